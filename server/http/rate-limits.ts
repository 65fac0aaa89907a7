import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { pagePatterns } from '#domain/paths.ts';
import { TooManyRequestsError } from '#server/errors.ts';

type Limit = { max: number; timeWindow: string };

/** Routes that share one limit. */
const SHARED_LIMITS: { paths: string[]; limits: Limit[] }[] = [
  { paths: [api.signIn.path, pagePatterns.signIn], limits: [{ max: 30, timeWindow: '1 minute' }] },
  // Each of these sends emails, one of them to an address that the visitor enters.
  {
    paths: [
      api.createServiceRequest.path,
      api.createContactMessage.path,
      api.registerCompany.path,
      pagePatterns.requestQuote,
      pagePatterns.about,
      pagePatterns.pricing,
      pagePatterns.register,
    ],
    limits: [
      { max: 10, timeWindow: '1 minute' },
      { max: 60, timeWindow: '1 hour' },
    ],
  },
];

/** The hooks that limit how often one network may call a route. */
export type RateLimits = (route: Pick<Route, 'method' | 'path' | 'callsPerMinute'>) => onRequestAsyncHookHandler[];

/** Needs the plugin `@fastify/rate-limit`. */
export function rateLimits(app: FastifyInstance): RateLimits {
  const shared = SHARED_LIMITS.map(({ paths, limits }) => ({ paths, hook: sharedLimit(app, limits) }));
  return ({ method, path, callsPerMinute }) => [
    ...shared.filter(({ paths }) => method === 'POST' && paths.includes(path)).map(({ hook }) => hook),
    ...(callsPerMinute === undefined ? [] : [app.rateLimit({ max: callsPerMinute, timeWindow: '1 minute' })]),
  ];
}

export const noRateLimits: RateLimits = () => [];

function sharedLimit(app: FastifyInstance, limits: Limit[]): onRequestAsyncHookHandler {
  const counters = limits.map((limit) => app.createRateLimit(limit));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    for (const count of counters) {
      const limit = await count(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw new TooManyRequestsError();
    }
  };
}
