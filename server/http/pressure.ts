import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import { BusyError } from '#server/errors.ts';

/** Monitoring wants to know that the process lives, and how it does. */
const ALWAYS_ANSWERED = new Set<string>([
  plainRoutes.health.path,
  plainRoutes.readiness.path,
  plainRoutes.metrics.path,
]);
const LOG_INTERVAL_MILLISECONDS = 10_000;

/** When the process cannot keep up it turns visitors away, and logs it once in a while instead of for each of them. */
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
