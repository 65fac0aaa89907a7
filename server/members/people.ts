import type { InvitedPerson } from '#domain/members/admin-people.ts';
import type { CompanyPerson, OpenInvitation } from '#domain/members/member.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/list-page.ts';

export const MAX_LISTED_PEOPLE = 100;

/** The company c, which may be gone, of a row of another table. */
export const managedCompanyJson = (table: string) =>
  `json_build_object('id', ${table}.company_id, 'name', coalesce(c.name, 'Company ' || ${table}.company_id), 'isListed', c.id is not null)`;

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

const INVITATION = `l.email, l.role, u.email as "invitedBy", l.expires_at as expires`;
/** Those that can still be accepted; $1 is now. */
const OPEN_INVITATIONS = `sign_in_links l left join users u on u.id = l.invited_by left join companies c on c.id = l.company_id
  where l.purpose = 'invitation' and l.used_at is null and l.expires_at > $1`;

/** The invitations to a company that can still be accepted. */
export async function listInvitations(db: Queryable, companyId: number, now: Date): Promise<OpenInvitation[]> {
  const { rows } = await db.query<OpenInvitation>(
    `select ${INVITATION} from ${OPEN_INVITATIONS} and l.company_id = $2 order by lower(l.email)`,
    [now, companyId],
  );
  return rows.map(present);
}

/** Those to all companies, the newest first: all, or those whose address or company contains a text. */
export async function findInvitations(db: Queryable, search: string, now: Date): Promise<InvitedPerson[]> {
  const { rows } = await db.query<InvitedPerson>(
    `select ${INVITATION}, ${managedCompanyJson('l')} as company from ${OPEN_INVITATIONS}
       and ($2 = '' or l.email ilike $3 or c.name ilike $3 or l.company_id::text = $2)
     order by l.created_at desc limit ${MAX_LISTED_PEOPLE}`,
    [now, search, containing(search)],
  );
  return rows.map(present);
}

function present<Invitation extends OpenInvitation>(invitation: Invitation): Invitation {
  return { ...invitation, expires: new Date(invitation.expires).toISOString() };
}
