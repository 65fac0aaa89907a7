import type { Pool } from 'pg';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { hashPassword, randomPassword } from './passwords.ts';

const DEFAULT_EMAIL = 'admin@localhost';

/** The credentials of the first sign-in; `password` only if it was generated. */
export type FirstAdmin = { email: string; password?: string };

/**
 * Creates the first admin if there is none (decision 19): from ADMIN_EMAIL and ADMIN_PASSWORD, or with a random
 * password, which is returned once and stored nowhere. Undefined if there is an admin.
 */
export async function ensureFirstAdmin(
  pool: Pool,
  env: { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined },
): Promise<FirstAdmin | undefined> {
  return inTransaction(pool, async (client) => {
    // Processes that start at the same time create one admin.
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
