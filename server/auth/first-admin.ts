import type { Pool } from 'pg';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { hashPassword, randomPassword } from './passwords.ts';

const DEFAULT_EMAIL = 'admin@localhost';

/** How to sign in for the first time; `password` only when it was made here and must be told once. */
export type FirstAdmin = { email: string; password?: string };

/**
 * Makes the first admin where there is none (decision 19): from ADMIN_EMAIL and ADMIN_PASSWORD, else with a random
 * password, which is returned this once and kept nowhere. Undefined when there is an admin.
 */
export async function ensureFirstAdmin(
  pool: Pool,
  env: { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined },
): Promise<FirstAdmin | undefined> {
  return inTransaction(pool, async (client) => {
    // Two processes that start at once make one admin.
    await lock(client, 'firstAdmin');
    const { rows } = await client.query('select 1 from users where is_admin limit 1');
    if (rows.length > 0) return undefined;
    const email = env.ADMIN_EMAIL ?? DEFAULT_EMAIL;
    const password = env.ADMIN_PASSWORD ?? randomPassword();
    const { rows: added } = await client.query<{ id: number }>(
      'insert into users (email, is_admin, password_hash) values ($1, true, $2) returning id',
      [email, await hashPassword(password)],
    );
    const id = added[0]?.id ?? 0;
    await writeAudit(client, { actor: 'first start', action: 'user.make-admin', entity: { id, name: email } });
    return env.ADMIN_PASSWORD === undefined ? { email, password } : { email };
  });
}
