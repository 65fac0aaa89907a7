import type { CompanyPerson } from '#domain/members/member.ts';
import type { Queryable } from '#server/db/database.ts';

/** The people of a company: owners first, then by address. */
export async function listPeople(db: Queryable, companyId: number): Promise<CompanyPerson[]> {
  const { rows } = await db.query<CompanyPerson>(
    `select m.id, m.user_id as "userId", u.email, m.role, i.email as "invitedBy", m.created_at as "since"
     from company_members m join users u on u.id = m.user_id left join users i on i.id = m.invited_by
     where m.company_id = $1 order by m.role desc, lower(u.email)`,
    [companyId],
  );
  return rows.map((person) => ({ ...person, since: new Date(person.since).toISOString() }));
}
