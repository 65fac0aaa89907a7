import type { Queryable } from '#server/db/database.ts';

/** Any constants: the first number of a lock of two says what the second is made from. */
const LOCKS = { sender: 724_110, company: 724_111 };

/**
 * Those who send under one address, or to one company, wait for each other until the end of the transaction: whoever counts
 * what was sent so far then misses none. Take the turn of the sender first.
 */
export async function lockSender(client: Queryable, of: keyof typeof LOCKS, who: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1::int, hashtext(lower($2)))', [LOCKS[of], who]);
}
