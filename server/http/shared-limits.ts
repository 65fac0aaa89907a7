import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#domain/api.ts';
import { paths } from '#domain/paths.ts';
import { TooManyRequestsError } from '#server/errors.ts';

/** Writes that count as one, however a network sends them: the limits of routes count each route apart. */
const SHARED_LIMITS: { addresses: string[]; limits: { max: number; timeWindow: string }[] }[] = [
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

/** Limits how often one network writes to any of several addresses. Needs `@fastify/rate-limit`; comes before the routes. */
export function shareLimits(app: FastifyInstance): void {
  for (const { addresses, limits } of SHARED_LIMITS) {
    const counters = limits.map((limit) => app.createRateLimit(limit));
    const refuseTooMany = async (request: FastifyRequest, reply: FastifyReply) => {
      for (const count of counters) {
        const limit = await count(request);
        if (limit.isAllowed || !limit.isExceeded) continue;
        reply.header('retry-after', limit.ttlInSeconds);
        throw new TooManyRequestsError();
      }
    };
    app.addHook('onRoute', (route) => {
      if (route.method !== 'POST' || !addresses.includes(route.url)) return;
      route.onRequest = [refuseTooMany, ...[route.onRequest ?? []].flat()];
    });
  }
}
