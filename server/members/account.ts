import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountAction, accountForm, type MemberAccount } from '#domain/members/account.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { addressProof } from '#server/audit/address-proof.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { sessionCookie } from '#server/auth/session-cookie.ts';
import { endListedSession, endSessionsOf, listSessions } from '#server/auth/sessions.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction } from '#server/db/database.ts';
import { eraseMember } from './erase-member.ts';
import { exportMember } from './export-member.ts';
import { managedCompanies } from './managed-companies.ts';
import { userOf } from './member-session.ts';

/** The account of the signed-in user. Throws UnauthorizedError. */
export async function readAccount(context: BaseContext, request: FastifyRequest): Promise<MemberAccount> {
  const { pool } = context.database;
  const user = await userOf(context, request);
  const { rows } = await pool.query<{ hasRole: boolean }>(
    'select is_admin or is_reviewer as "hasRole" from users where id = $1',
    [user.id],
  );
  return {
    email: user.email,
    sessions: await listSessions(pool, user.id, sessionCookie(context).read(request)),
    companies: await managedCompanies(context, request),
    hasRole: rows[0]?.hasRole ?? false,
  };
}

type Outcome = { action: AccountAction | null; issues: Issue[]; conflict: string | null };

/** Carries out a form of the page of the own account. `conflict` says why nothing was changed. Throws UnauthorizedError. */
export async function changeAccount(
  context: BaseContext,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Record<string, unknown>,
): Promise<Outcome> {
  const { pool } = context.database;
  const user = await userOf(context, request);
  const parsed = accountForm.safeParse(fields);
  if (!parsed.success) return { action: null, issues: parsed.error.issues.map(toIssue), conflict: null };
  const form = parsed.data;
  const done: Outcome = { action: form.action, issues: [], conflict: null };
  switch (form.action) {
    case 'end-session': {
      const isEnded = await endListedSession(pool, user.id, form.session);
      return isEnded ? done : { ...done, conflict: 'This session has ended already.' };
    }
    case 'sign-out-everywhere':
      await endSessionsOf(pool, user.id);
      sessionCookie(context).clear(reply);
      return done;
    case 'erase': {
      if (form.confirmation.toLowerCase() !== user.email.toLowerCase())
        return { ...done, issues: [{ path: 'confirmation', message: `Please enter ${user.email}` }] };
      const { hasRole } = await readAccount(context, request);
      if (hasRole) return { ...done, conflict: 'An account of the dashboard is ended by an admin.' };
      await inTransaction(pool, async (client) => {
        const counts = await eraseMember(client, user.email);
        const after = { ...addressProof(user.email), ...counts };
        await writeAudit(client, { actor: 'visitor', action: 'person.erase', after });
      });
      sessionCookie(context).clear(reply);
      return done;
    }
  }
}

/** What is stored about the signed-in user, in full. Throws UnauthorizedError. */
export async function exportAccount(context: BaseContext, request: FastifyRequest): Promise<object> {
  const { email } = await userOf(context, request);
  const stored = await exportMember(context.database.pool, email, sessionCookie(context).read(request));
  return { exportedAt: context.now().toISOString(), ...stored };
}
