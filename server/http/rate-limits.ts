import { createHmac } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { pagePatterns } from '#domain/paths.ts';
import { TooManyRequestsError } from '#server/errors.ts';
import { clientNetwork } from './security.ts';

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
/** A store that takes longer is not waited for. */
const STORE_MILLISECONDS = 1_000;
/** So long it is not asked again after a failure. */
const PAUSE_MILLISECONDS = 5_000;

type Count = (request: FastifyRequest) => Promise<void>;
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

/** Where all processes count together: in the database, or in Redis by the store of the plugin. */
export type SharedCounts = { store: FastifyRateLimitStoreCtor } | { redis: unknown; nameSpace: string };

/**
 * Reads are counted by each process alone. Writes are counted in `shared`, if there is one, and while that fails by each process
 * alone, too: a limit must not stop the site. `secret` hashes the networks.
 */
export async function rateLimits(
  app: FastifyInstance,
  { shared, secret, log }: { shared: SharedCounts | undefined; secret: string; log: FastifyBaseLogger },
): Promise<RateLimits> {
  const own = await limiterIn(app, {});
  const common = shared && (await limiterIn(app, shared));
  const outage = new Outage(log);

  const counter = (name: string, limit: Limit, isShared: boolean): Count => {
    const countAlone = own({ ...limit, keyGenerator: ({ ip }) => clientNetwork(ip) });
    const countTogether =
      isShared &&
      common?.({
        ...limit,
        keyGenerator: ({ ip }) => hash(secret, `${name} ${limit.timeWindow} ${clientNetwork(ip)}`),
      });
    return async (request) => {
      const counted = countTogether ? await outage.orElse(() => countTogether(request)) : undefined;
      const limited = counted ?? (await countAlone(request));
      if (!limited.isAllowed && limited.isExceeded) throw new TooManyRequestsError(limited.ttlInSeconds);
    };
  };
  const inTurn = (counters: Count[]): Count => {
    return async (request) => {
      for (const count of counters) await count(request);
    };
  };

  const countSignIn = inTurn(SIGN_IN.limits.map((limit) => counter('sign-in', limit, true)));
  const countForm = inTurn(FORM_LIMITS.map((limit) => counter('forms', limit, true)));
  return {
    calls: ({ method, path, callsPerMinute: max }) => [
      ...(method === 'POST' && SIGN_IN.paths.includes(path) ? [countSignIn] : []),
      ...(max === undefined ? [] : [counter(`${method} ${path}`, { max, timeWindow: '1 minute' }, method !== 'GET')]),
    ],
    forms: ({ method, path }) => (method === 'POST' && FORM_CALLS.includes(path) ? [countForm] : []),
    countForm,
  };
}

export const noRateLimits: RateLimits = { calls: () => [], forms: () => [], countForm: async () => undefined };

/** The function of the plugin that counts. In a scope of its own, because a scope has one store. */
async function limiterIn(app: FastifyInstance, settings: object): Promise<FastifyInstance['createRateLimit']> {
  let limiter: FastifyInstance['createRateLimit'] | undefined;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...settings });
    limiter = scope.createRateLimit;
  });
  if (limiter === undefined) throw new Error('The rate limiter was not registered.');
  return limiter;
}

function hash(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url');
}

/** Notices that a store fails, logs it once, and lets it rest for a moment. */
class Outage {
  readonly #log: FastifyBaseLogger;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #isLogged = false;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** The result of `work`, or undefined while it fails. */
  async orElse<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined;
    try {
      const result = await inTime(work());
      if (this.#isLogged) this.#log.info('limits are counted by all processes together again');
      this.#isLogged = false;
      return result;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MILLISECONDS;
      const { name, code } = error as Error & { code?: string };
      if (!this.#isLogged) this.#log.warn({ fault: code ?? name }, 'each process counts limits alone: the store fails');
      this.#isLogged = true;
      return undefined;
    }
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The store takes too long.')), STORE_MILLISECONDS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
