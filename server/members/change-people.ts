import type { Member, MemberRole } from '#domain/members/member.ts';
import { type PeopleAction, type PeopleForm, peopleForm } from '#domain/members/people-forms.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { createSignInLink } from '#server/auth/sign-in-links.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { siteOf } from '#server/env.ts';
import { BadInputError, ConflictError, ForbiddenError, NotFoundError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { decideClaim } from './decide-claim.ts';
import { changedMemberMail, invitationMail } from './member-mails.ts';

const MAX_INVITATIONS = 20;
/** To one address, from all companies. */
const MAX_INVITATIONS_PER_DAY = 5;
const LAST_OWNER = 'A company needs an owner. Make somebody else an owner first.';

type Actor = { id: number; email: string };
type Company = { id: number; name: string };
type Found = { id: number; userId: number; email: string; role: MemberRole };

/**
 * Carries out a form of the page of the people of a company. `conflict` says why nothing was changed. Throws ForbiddenError for
 * what only owners may do, and NotFoundError.
 */
export async function changePeople(
  context: BaseContext,
  { user, companyId, role }: Member,
  fields: Record<string, unknown>,
  admit: () => Promise<void>,
): Promise<{ action: PeopleAction | null; issues: Issue[]; conflict: string | null }> {
  const parsed = peopleForm.safeParse(fields);
  if (!parsed.success) return { action: actionOf(fields), issues: parsed.error.issues.map(toIssue), conflict: null };
  const form = parsed.data;
  const { action } = form;
  if (action !== 'leave' && role !== 'owner') throw new ForbiddenError('Only an owner of the company can do this.');
  if (action === 'invite') await admit();
  const done = { action, issues: [], conflict: null };
  try {
    if (action === 'accept-claim' || action === 'refuse-claim') await decideClaim(context, form, user, companyId);
    else
      await inTransaction(context.database.pool, async (client) => {
        await lock(client, 'members', String(companyId));
        await act(client, context, form, user, await companyOf(client, companyId));
      });
    return done;
  } catch (error) {
    if (error instanceof BadInputError) return { ...done, issues: error.issues };
    if (error instanceof ConflictError) return { ...done, conflict: error.message };
    throw error;
  }
}

function actionOf({ action }: Record<string, unknown>): PeopleAction | null {
  return peopleForm.options.map((option) => option.shape.action.value).find((name) => name === action) ?? null;
}

async function act(
  client: Queryable,
  context: BaseContext,
  form: Exclude<PeopleForm, { action: 'accept-claim' | 'refuse-claim' }>,
  actor: Actor,
  company: Company,
): Promise<void> {
  switch (form.action) {
    case 'invite':
      return invite(client, context, company, actor, form);
    case 'cancel-invitation':
      return cancelInvitation(client, company, form.email, actor);
    case 'set-role':
      return setRole(client, context, company, actor, form);
    case 'remove':
      return removeMember(client, context, company, actor, { memberId: form.memberId });
    case 'leave':
      return removeMember(client, context, company, actor, { userId: actor.id });
  }
}

async function companyOf(client: Queryable, id: number): Promise<Company> {
  const { rows } = await client.query<Company>('select id, name from companies where id = $1', [id]);
  return rows[0] ?? { id, name: `Company ${id}` };
}

async function invite(
  client: Queryable,
  { env, now }: BaseContext,
  company: Company,
  actor: Actor,
  { email, role }: { email: string; role: MemberRole },
): Promise<void> {
  const { rows } = await client.query<{ isMember: boolean; open: number; mailed: number }>(
    `select exists (select 1 from company_members m join users u on u.id = m.user_id
                    where m.company_id = $1 and lower(u.email) = lower($2)) as "isMember",
            (select count(*)::int from sign_in_links where company_id = $1 and purpose = 'invitation' and used_at is null
               and expires_at > $3 and lower(email) <> lower($2)) as open,
            (select count(*)::int from outbox where kind = 'member-invitation' and lower(recipient) = lower($2)
               and created_at > now() - interval '1 day') as mailed`,
    [company.id, email, now()],
  );
  const { isMember = false, open = 0, mailed = 0 } = rows[0] ?? {};
  if (isMember) throw issueOf('This address belongs to the company already');
  if (open >= MAX_INVITATIONS) throw issueOf(`Up to ${MAX_INVITATIONS} invitations may be open. Cancel one first`);
  if (mailed >= MAX_INVITATIONS_PER_DAY)
    throw issueOf('This address was invited often today. Please try again tomorrow');
  await endInvitations(client, company.id, email);
  const purpose = { purpose: 'invitation', companyId: company.id, role, invitedBy: actor.id } as const;
  const token = await createSignInLink(client, email, purpose, now());
  await enqueueMail(client, invitationMail(email, company, { role, inviter: actor.email, token }, siteOf(env)));
  await writeAudit(client, { actor, action: 'company.invite-member', entity: company, after: { member: email, role } });
}

function issueOf(message: string): BadInputError {
  return new BadInputError(message, [{ path: 'email', message }]);
}

async function endInvitations(client: Queryable, companyId: number, email: string): Promise<number> {
  const { rowCount } = await client.query(
    `delete from sign_in_links
     where company_id = $1 and lower(email) = lower($2) and purpose = 'invitation' and used_at is null`,
    [companyId, email],
  );
  return rowCount ?? 0;
}

async function cancelInvitation(client: Queryable, company: Company, email: string, actor: Actor): Promise<void> {
  if ((await endInvitations(client, company.id, email)) === 0)
    throw new ConflictError('This invitation has been accepted, or has ended.');
  const before = { member: email };
  await writeAudit(client, { actor, action: 'company.cancel-invitation', entity: company, before });
}

async function setRole(
  client: Queryable,
  { env }: BaseContext,
  company: Company,
  actor: Actor,
  { memberId, role }: { memberId: number; role: MemberRole },
): Promise<void> {
  const { rows } = await client.query<Found>(
    `update company_members m set role = $3 from users u
     where m.id = $1 and m.company_id = $2 and u.id = m.user_id and m.role <> $3 and ($3 = 'owner' or ${HAS_OTHER_OWNER})
     returning m.id, m.user_id as "userId", u.email, m.role`,
    [memberId, company.id, role],
  );
  const [changed] = rows;
  if (changed === undefined) throw await whyNot(client, company.id, { memberId }, role);
  const after = { member: changed.email, role };
  await writeAudit(client, { actor, action: 'company.set-member-role', entity: company, after });
  if (changed.userId !== actor.id)
    await enqueueMail(client, changedMemberMail(changed.email, company, role, senderOf(env)));
}

/** Whether a company keeps an owner without the member `m`. The lock of the company serializes its changes. */
const HAS_OTHER_OWNER = `exists (select 1 from company_members o
  where o.company_id = m.company_id and o.role = 'owner' and o.id <> m.id)`;

type Who = { memberId?: number; userId?: number };

/** Removes somebody, with the links that this one was sent or has sent for the company. */
async function removeMember(
  client: Queryable,
  context: BaseContext,
  company: Company,
  actor: Actor,
  who: Who,
  { isAdmin = false }: { isAdmin?: boolean } = {},
): Promise<void> {
  const { rows } = await client.query<Found>(
    `delete from company_members m using users u
     where (m.id = $1 or m.user_id = $3) and m.company_id = $2 and u.id = m.user_id
       and ($4 or m.role <> 'owner' or ${HAS_OTHER_OWNER})
     returning m.id, m.user_id as "userId", u.email, m.role`,
    [who.memberId ?? null, company.id, who.userId ?? null, isAdmin],
  );
  const [removed] = rows;
  if (removed === undefined) throw await whyNot(client, company.id, who);
  await client.query(
    `delete from sign_in_links where company_id = $1 and used_at is null and (lower(email) = lower($2) or invited_by = $3)`,
    [company.id, removed.email, removed.userId],
  );
  const before = { member: removed.email, role: removed.role };
  await writeAudit(client, { actor, action: 'company.remove-member', entity: company, before });
  if (removed.userId !== actor.id)
    await enqueueMail(client, changedMemberMail(removed.email, company, null, senderOf(context.env)));
}

async function whyNot(client: Queryable, companyId: number, who: Who, role?: MemberRole): Promise<Error> {
  const { rows } = await client.query<Found>(
    `select id, role from company_members where company_id = $1 and (id = $2 or user_id = $3)`,
    [companyId, who.memberId ?? null, who.userId ?? null],
  );
  if (rows[0] === undefined) return new NotFoundError('There is no such person at this company.');
  return new ConflictError(rows[0].role === role ? 'This person has this role already.' : LAST_OWNER);
}

/** Cancels an invitation on the word of an admin. Throws NotFoundError, ConflictError. */
export async function cancelInvitationAsAdmin(
  context: BaseContext,
  { companyId, email }: { companyId: number; email: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    await lock(client, 'members', String(companyId));
    await cancelInvitation(client, await companyOf(client, companyId), email, actor);
  });
}

/** Ends a membership on the word of an admin, who may also remove the last owner. Throws NotFoundError. */
export async function removeMemberAsAdmin(
  context: BaseContext,
  companyId: number,
  memberId: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    await lock(client, 'members', String(companyId));
    await removeMember(client, context, await companyOf(client, companyId), actor, { memberId }, { isAdmin: true });
  });
}
