import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyBaseLogger } from 'fastify';
import { BusyError } from '#server/errors.ts';

/** Who asks for these wants to know that the process lives, and how it does. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics']);
const TELL_AGAIN_MILLISECONDS = 10_000;

/** When the process cannot keep up it turns visitors away, and tells so once in a while instead of for each of them. */
export function pressureLimits(log: FastifyBaseLogger): FastifyUnderPressureOptions {
  let turnedAway = 0;
  let toldAt = 0;
  return {
    maxEventLoopDelay: 3_000,
    pressureHandler: async (request, _reply, type) => {
      if (ALWAYS_ANSWERED.has(request.url)) return;
      turnedAway += 1;
      if (Date.now() - toldAt > TELL_AGAIN_MILLISECONDS) {
        log.warn({ type, turnedAway }, 'under pressure, rejecting requests');
        toldAt = Date.now();
        turnedAway = 0;
      }
      throw new BusyError();
    },
  };
}
