import { plainRoutes } from '#domain/plain-routes.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { countMails } from '#server/mail/queries.ts';

const ANSWER_MILLISECONDS = 2_000;

/** What an operator's probes and monitoring ask for. */
export function healthRoutes(mountPlain: MountPlain, { database, state }: Context, cache: PublicCache): void {
  /** The process lives. */
  mountPlain(plainRoutes.health, async (_query, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  /** It can serve: not stopping, and the database answers. */
  mountPlain(plainRoutes.readiness, async (_query, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = state.stopping ? 'stopping' : await databaseProblem(database.pool.query('select 1'));
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).send({ status: problem });
  });

  /** Counters in the text format that Prometheus reads. */
  mountPlain(plainRoutes.metrics, async (_query, reply) => {
    const { heapUsed, rss } = process.memoryUsage();
    // Without an answer of the database the others are told all the same.
    const mails = await Promise.race([countMails(database.pool).catch(() => undefined), late(undefined)]);
    const figures = {
      inspectory_cache_hits_total: cache.hits,
      inspectory_cache_misses_total: cache.misses,
      inspectory_cache_bytes: cache.bytes,
      inspectory_heap_bytes: heapUsed,
      inspectory_resident_bytes: rss,
      inspectory_cpu_seconds_total: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      ...(mails && { inspectory_mails_waiting: mails.waiting, inspectory_mails_dead: mails.dead }),
    };
    const lines = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}

async function databaseProblem(answer: Promise<unknown>): Promise<string | undefined> {
  const fine = answer.then(
    () => undefined,
    () => 'database unreachable',
  );
  return Promise.race([fine, late('database not responding')]);
}

/** For whoever does not wait any longer for an answer of the database. */
function late<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ANSWER_MILLISECONDS).unref();
  });
}
