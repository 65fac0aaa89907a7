import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorReply } from '#domain/api.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: validated input, never the raw request's. */
export type Call<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};

const READS_PER_MINUTE = 600;
const WRITES_PER_MINUTE = 30;

/**
 * Mounts one endpoint of `domain/api.ts`: validates its input, runs the handler, checks the reply against its schema,
 * which drops every field that is not named there. Cached endpoints answer from the public cache.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  cache: PublicCache,
  endpoint: E,
  handle: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<z.input<E['reply']>>,
): void {
  const isRead = endpoint.method === 'GET';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.role],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status]: endpoint.reply, '4xx': errorReply },
    },
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    ...(endpoint.timeoutSeconds && { handlerTimeout: endpoint.timeoutSeconds * 1_000 }),
    config: {
      rateLimit: {
        max: endpoint.callsPerMinute ?? (isRead || endpoint.role === 'admin' ? READS_PER_MINUTE : WRITES_PER_MINUTE),
        timeWindow: '1 minute',
      },
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // Fastify has put the outputs of the schemas above into these three.
      const call = { params: request.params, query: request.query, body: request.body } as Call<E>;
      if (endpoint.cached) {
        const key = `${endpoint.path} ${JSON.stringify([call.params, call.query])}`;
        await cache.send(key, reply, async () => ({
          contentType: 'application/json; charset=utf-8',
          body: JSON.stringify(endpoint.reply.parse(await handle(call, request, reply))),
        }));
        return reply;
      }
      const { maxAgeSeconds } = endpoint;
      const caching = maxAgeSeconds === undefined ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
      reply.code(endpoint.status).header('cache-control', caching);
      return handle(call, request, reply);
    },
  });
}
