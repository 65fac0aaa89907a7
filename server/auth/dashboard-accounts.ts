import type { DashboardAccount, Invitation } from '#domain/admin/settings-state.ts';
import type { CurrentUser, DashboardRole } from '#domain/auth/user.ts';
import type { Issue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { mailAccountLink, ROLE_ACTIONS } from './account-links.ts';
import { endSessionsOf } from './sessions.ts';

const LAST_ADMIN = 'There must be another admin who can sign in before you can do this.';
const GONE = 'This account has no access any more.';
const ROLE = `case when is_admin then 'admin' else 'reviewer' end`;
/** One who could sign in. */
const ANOTHER_ADMIN = `exists (select 1 from users other where other.is_admin and other.id <> users.id
  and (other.password_hash is not null or other.oidc_subject is not null))`;

/** Admins and reviewers, oldest first. */
export async function listDashboardAccounts(db: Queryable): Promise<DashboardAccount[]> {
  const { rows } = await db.query<Omit<DashboardAccount, 'createdAt'> & { createdAt: Date }>(
    `select id, email, ${ROLE} as role, created_at as "createdAt", totp_confirmed_at is not null as "hasSecondFactor",
            password_hash is not null as "hasPassword", oidc_subject is not null as "hasIdentity"
     from users where is_admin or is_reviewer order by created_at, id`,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Links that were mailed and not used yet. */
export async function listDashboardInvitations(db: Queryable, now: Date): Promise<Invitation[]> {
  const { rows } = await db.query<Omit<Invitation, 'expiresAt'> & { expiresAt: Date }>(
    `select id, email, role, created_by as "createdBy", expires_at as "expiresAt" from account_links
     where expires_at > $1 order by created_at, id`,
    [now],
  );
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Mails an invitation. Returns why it cannot be. */
export async function inviteToDashboard(
  context: BaseContext,
  invited: { email: string; role: DashboardRole },
  actor: CurrentUser,
): Promise<Issue[]> {
  return inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<{ role: DashboardRole }>(
      `select ${ROLE} as role from users where lower(email) = lower($1) and (is_admin or is_reviewer)`,
      [invited.email],
    );
    const [known] = rows;
    if (known !== undefined) {
      const what = known.role === 'admin' ? 'an admin' : 'a reviewer';
      return [{ path: 'email', message: `This person is already ${what}.` }];
    }
    const id = await mailAccountLink(client, context, invited, actor.email);
    const entity = { id, name: invited.email };
    await writeAudit(client, { actor, action: 'user.invite', entity, after: { role: invited.role } });
    return [];
  });
}

export async function withdrawInvitation({ database }: BaseContext, id: number, actor: CurrentUser): Promise<Issue[]> {
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ email: string }>('delete from account_links where id = $1 returning email', [
      id,
    ]);
    if (rows[0] === undefined) return [{ path: '', message: 'This link has already been used or withdrawn.' }];
    const entity = { id, name: rows[0].email };
    await writeAudit(client, { actor, action: 'user.withdraw-invitation', entity });
    return [];
  });
}

/** Makes an admin a reviewer or the other way round. Their sessions go on with the new role. */
export async function setDashboardRole(
  { database }: BaseContext,
  { id, role }: { id: number; role: DashboardRole },
  actor: CurrentUser,
): Promise<Issue[]> {
  return inTransaction(database.pool, async (client) => {
    await lock(client, 'firstAdmin');
    const { rows } = await client.query<{ email: string }>(
      `update users set is_admin = $2 = 'admin', is_reviewer = $2 = 'reviewer', updated_at = now()
       where id = $1 and (is_reviewer or is_admin and ($2 = 'admin' or ${ANOTHER_ADMIN})) returning email`,
      [id, role],
    );
    if (rows[0] === undefined) return refusal(client, id);
    const entity = { id, name: rows[0].email };
    await writeAudit(client, { actor, action: ROLE_ACTIONS[role], entity });
    return [];
  });
}

/** Takes the role, the password and the sessions away, and the invitations that the account has sent. */
export async function removeDashboardAccess(
  { database }: BaseContext,
  id: number,
  actor: CurrentUser,
): Promise<Issue[]> {
  return inTransaction(database.pool, async (client) => {
    await lock(client, 'firstAdmin');
    const { rows } = await client.query<{ email: string }>(
      `update users set is_admin = false, is_reviewer = false, password_hash = null, totp_secret = null,
         totp_confirmed_at = null, totp_last_step = null, recovery_codes = '{}', updated_at = now()
       where id = $1 and (is_reviewer or is_admin and ${ANOTHER_ADMIN}) returning email`,
      [id],
    );
    if (rows[0] === undefined) return refusal(client, id);
    const { email } = rows[0];
    await client.query('delete from account_links where lower(email) = lower($1) or created_by = $1', [email]);
    await endSessionsOf(client, id);
    await writeAudit(client, { actor, action: 'user.remove-access', entity: { id, name: email } });
    return [];
  });
}

/** Ends the sessions of an account, removes its password and second factor, and mails a link for a new password. */
export async function resetDashboardAccount(context: BaseContext, id: number, actor: CurrentUser): Promise<Issue[]> {
  if (id === actor.id) return [{ path: '', message: 'Change your own password on the page of your account.' }];
  return inTransaction(context.database.pool, async (client) => {
    await lock(client, 'firstAdmin');
    const { rows } = await client.query<{ email: string }>(
      `update users set password_hash = null, totp_secret = null, totp_confirmed_at = null, totp_last_step = null,
         recovery_codes = '{}', updated_at = now()
       where id = $1 and (is_reviewer or is_admin and ${ANOTHER_ADMIN}) returning email`,
      [id],
    );
    if (rows[0] === undefined) return refusal(client, id);
    const { email } = rows[0];
    await endSessionsOf(client, id);
    await mailAccountLink(client, context, { email, role: null }, actor.email);
    await writeAudit(client, { actor, action: 'user.reset', entity: { id, name: email } });
    return [];
  });
}

async function refusal(client: Queryable, id: number): Promise<Issue[]> {
  const { rows } = await client.query('select 1 from users where id = $1 and is_admin', [id]);
  return [{ path: '', message: rows.length === 0 ? GONE : LAST_ADMIN }];
}
