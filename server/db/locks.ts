import { type Database, inTransaction, type Queryable } from './database.ts';

/** All advisory locks. The numbers are arbitrary but unique. */
const LOCKS = {
  migrations: 724_108,
  changes: 724_109,
  demoData: 724_110,
  imports: 724_111,
  firstAdmin: 724_112,
  identities: 724_113,
  sender: 724_114,
  recipientCompany: 724_115,
  buyerNews: 724_116,
  members: 724_117,
  jobs: 724_118,
} as const;

/**
 * Waits for a lock that ends with the transaction. With `key`, only transactions with the same lock and the same key
 * wait for each other; case is ignored.
 */
export async function lock(client: Queryable, name: keyof typeof LOCKS, key?: string): Promise<void> {
  if (key === undefined) await client.query('select pg_advisory_xact_lock($1::int8)', [LOCKS[name]]);
  else await client.query('select pg_advisory_xact_lock($1::int, hashtext(lower($2)))', [LOCKS[name], key]);
}

/**
 * Runs `work` unless another process is running it; a process that dies releases the lock. The lock belongs to a transaction
 * that does nothing else, because a pooler such as PgBouncer hands out connections by transaction.
 */
export async function unlessLocked(
  { kind, pool }: Database,
  name: keyof typeof LOCKS,
  key: string,
  work: () => Promise<unknown>,
): Promise<void> {
  // It serves one process, and has one connection.
  if (kind === 'embedded') {
    await work();
    return;
  }
  await inTransaction(pool, async (client) => {
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1::int, hashtext($2)) as "isFree"',
      [LOCKS[name], key],
    );
    if (rows[0]?.isFree) await work();
  });
}
