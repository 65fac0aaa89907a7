import { join } from 'node:path';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { isDatabaseUnavailable } from '#server/errors.ts';
import { lockDataDirectory } from './data-directory.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

/** Runs a statement: the pool, or the connection of a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

export type Database = {
  kind: 'embedded' | 'postgresql';
  pool: Pool;
  /** For the lists of admins: few connections, so that visitors find the others free. The embedded database has one session. */
  adminPool: Pool;
  close: () => Promise<void>;
};

// count(*) and bigint ids stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
// A day is a text such as "2026-11-22": a Date would be midnight in the time zone of this machine.
types.setTypeParser(types.builtins.DATE, String);

const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies PoolConfig;

/** Compiling a statement takes longer than any of ours takes without. */
const WITHOUT_COMPILATION = '-c jit=off';

/** A list that takes longer is narrowed by its admin. */
const ADMIN_LIMITS = { max: 2, query_timeout: 6_000, statement_timeout: 5_000 } satisfies PoolConfig;

/** Opens PostgreSQL at `databaseUrl`, else the embedded one (PGlite) in `dataDirectory`. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDirectory: string;
  onError: (error: Error) => void;
}): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const settings = {
      connectionString: options.databaseUrl,
      application_name: 'inspectory',
      options: WITHOUT_COMPILATION,
      ...TIMEOUTS,
    };
    const pool = new Pool({ ...settings, max: 10 });
    const adminPool = new Pool({ ...settings, ...ADMIN_LIMITS });
    const close = async () => {
      await Promise.all([pool.end(), adminPool.end()]);
    };
    // A pool replaces a broken idle connection; without a listener its error would end the process.
    for (const one of [pool, adminPool]) one.on('error', options.onError);
    return { kind: 'postgresql', pool, adminPool, close };
  }
  const unlock = lockDataDirectory(options.dataDirectory);
  const { pool, close } = await openEmbeddedDatabase(join(options.dataDirectory, 'database'), options.onError);
  pool.on('error', options.onError);
  return {
    kind: 'embedded',
    pool,
    adminPool: pool,
    close: async () => {
      await close();
      unlock();
    },
  };
}

/** What runs after the commits of the transactions that are open. */
const afterCommits = new WeakMap<Queryable, Set<() => void>>();

/** Runs `work` after the commit of the transaction, at once if there is none, and never after a rollback. */
export function afterCommit(client: Queryable, work: () => void): void {
  const transaction = afterCommits.get(client);
  if (transaction === undefined) work();
  else transaction.add(work);
}

/** Runs `work` in one transaction: all of it is stored when this returns, none of it when this throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, async (client, giveUp) => {
    try {
      await client.query('begin');
      const followUps = new Set<() => void>();
      afterCommits.set(client, followUps);
      const result = await work(client).finally(() => afterCommits.delete(client));
      await client.query('commit');
      for (const followUp of followUps) followUp();
      return result;
    } catch (error) {
      // A rollback on an unresponsive connection would wait for another timeout; the database rolls back by itself.
      if (error instanceof Error && isDatabaseUnavailable(error)) giveUp(error);
      else await client.query('rollback').catch(giveUp);
      throw error;
    }
  });
}

/** Lends a connection and returns it to the pool, unless it was lost. */
async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient, giveUp: (error: Error) => void) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  // A lost connection emits an error event; without a listener it would end the process.
  const giveUp = (error: Error) => {
    lost = error;
  };
  client.on('error', giveUp);
  try {
    return await work(client, giveUp);
  } finally {
    client.off('error', giveUp);
    client.release(lost);
  }
}
