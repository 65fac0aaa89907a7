import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlerTimeoutError } from '#server/errors.ts';

/**
 * Fastify takes the end of a body for the end of its visitor and then drops its own `handlerTimeout`
 * (fastify/fastify#6725). From there on this hook gives a write the same time.
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
