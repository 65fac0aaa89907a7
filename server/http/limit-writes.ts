import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HandlerTimeoutError } from '#server/errors.ts';

/**
 * Fastify takes the end of a body for the end of its visitor and then forgets its own `handlerTimeout`
 * (fastify/fastify#6725). From there on a write has this limit, which is just as long. Comes before the routes.
 */
export function limitWrites(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) return;
    route.preHandler = [limit, ...[route.preHandler ?? []].flat()];
  });
}

async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { handlerTimeout } = request.routeOptions;
  if (!handlerTimeout) return;
  const timer = setTimeout(() => {
    const message = 'The request timed out but may still have been processed. Please check before you try again.';
    if (!reply.sent) reply.send(new HandlerTimeoutError(message));
  }, handlerTimeout);
  reply.raw.once('close', () => clearTimeout(timer));
}
