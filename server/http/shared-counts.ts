import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { BaseContext } from '#server/base-context.ts';
import type { SharedCounts } from './rate-limits.ts';

const REDIS_MILLISECONDS = 1_000;

/**
 * Where all processes count the writes of a network together: in Redis if there is one, else in PostgreSQL. The embedded database
 * serves one process, which counts in its memory. The connection to Redis ends with the app.
 */
export async function sharedCounts(
  app: FastifyInstance,
  { env, database, log }: Pick<BaseContext, 'env' | 'database' | 'log'>,
): Promise<SharedCounts | undefined> {
  if (env.REDIS_URL !== undefined) {
    const { Redis } = await import('ioredis');
    const redis = new Redis(env.REDIS_URL, {
      connectTimeout: REDIS_MILLISECONDS,
      commandTimeout: REDIS_MILLISECONDS,
      maxRetriesPerRequest: 0,
      // Who waits for a connection is a visitor.
      enableOfflineQueue: false,
    });
    redis.on('error', (error: Error & { code?: string }) => log.debug({ fault: error.code ?? error.name }, 'Redis'));
    app.addHook('onClose', async () => redis.disconnect());
    return { redis, nameSpace: 'inspectory-limit-' };
  }
  return database.kind === 'postgresql' ? { store: storeIn(database.pool) } : undefined;
}

/** A store of the rate limiter: one statement for each count. A window begins with its first count. */
function storeIn(pool: Pool): FastifyRateLimitStoreCtor {
  return class StoredCounts implements FastifyRateLimitStore {
    incr(...[key, done, milliseconds]: Parameters<FastifyRateLimitStore['incr']>): void {
      pool
        .query<{ current: number; ttl: number }>(
          `insert into rate_limits as l (key, count, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
           on conflict (key) do update set
             count = case when l.ends_at <= now() then 1 else l.count + 1 end,
             ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
           returning count as current, ceil(extract(epoch from ends_at - now()) * 1000)::int as ttl`,
          [key, milliseconds],
        )
        .then(({ rows }) => done(null, rows[0]), done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
