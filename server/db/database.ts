import { join } from 'node:path';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Env } from '#server/env.ts';
import { isDatabaseUnavailable } from '#server/errors.ts';
import { lockDataDirectory } from './data-directory.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { primaryReads, type Reads, Replicas } from './replicas.ts';
import { UnpreparedClient } from './unprepared-client.ts';

/** Runs a statement: the pool, or the connection of a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

export type Database = {
  kind: 'embedded' | 'postgresql';
  pool: Pool;
  /** For the lists of admins: few connections, so that visitors find the others free. The embedded database has one session. */
  adminPool: Pool;
  /** For what belongs to a connection and not to a transaction, such as LISTEN: past a pooler. */
  direct: Pool;
  /** For what visitors read, which may be half a second old. */
  reads: Reads;
  close: () => Promise<void>;
};

// count(*) and bigint ids stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
// A day is a text such as "2026-11-22": a Date would be midnight in the time zone of this machine.
types.setTypeParser(types.builtins.DATE, String);

const CLIENT_TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 } satisfies PoolConfig;

/** What the server is asked for when a connection begins. A pooler by transaction admits none of it. */
const SESSION = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Compiling a statement takes longer than any of ours takes without.
  options: '-c jit=off',
} satisfies PoolConfig;

/** Then the primary is asked. */
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 } satisfies PoolConfig;

/** A list that takes longer is narrowed by its admin. */
const ADMIN_LIMITS = { max: 2, query_timeout: 6_000, statement_timeout: 5_000 } satisfies PoolConfig;

/** Where the database is. */
type DatabaseOptions = {
  databaseUrl?: string | undefined;
  /** Of a PostgreSQL server behind a pooler: past it. */
  directUrl?: string | undefined;
  replicaUrls?: readonly string[] | undefined;
  dataDirectory: string;
  /** Whether the embedded database answers a write before it is on disk. */
  isRelaxed?: boolean;
  onError: (error: Error) => void;
};

/** As the settings say. */
export function databaseOptions(env: Env): Omit<DatabaseOptions, 'onError'> {
  return {
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrls: env.DATABASE_READ_URL,
    dataDirectory: env.DATA_DIR,
    isRelaxed: env.EMBEDDED_SYNC === 'off',
  };
}

/** Opens PostgreSQL at `databaseUrl`, else the embedded one (PGlite) in `dataDirectory`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, onError } = options;
  if (databaseUrl !== undefined) return openPostgresql({ ...options, databaseUrl });
  const unlock = lockDataDirectory(dataDirectory);
  const { pool, close } = await openEmbeddedDatabase(join(dataDirectory, 'database'), options);
  pool.on('error', onError);
  return {
    kind: 'embedded',
    pool,
    adminPool: pool,
    direct: pool,
    reads: primaryReads(pool),
    close: async () => {
      await close();
      unlock();
    },
  };
}

function openPostgresql({
  databaseUrl,
  directUrl,
  replicaUrls = [],
  onError,
}: DatabaseOptions & { databaseUrl: string }): Database {
  const isPooled = directUrl !== undefined;
  const pools: Pool[] = [];
  const open = (connectionString: string, settings: PoolConfig) => {
    const pool = new Pool({ connectionString, application_name: 'inspectory', ...CLIENT_TIMEOUTS, ...settings });
    // A pool replaces a broken idle connection; without a listener its error would end the process.
    pool.on('error', onError);
    pools.push(pool);
    return pool;
  };
  const shared: PoolConfig = { max: 10, ...(isPooled ? { Client: UnpreparedClient } : SESSION) };

  const pool = open(databaseUrl, shared);
  const adminPool = open(directUrl ?? databaseUrl, { ...SESSION, ...ADMIN_LIMITS });
  const direct = isPooled ? open(directUrl, { ...SESSION, max: 1 }) : pool;
  const openReplica = (url: string) => open(url, { ...shared, ...REPLICA_TIMEOUTS });
  const replicas = replicaUrls.length === 0 ? undefined : new Replicas(pool, replicaUrls.map(openReplica));
  const close = async () => {
    replicas?.stop();
    await Promise.all(pools.map((one) => one.end()));
  };
  return { kind: 'postgresql', pool, adminPool, direct, reads: replicas ?? primaryReads(pool), close };
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
