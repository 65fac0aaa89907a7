import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorReply } from '#domain/api.ts';
import type { Endpoint, PlainRoute } from '#domain/endpoint.ts';
import { parseId } from '#domain/validation.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Protect } from './protection.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The validated input of a handler. */
type Call<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};

/** The reply of a cached endpoint that its handler has written: JSON of what the schema names, and of nothing else. */
export class WrittenReply {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Reply<E extends Endpoint> = z.input<E['reply']> | (E['cached'] extends true ? WrittenReply : never);

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Reply<E>>,
) => void;
export type MountPlain = <Query extends z.ZodType = z.ZodUnknown>(
  route: PlainRoute,
  handle: (query: z.output<Query>, reply: FastifyReply, request: FastifyRequest) => Promise<unknown>,
  querySchema?: Query,
) => void;

const READS_PER_MINUTE = 600;
const WRITES_PER_MINUTE = 30;

/**
 * Mounts an endpoint of `domain/api.ts`: guard and limits (`protect`), validation of the input, the handler, and the
 * reply schema, which drops every field that it does not name. Cached endpoints answer from the public cache.
 */
export function mountWith(app: FastifyInstance, { protect, cache }: { protect: Protect; cache: PublicCache }): Mount {
  return (endpoint, handle) => {
    const isFrequent = endpoint.method === 'GET' || endpoint.role !== 'visitor';
    const { callsPerMinute = isFrequent ? READS_PER_MINUTE : WRITES_PER_MINUTE } = endpoint;
    app.route({
      ...protect({ ...endpoint, callsPerMinute }),
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { [endpoint.status]: endpoint.reply, '4xx': errorReply },
      },
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        // Fastify has replaced these three by the outputs of the schemas above.
        const call = { params: request.params, query: request.query, body: request.body } as Call<typeof endpoint>;
        if (endpoint.cached) {
          const key = `${endpoint.path} ${JSON.stringify([call.params, call.query])}`;
          const make = async () => {
            const made = await handle(call, request, reply);
            const body = made instanceof WrittenReply ? made.text : JSON.stringify(endpoint.reply.parse(made));
            return { contentType: 'application/json; charset=utf-8', body };
          };
          await cache.send(key, reply, make, { about: companyOf(endpoint.path, call.params) });
          return reply;
        }
        const { maxAgeSeconds } = endpoint;
        const caching = maxAgeSeconds === undefined ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
        reply.code(endpoint.status).header('cache-control', caching);
        return handle(call, request, reply);
      },
    });
  };
}

/** The one company that a call is about. */
function companyOf(path: string, params: unknown): number | undefined {
  return path.startsWith('/api/companies/:id') ? parseId((params as { id: string }).id) : undefined;
}

/** Mounts a route of `domain/plain-routes.ts` behind the same guards and limits. */
export function mountPlainWith(app: FastifyInstance, { protect }: { protect: Protect }): MountPlain {
  return (route, handle, querySchema) => {
    const { contentType = 'text/plain' } = route;
    app.route({
      ...protect(route),
      method: route.method,
      url: route.path,
      schema: {
        ...(querySchema && { querystring: querySchema }),
        ...(route.tag && {
          response: { 200: { content: { [contentType]: { schema: z.string() } } }, '4xx': errorReply },
        }),
      },
      handler: (request, reply) => handle(request.query as z.output<NonNullable<typeof querySchema>>, reply, request),
    });
  };
}
