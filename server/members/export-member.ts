import type { MemberExport } from '#domain/members/personal-data.ts';
import { listSessions } from '#server/auth/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { listManaged } from './managed-companies.ts';

/**
 * What there is about one of the people of companies by the address: what is not named here does not leave the database. `session`
 * is the one of who asks.
 */
export async function exportMember(db: Queryable, email: string, session?: string): Promise<MemberExport> {
  const rows = async (statement: string, value: unknown = email) =>
    (await db.query<Record<string, unknown>>(statement, [value])).rows;
  const { rows: users } = await db.query<{ id: number }>('select id from users where lower(email) = lower($1)', [
    email,
  ]);
  const userId = users[0]?.id ?? 0;
  const sessions = await listSessions(db, userId, session);
  const [account = null] = await rows(
    `select email, first_name as "firstName", last_name as "lastName", created_at as "createdAt" from users where id = $1`,
    userId,
  );
  return {
    account,
    companies: await listManaged(db, userId),
    sessions: sessions.map(({ id: _id, ...shown }) => shown),
    claims: await rows(
      `select q.company_id as "companyId", q.name, q.statement, q.state, q.reason, q.created_at as "createdAt",
              q.decided_at as "decidedAt", coalesce((select json_agg(d.name order by d.id) from claim_documents d
                where d.claim_id = q.id), '[]') as documents
       from company_claims q where q.user_id = $1 order by q.id`,
      userId,
    ),
    links: await rows(
      `select purpose, company_id as "companyId", role, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
       from sign_in_links where lower(email) = lower($1) order by created_at`,
    ),
    actions: await rows(
      `select at, action, entity_name as about from audit_log where lower(actor) = lower($1) order by id`,
    ),
    emails: await rows(
      `select kind, subject, created_at as "createdAt", sent_at as "sentAt" from outbox where lower(recipient) = lower($1) order by id`,
    ),
  };
}
