import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { DATABASE_MILLISECONDS, type Metrics, valueAfter } from './metrics.ts';

/** What an operator's probes and monitoring ask for. */
export function healthRoutes(app: FastifyInstance, { database, state }: Context, metrics: Metrics): void {
  /** The process lives. */
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  /** It can serve: not stopping, and the database answers. */
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = state.stopping ? 'stopping' : await databaseProblem(database.pool.query('select 1'));
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).send({ status: problem });
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
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
