import type { Queryable } from './database.ts';

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
} as const;

/**
 * Waits for a lock that ends with the transaction. With `key`, only transactions with the same lock and the same key
 * wait for each other; case is ignored.
 */
export async function lock(client: Queryable, name: keyof typeof LOCKS, key?: string): Promise<void> {
  if (key === undefined) await client.query('select pg_advisory_xact_lock($1::int8)', [LOCKS[name]]);
  else await client.query('select pg_advisory_xact_lock($1::int, hashtext(lower($2)))', [LOCKS[name], key]);
}
