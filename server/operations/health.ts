import { plainRoutes } from '#domain/plain-routes.ts';
import type { Context } from '#server/context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { DATABASE_MILLISECONDS, type Metrics, valueAfter } from './metrics.ts';

/** What an operator's probes and monitoring ask for. */
export function healthRoutes(
  mountPlain: MountPlain,
  { changes, database, env, state }: Context,
  metrics: Metrics,
): void {
  /** The process lives. */
  mountPlain(plainRoutes.health, async (_query, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  /** It can serve: not stopping, the index is there, and the database answers. */
  mountPlain(plainRoutes.readiness, async (_query, reply) => {
    reply.header('cache-control', 'no-store');
    const starting = changes.isLoaded ? undefined : 'loading the index';
    const problem = state.stopping
      ? 'stopping'
      : (starting ?? (await databaseProblem(database.pool.query('select 1'))));
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).send({ status: problem });
  });

  if (env.METRICS_PORT !== undefined) return;
  mountPlain(plainRoutes.metrics, async (_query, reply) => {
    const text = await metrics.text();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}

async function databaseProblem(answer: Promise<unknown>): Promise<string | undefined> {
  const fine = answer.then(
    () => undefined,
    () => 'database unreachable',
  );
  return Promise.race([fine, valueAfter(DATABASE_MILLISECONDS, 'database not responding')]);
}
