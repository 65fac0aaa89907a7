import { createHash, randomBytes } from 'node:crypto';
import { ACCOUNT_LINK_DAYS, type AccountLink, setPasswordForm } from '#domain/auth/set-password.ts';
import type { DashboardRole } from '#domain/auth/user.ts';
import { paths } from '#domain/paths.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Mails a link that sets a password; it replaces an earlier one to the same address. */
export async function mailAccountLink(
  client: Queryable,
  { env, now }: BaseContext,
  { email, role }: AccountLink,
  createdBy: string,
): Promise<number> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await client.query('delete from account_links where lower(email) = lower($1)', [email]);
  const { rows } = await client.query<{ id: number }>(
    `insert into account_links (token_hash, email, role, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(days => ${ACCOUNT_LINK_DAYS})) returning id`,
    [hashOf(token), email, role, createdBy, now()],
  );
  const site = siteOf(env);
  const what =
    role === null
      ? `${createdBy} has reset your account at ${site.name}. You have been signed out everywhere, and two-factor authentication is off. Choose a new password to sign in again.`
      : `${createdBy} has invited you to the dashboard of ${site.name} as ${role === 'admin' ? 'an admin' : 'a reviewer'}. Choose a password to accept.`;
  await enqueueMail(client, {
    recipient: email,
    replyTo: null,
    kind: 'account-link',
    ...layOutMail({
      subject: role === null ? `Your account at ${site.name} was reset` : `Invitation to ${site.name}`,
      blocks: [
        { type: 'paragraph', text: what },
        { type: 'buttons', links: [{ label: 'Choose a password', url: site.url + paths.setPassword(token) }] },
        { type: 'paragraph', text: `The link works once, and for ${ACCOUNT_LINK_DAYS} days.` },
      ],
      footer: { site, why: 'If you do not know about this, please ignore this email.' },
    }),
  });
  return rows[0]?.id ?? 0;
}

/** What a link opens; undefined if it is unknown, used or too old. */
export async function openAccountLink({ database, now }: BaseContext, token: string): Promise<AccountLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await database.pool.query<AccountLink>(
    'select email, role from account_links where token_hash = $1 and expires_at > $2',
    [hashOf(token), now()],
  );
  return rows[0];
}

/**
 * Sets the password, and the role of an invitation. Returns the issues of the form; undefined if the link has ended, or the
 * account that it resets has lost its role meanwhile.
 */
export async function followAccountLink(
  context: BaseContext,
  token: string,
  fields: Record<string, unknown>,
): Promise<Issue[] | undefined> {
  if ((await openAccountLink(context, token)) === undefined) return undefined;
  const read = setPasswordForm.safeParse(fields);
  if (!read.success) return read.error.issues.map(toIssue);
  const hash = await hashPassword(read.data.newPassword);
  return inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<AccountLink>(
      'delete from account_links where token_hash = $1 and expires_at > $2 returning email, role',
      [hashOf(token), context.now()],
    );
    const id = rows[0] && (await setPassword(client, rows[0], hash));
    return id === undefined ? undefined : [];
  });
}

async function setPassword(client: Queryable, { email, role }: AccountLink, hash: string): Promise<number | undefined> {
  const { rows } =
    role === null
      ? await client.query<{ id: number }>(
          `update users set password_hash = $2, updated_at = now()
           where lower(email) = lower($1) and (is_admin or is_reviewer) returning id`,
          [email, hash],
        )
      : await client.query<{ id: number }>(
          `insert into users (email, password_hash, is_admin, is_reviewer) values ($1, $2, $3 = 'admin', $3 = 'reviewer')
           on conflict (lower(email)) do update set password_hash = excluded.password_hash, is_admin = excluded.is_admin,
             is_reviewer = excluded.is_reviewer, updated_at = now() returning id`,
          [email, hash, role],
        );
  const [user] = rows;
  if (user === undefined) return undefined;
  // A session without the new role, or one that somebody else has.
  await endSessionsOf(client, user.id);
  const entity = { id: user.id, name: email };
  await writeAudit(client, { actor: { email }, action: 'user.set-password', entity });
  if (role !== null) await writeAudit(client, { actor: { email }, action: ROLE_ACTIONS[role], entity });
  return user.id;
}

export const ROLE_ACTIONS = {
  admin: 'user.make-admin',
  reviewer: 'user.make-reviewer',
} as const satisfies Record<DashboardRole, string>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
