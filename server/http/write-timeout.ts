import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlerTimeoutError } from '#server/errors.ts';

/**
 * Fastify mistakes the end of a request body for a closed connection and then cancels its own `handlerTimeout`
 * (fastify/fastify#6725). This hook applies the same limit to writes.
 */
export async function limitWriteTime(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { handlerTimeout } = request.routeOptions;
  if (!handlerTimeout) return;
  const timer = setTimeout(() => {
    const message = 'The request timed out but may still have been processed. Please check before you try again.';
    if (!reply.sent) reply.send(new HandlerTimeoutError(message));
  }, handlerTimeout);
  reply.raw.once('close', () => clearTimeout(timer));
}
