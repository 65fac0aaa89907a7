import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import { BusyError } from '#server/errors.ts';

/** Probes must see that the process is alive, even under pressure. */
const ALWAYS_ANSWERED = new Set<string>([
  plainRoutes.health.path,
  plainRoutes.readiness.path,
  plainRoutes.metrics.path,
]);
const LOG_INTERVAL_MILLISECONDS = 10_000;

/** Rejects requests while the process is overloaded, and logs that at intervals instead of for each request. */
export function pressureLimits({ log, now }: Pick<BaseContext, 'log' | 'now'>): FastifyUnderPressureOptions {
  let turnedAway = 0;
  let loggedAt = 0;
  return {
    maxEventLoopDelay: 3_000,
    pressureHandler: async (request, _reply, type) => {
      if (ALWAYS_ANSWERED.has(request.url)) return;
      turnedAway += 1;
      const time = now().getTime();
      if (time - loggedAt > LOG_INTERVAL_MILLISECONDS) {
        log.warn({ type, turnedAway }, 'under pressure, rejecting requests');
        loggedAt = time;
        turnedAway = 0;
      }
      throw new BusyError();
    },
  };
}
