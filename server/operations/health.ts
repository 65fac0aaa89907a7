import cluster from 'node:cluster';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Context } from '#server/context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { DATABASE_MILLISECONDS, type Metrics, valueAfter } from './metrics.ts';
import { aggregate, type ProcessReport, READY, reportsOfAll } from './process-reports.ts';

/** What an operator's probes and monitoring ask for. */
export function healthRoutes(mountPlain: MountPlain, context: Context, metrics: Metrics): void {
  /** The process lives. */
  mountPlain(plainRoutes.health, async (_query, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  /** It can serve: not stopping, the index is there, and the database answers. */
  mountPlain(plainRoutes.readiness, async (_query, reply) => {
    reply.header('cache-control', 'no-store');
    const status = await readiness(context);
    return reply.code(status === READY ? 200 : 503).send({ status, ...(cluster.isWorker && { process: process.pid }) });
  });

  if (context.env.METRICS_PORT !== undefined) return;
  mountPlain(plainRoutes.metrics, async (_query, reply) => {
    const text = cluster.isWorker ? await aggregate(await reportsOfAll()) : await metrics.text();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** What this process says of itself to those who ask for all. */
export async function reportOf(context: Context, metrics: Metrics): Promise<ProcessReport> {
  return { process: process.pid, status: await readiness(context), metrics: await metrics.values() };
}

async function readiness({ changes, database, state }: Context): Promise<string> {
  if (state.stopping) return 'stopping';
  if (!changes.isLoaded) return 'loading the index';
  return (await databaseProblem(database.pool.query('select 1'))) ?? READY;
}

async function databaseProblem(answer: Promise<unknown>): Promise<string | undefined> {
  const fine = answer.then(
    () => undefined,
    () => 'database unreachable',
  );
  return Promise.race([fine, valueAfter(DATABASE_MILLISECONDS, 'database not responding')]);
}
