import { adminClaimForm, type ManagingPeople, type ManagingPerson } from '#domain/members/admin-people.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/list-page.ts';
import { ConflictError } from '#server/errors.ts';
import { cancelInvitationAsAdmin, removeMemberAsAdmin } from './change-people.ts';
import { decideClaim } from './decide-claim.ts';
import { findInvitations, MAX_LISTED_PEOPLE, managedCompanyJson } from './people.ts';

/** Who manages which company, and who is invited: the newest, or those whose address or company contains a text. */
export async function listManagingPeople(db: Queryable, search: string, now: Date): Promise<ManagingPeople> {
  const { rows } = await db.query<ManagingPerson & { total: number }>(
    `select m.id as "memberId", u.email, m.role, m.created_at as since, count(*) over ()::int as total,
            ${managedCompanyJson('m')} as company
     from company_members m join users u on u.id = m.user_id left join companies c on c.id = m.company_id
     where $1 = '' or u.email ilike $2 or c.name ilike $2 or m.company_id::text = $1
     order by m.id desc limit ${MAX_LISTED_PEOPLE}`,
    [search, containing(search)],
  );
  const items = rows.map(({ total: _total, ...person }) => ({
    ...person,
    since: new Date(person.since).toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0, invitations: await findInvitations(db, search, now) };
}

/** Carries out a form of the admin's page of claims. `conflict` says why nothing was changed. */
export async function changeClaims(
  context: BaseContext,
  admin: { id: number; email: string },
  fields: Record<string, unknown>,
): Promise<{ action: string; issues: Issue[]; conflict: string | null }> {
  const parsed = adminClaimForm.safeParse(fields);
  if (!parsed.success) return { action: '', issues: parsed.error.issues.map(toIssue), conflict: null };
  const form = parsed.data;
  const { action } = form;
  try {
    if (action === 'remove') await removeMemberAsAdmin(context, form.companyId, form.memberId, admin);
    else if (action === 'cancel-invitation') await cancelInvitationAsAdmin(context, form, admin);
    else await decideClaim(context, form, admin, null);
  } catch (error) {
    if (error instanceof ConflictError) return { action, issues: [], conflict: error.message };
    throw error;
  }
  return { action, issues: [], conflict: null };
}
