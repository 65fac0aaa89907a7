import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { pagePatterns } from '#domain/paths.ts';
import { TooManyRequestsError } from '#server/errors.ts';

type Limit = { max: number; timeWindow: string };

/** Both ways to sign in share one limit, and each attempt counts. */
const SIGN_IN: { paths: string[]; limits: Limit[] } = {
  paths: [api.signIn.path, pagePatterns.signIn],
  limits: [{ max: 30, timeWindow: '1 minute' }],
};
/** The forms send emails, one of them to an address that the visitor enters. They share one limit, as calls and as pages. */
const FORM_CALLS: string[] = [api.createServiceRequest.path, api.createContactMessage.path, api.registerCompany.path];
const FORM_LIMITS: Limit[] = [
  { max: 10, timeWindow: '1 minute' },
  { max: 60, timeWindow: '1 hour' },
];

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type LimitedRoute = Pick<Route, 'method' | 'path' | 'callsPerMinute'>;

/** The limits of what one network may do. */
export type RateLimits = {
  /** Hooks that count each call of a route. */
  calls: (route: LimitedRoute) => onRequestAsyncHookHandler[];
  /** Hooks that count only the calls of a route whose input is valid. */
  forms: (route: LimitedRoute) => Count[];
  /** The same for a form that was sent to a page. */
  countForm: Count;
};

/** Needs the plugin `@fastify/rate-limit` with `refusal`. */
export function rateLimits(app: FastifyInstance): RateLimits {
  const countSignIn = counter(app, SIGN_IN.limits);
  const countForm = counter(app, FORM_LIMITS);
  return {
    calls: ({ method, path, callsPerMinute }) => [
      ...(method === 'POST' && SIGN_IN.paths.includes(path) ? [countSignIn] : []),
      ...(callsPerMinute === undefined ? [] : [app.rateLimit({ max: callsPerMinute, timeWindow: '1 minute' })]),
    ],
    forms: ({ method, path }) => (method === 'POST' && FORM_CALLS.includes(path) ? [countForm] : []),
    countForm,
  };
}

export const noRateLimits: RateLimits = { calls: () => [], forms: () => [], countForm: async () => undefined };

/** What the plugin throws for a route that is called too often. */
export function refusal(_request: FastifyRequest, { ttl }: { ttl: number }): Error {
  return new TooManyRequestsError(Math.ceil(ttl / 1_000));
}

function counter(app: FastifyInstance, limits: Limit[]): Count {
  const counters = limits.map((limit) => app.createRateLimit(limit));
  return async (request) => {
    for (const count of counters) {
      const limit = await count(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      throw new TooManyRequestsError(limit.ttlInSeconds);
    }
  };
}
