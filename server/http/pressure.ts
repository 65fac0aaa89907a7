import type { FastifyInstance } from 'fastify';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import { BusyError } from '#server/errors.ts';
import { waitingConnections } from './waiting-connections.ts';

/** Probes must see that the process is alive, even under pressure. */
const ALWAYS_ANSWERED = new Set<string>([
  plainRoutes.health.path,
  plainRoutes.readiness.path,
  plainRoutes.metrics.path,
]);
/** Who is turned away has waited about so long. */
const MAX_WAIT_MILLISECONDS = 220;
/** With fewer requests a delay is a hiccup of the machine, and the next answer is near. */
const MIN_REQUESTS = 24;
const TICK_MILLISECONDS = 50;
const LOG_INTERVAL_MILLISECONDS = 10_000;

type Options = Pick<BaseContext, 'log' | 'now'> & {
  /** Files cost nearly nothing, and a page without them is none. */
  isFile: (path: string) => boolean;
};

/** Turns requests away while they would wait too long, and logs that at intervals instead of for each of them. */
export function refuseUnderPressure(app: FastifyInstance, { log, now, isFile }: Options): void {
  let inProgress = 0;
  const wait = eventLoopWait(app, () => inProgress);
  let turnedAway = 0;
  let loggedAt = 0;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (ALWAYS_ANSWERED.has(url) || isFile(url)) return;
    const { milliseconds, requests } = wait();
    if (milliseconds <= MAX_WAIT_MILLISECONDS || requests < MIN_REQUESTS) {
      inProgress += 1;
      reply.raw.once('close', () => {
        inProgress -= 1;
      });
      return;
    }
    turnedAway += 1;
    const time = now().getTime();
    if (time - loggedAt > LOG_INTERVAL_MILLISECONDS) {
      log.warn({ waited: Math.round(milliseconds), inProgress, turnedAway }, 'under pressure, rejecting requests');
      loggedAt = time;
      turnedAway = 0;
    }
    throw new BusyError();
  });
}

/** How long a request has waited at most, and how many requests that says something about. */
type Wait = { milliseconds: number; requests: number };

/**
 * How long the present request has waited for the event loop: behind those that were read before it in this turn, during the
 * turn before, which made a timer late, or to be accepted.
 */
function eventLoopWait(app: FastifyInstance, inProgress: () => number): () => Wait {
  const queue = acceptQueue(app);
  let due = performance.now() + TICK_MILLISECONDS;
  let late = 0;
  const timer = setInterval(() => {
    late = performance.now() - due;
    due = performance.now() + TICK_MILLISECONDS;
  }, TICK_MILLISECONDS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  let began = 0;
  let count = 0;
  return () => {
    if (count === 0) {
      began = performance.now();
      setImmediate(() => {
        count = 0;
      });
    }
    count += 1;
    const waiting = queue();
    return {
      // Who is answered late in this turn has waited for the one before, too, which is about as long.
      milliseconds: Math.max(late, 2 * Math.max(performance.now() - began, waiting.milliseconds)),
      requests: Math.max(count - 1, inProgress(), waiting.requests),
    };
  };
}

/**
 * Node accepts a few connections in a turn of its event loop (listen.ts). While each turn has one, others may be waiting, and once
 * accepted each waits as long again to be read. Where a few visitors come again and again each turn has one, too: the system knows
 * how many are waiting.
 */
function acceptQueue(app: FastifyInstance): () => Wait {
  let began = 0;
  let accepted = 0;
  let isInTurn = false;
  /** The most that were found waiting meanwhile, and when that was asked. */
  let waiting = 0;
  let asked = 0;
  const nextTurn = () => {
    if (!isInTurn) accepted = 0;
    else setImmediate(nextTurn);
    isInTurn = false;
  };
  app.server.on('connection', () => {
    if (accepted === 0) {
      began = performance.now();
      waiting = 0;
      setImmediate(nextTurn);
    }
    accepted += 1;
    isInTurn = true;
  });
  return () => {
    if (accepted === 0) return { milliseconds: 0, requests: 0 };
    const time = performance.now();
    if (time - asked > TICK_MILLISECONDS) {
      const address = app.server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      waiting = Math.max(waiting, waitingConnections(port) ?? Number.POSITIVE_INFINITY);
      asked = time;
    }
    return { milliseconds: time - began, requests: Math.min(accepted, waiting) };
  };
}
