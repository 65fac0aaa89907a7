import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import { paths } from '#domain/paths.ts';
import { TooManyRequestsError } from '#server/errors.ts';

/** Writes that count as one, however a network sends them: the limits of routes count each route apart. */
const SHARED_LIMITS = [
  { addresses: [api.signIn.path, paths.signIn], limits: [{ max: 30, timeWindow: '1 minute' }] },
  // Each of these makes mails, one of them to an address that the visitor names.
  {
    addresses: [
      api.createServiceRequest.path,
      api.createContactMessage.path,
      api.registerCompany.path,
      '/company/:id/request',
      paths.about,
      paths.pricing,
      paths.register,
    ],
    limits: [
      { max: 10, timeWindow: '1 minute' },
      { max: 60, timeWindow: '1 hour' },
    ],
  },
];

/** Limits how often one network writes to any of several addresses. Needs `@fastify/rate-limit`. */
export function shareLimits(app: FastifyInstance): void {
  const shared = SHARED_LIMITS.map(({ addresses, limits }) => ({
    addresses: new Set<string | undefined>(addresses),
    counters: limits.map((limit) => app.createRateLimit(limit)),
  }));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    for (const { addresses, counters } of shared) {
      if (!addresses.has(request.routeOptions.url)) continue;
      for (const count of counters) {
        const limit = await count(request);
        if (limit.isAllowed || !limit.isExceeded) continue;
        reply.header('retry-after', limit.ttlInSeconds);
        throw new TooManyRequestsError();
      }
    }
  });
}
