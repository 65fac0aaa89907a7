import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/list-page.ts';

/** Stands where an address was. */
const ERASED = 'erased';

/**
 * Erases what there is about a member by the address: the account with its companies, claims and sessions, the links that were sent
 * to it, and the address where it stands in texts about others. Returns how many rows. An account of the dashboard stays.
 */
export async function eraseMember(client: Queryable, email: string): Promise<Record<string, number>> {
  const count = async (statement: string, ...values: unknown[]) =>
    (await client.query(statement, [email, ...values])).rowCount ?? 0;
  const users = `users where lower(email) = lower($1) and not is_admin and not is_reviewer`;
  const ofUser = `user_id in (select id from ${users})`;
  return {
    memberships: await count(`delete from company_members where ${ofUser}`),
    claims: await count(`delete from company_claims where ${ofUser}`),
    sessions: await count(`delete from sessions where (sess->>'userId')::int in (select id from ${users})`),
    signInLinks: await count('delete from sign_in_links where lower(email) = lower($1)'),
    decisions: await count('update company_claims set decided_by = null where lower(decided_by) = lower($1)'),
    listingChanges: await count(`update listing_changes set author = '${ERASED}' where lower(author) = lower($1)`),
    memberAuditStates: await count(
      `update audit_log set before = null, after = null
       where entity = 'company' and action like any (array['%member%', '%invitation%', '%claim%'])
         and $1 <> '' and (before::text ilike $2 or after::text ilike $2)`,
      containing(email),
    ),
    // The entries stay, and say no more who acted. Those of admins are the record of what was done to others.
    auditEntries: await count(
      `update audit_log set actor = case when lower(actor) = lower($1) then '${ERASED}' else actor end,
         entity_name = case when entity = 'user' then null else entity_name end
       where (lower(actor) = lower($1) or entity = 'user' and lower(entity_name) = lower($1)) and exists (select 1 from ${users})`,
    ),
    accounts: await count(`delete from ${users}`),
  };
}
