import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { MemberRole } from '#domain/members/member.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { StoredLink } from '#server/auth/sign-in-links.ts';
import type { Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { joinedMail } from './member-mails.ts';
import { isOwnAddress } from './own-address.ts';

type JoinedUser = Pick<CurrentUser, 'id' | 'email'>;
export type ClaimedCompany = {
  id: number;
  name: string;
  email: string;
  website: string;
  approved: boolean;
  isPublic: boolean;
  /** Somebody decides already who belongs to it. */
  hasOwner: boolean;
};

export async function findClaimedCompany(db: Queryable, companyId: number): Promise<ClaimedCompany | undefined> {
  const { rows } = await db.query<ClaimedCompany>(
    `select id, name, email, coalesce(website, '') as website, approved, is_public as "isPublic",
            exists (select 1 from company_members m where m.company_id = companies.id and m.role = 'owner') as "hasOwner"
     from companies where id = $1`,
    [companyId],
  );
  return rows[0];
}

/** Whether a link to this address may make its holder the owner at once. Of a company with an owner, that one decides. */
export function isClaimedAtOnce(company: ClaimedCompany, address: string): boolean {
  if (company.hasOwner) return false;
  return company.approved
    ? isOwnAddress(company, address)
    : isOwnAddress({ email: company.email, website: '' }, address);
}

/** What a link does in addition to signing in. True if its holder belongs to the company now. */
export async function joinByLink(
  client: Queryable,
  link: StoredLink,
  user: JoinedUser,
  sender: MailSender,
): Promise<boolean> {
  if (link.companyId === null) return false;
  await lock(client, 'members', String(link.companyId));
  const company = await findClaimedCompany(client, link.companyId);
  if (company === undefined) return false;
  if (await isMember(client, company.id, user.id)) return true;
  if (link.purpose === 'invitation' && link.role !== null) {
    await addMember(client, company, user, {
      role: link.role,
      invitedBy: link.invitedBy,
      action: 'company.add-member',
    });
  } else {
    if (!isClaimedAtOnce(company, user.email)) return false;
    await addMember(client, company, user, { role: 'owner', invitedBy: null, action: 'company.claim' });
  }
  await announceMember(client, company, user, sender);
  return true;
}

async function isMember(client: Queryable, companyId: number, userId: number): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from company_members where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ]);
  return rowCount === 1;
}

/** Adds a member; the caller holds the lock `members` of the company. Who belongs to it already keeps the role. */
export async function addMember(
  client: Queryable,
  company: Pick<ClaimedCompany, 'id' | 'name'>,
  user: JoinedUser,
  {
    role,
    invitedBy,
    action,
    actor = user,
  }: {
    role: MemberRole;
    invitedBy: number | null;
    action: AuditAction;
    actor?: { email: string };
  },
): Promise<void> {
  await client.query(
    `insert into company_members (company_id, user_id, role, invited_by) values ($1, $2, $3, $4)
     on conflict (company_id, user_id) do nothing`,
    [company.id, user.id, role, invitedBy],
  );
  const entity = { id: company.id, name: company.name };
  await writeAudit(client, { actor, action, entity, after: { member: user.email, role } });
}

/** Informs the other owners and the company's own address, so that nobody takes a listing over unseen. */
export async function announceMember(
  client: Queryable,
  company: Pick<ClaimedCompany, 'id' | 'name' | 'email'>,
  user: JoinedUser,
  sender: MailSender,
): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    `select u.email from company_members m join users u on u.id = m.user_id
     where m.company_id = $1 and m.role = 'owner' and u.id <> $2`,
    [company.id, user.id],
  );
  const addresses = new Map(
    [...rows.map(({ email }) => email), company.email]
      .filter((email) => email !== '' && email.toLowerCase() !== user.email.toLowerCase())
      .map((email) => [email.toLowerCase(), email]),
  );
  await enqueueMail(client, ...[...addresses.values()].map((to) => joinedMail(to, company, user.email, sender)));
}
