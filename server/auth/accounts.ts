import type { Pool } from 'pg';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { hashPassword, randomPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

const DEFAULT_ADMIN_EMAIL = 'admin@localhost';

/** An admin as the command line shows them. */
export type AdminAccount = {
  email: string;
  createdAt: Date;
  hasSecondFactor: boolean;
  hasPassword: boolean;
  hasIdentity: boolean;
};

/** `password` is set for a new account, and shown only once. */
export type AddedAdmin = { outcome: 'made'; password: string } | { outcome: 'promoted' } | { outcome: 'was admin' };

/** Creates an admin with a random password, or makes an existing user an admin. */
export async function addAdmin(pool: Pool, email: string): Promise<AddedAdmin> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const promoted = await client.query<{ id: number }>(
      `update users set is_admin = true, updated_at = now() where lower(email) = lower($1) and not is_admin returning id`,
      [email],
    );
    if (promoted.rows[0] !== undefined) {
      await audit(client, 'user.make-admin', { id: promoted.rows[0].id, name: email });
      return { outcome: 'promoted' };
    }
    const made = await client.query<{ id: number }>(
      `insert into users (email, is_admin, password_hash) values ($1, true, $2)
       on conflict (lower(email)) do nothing returning id`,
      [email, hash],
    );
    if (made.rows[0] === undefined) return { outcome: 'was admin' };
    await audit(client, 'user.make-admin', { id: made.rows[0].id, name: email });
    return { outcome: 'made', password };
  });
}

/**
 * Sets a new random password, ends all sessions of the user and switches the second factor off. Returns the password;
 * undefined if there is no such user.
 */
export async function resetAccount(pool: Pool, email: string): Promise<string | undefined> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update users
       set password_hash = $2, totp_secret = null, totp_confirmed_at = null, totp_last_step = null, recovery_codes = '{}',
           updated_at = now()
       where lower(email) = lower($1) returning id`,
      [email, hash],
    );
    if (rows[0] === undefined) return undefined;
    await endSessionsOf(client, rows[0].id);
    await audit(client, 'user.reset', { id: rows[0].id, name: email });
    return password;
  });
}

/** All admins, oldest first. */
export async function listAdmins(pool: Pool): Promise<AdminAccount[]> {
  const { rows } = await pool.query<AdminAccount>(
    `select email, created_at as "createdAt", totp_confirmed_at is not null as "hasSecondFactor",
            password_hash is not null as "hasPassword", oidc_subject is not null as "hasIdentity"
     from users where is_admin order by created_at, id`,
  );
  return rows;
}

async function audit(client: Queryable, action: AuditAction, entity: { id: number; name: string }): Promise<void> {
  await writeAudit(client, { actor: 'command line', action, entity });
}

/** The credentials of the first sign-in; `password` only if it was generated. */
type FirstAdmin = { email: string; password?: string };

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
    const email = env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL;
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
