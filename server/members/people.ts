import type { CompanyPerson, OpenInvitation } from '#domain/members/member.ts';
import type { Queryable } from '#server/db/database.ts';

/** The people of a company: owners first, then by address. */
export async function listPeople(db: Queryable, companyId: number): Promise<CompanyPerson[]> {
  const { rows } = await db.query<CompanyPerson>(
    `select m.id, m.user_id as "userId", u.email, m.role, i.email as "invitedBy", m.created_at as since
     from company_members m join users u on u.id = m.user_id left join users i on i.id = m.invited_by
     where m.company_id = $1 order by m.role = 'owner' desc, lower(u.email)`,
    [companyId],
  );
  return rows.map((person) => ({ ...person, since: new Date(person.since).toISOString() }));
}

/** The invitations to a company that can still be accepted. */
export async function listInvitations(db: Queryable, companyId: number, now: Date): Promise<OpenInvitation[]> {
  const { rows } = await db.query<OpenInvitation>(
    `select l.email, l.role, u.email as "invitedBy", l.expires_at as expires
     from sign_in_links l left join users u on u.id = l.invited_by
     where l.company_id = $1 and l.purpose = 'invitation' and l.used_at is null and l.expires_at > $2
     order by lower(l.email)`,
    [companyId, now],
  );
  return rows.map((invitation) => ({ ...invitation, expires: new Date(invitation.expires).toISOString() }));
}
