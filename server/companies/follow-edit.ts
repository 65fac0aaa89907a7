import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { placement } from '#domain/companies/featured-placement.ts';
import { mailBadges } from '#server/certificates/certificate-mails.ts';
import { recordHistory } from '#server/certificates/company-history.ts';
import { listCertificates } from '#server/certificates/listed-certificates.ts';
import { endBadges } from '#server/certificates/verified-badges.ts';
import type { Queryable } from '#server/db/database.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { addressChangedMail, changedMail } from './company-mails.ts';
import { type CompanyStatement, statedChanges } from './stated-changes.ts';

type Edited = CompanyStatement & { verified?: boolean; featured?: boolean; requestEmail?: string | null };
type Edit = {
  id: number;
  approved: boolean;
  before: Edited;
  after: Edited;
  actor: AuditActor;
  isByCompany: boolean;
  sender: MailSender;
  now: Date;
};

/** Edits of an admin that follow each other within this time are one mail. */
const MINUTES_BETWEEN_EDITS = 5;

/**
 * What follows from an edit, in its transaction: the records of certificates, the dates of badges, the public history. A
 * certificate that is no longer listed may end the badge.
 */
export async function followEdit(client: Queryable, edit: Edit): Promise<void> {
  const { id, before, after, actor, sender } = edit;
  if (!isSameList(before.certifications, after.certifications)) {
    const { lostChecked } = await listCertificates(client, [id]);
    if (lostChecked.length > 0) await endBadges(client, lostChecked, actor, sender);
  }
  if (before.verified !== after.verified || before.featured !== after.featured) await dateBadges(client, edit);
  if (!edit.approved) return;
  await recordHistory(client, historyOf(edit));
  if (before.verified !== after.verified) await mailBadges(client, [id], after.verified === true, sender);
  await (edit.isByCompany ? mailAddresses : mailChanges)(client, edit);
}

/** A company knows what it changes itself. The former address hears of it when mail goes elsewhere. */
async function mailAddresses(client: Queryable, { id, before, after, actor, sender }: Edit): Promise<void> {
  const current = [after.email, after.requestEmail];
  const former = [...new Set([before.email, before.requestEmail])].filter((email) => email && !current.includes(email));
  const author = typeof actor === 'string' ? actor : actor.email;
  const mails = former.map((email) => addressChangedMail({ id, name: after.name, email: email ?? '' }, author, sender));
  await enqueueMail(client, ...mails);
}

/**
 * Informs a company that registered or has members of what was changed, at the old address too if that is what changed. An
 * imported one knows nothing of its entry until it is informed of it.
 */
async function mailChanges(client: Queryable, { id, before: latest, after, sender }: Edit): Promise<void> {
  if (statedChanges(latest, after).length === 0) return;
  const before = { ...latest, ...(await takePending(client, id)) };
  const changes = statedChanges(before, after);
  if (changes.length === 0) return;
  const { rows } = await client.query(
    `select 1 from companies where id = $1
       and (source = 'registration' or exists (select 1 from company_members where company_id = $1))`,
    [id],
  );
  if (rows.length === 0) return;
  const addresses = [...new Set([after.email, latest.email, before.email])].filter((email) => email !== '');
  const delay = { minutes: MINUTES_BETWEEN_EDITS, beganWith: before };
  const mails = addresses.map((email) => ({ ...changedMail({ id, name: after.name, email }, changes, sender), delay }));
  await enqueueMail(client, ...mails);
}

/** Takes the mail of earlier edits back, if it is still waiting, and returns the state that they began with. */
async function takePending(client: Queryable, companyId: number): Promise<Partial<Edited> | undefined> {
  const { rows } = await client.query<{ beganWith: Partial<Edited> }>(
    `delete from outbox where kind = 'company-changed' and company_id = $1 and status = 'waiting' and attempts = 0
       and due_at > now() and began_with is not null returning began_with as "beganWith"`,
    [companyId],
  );
  return rows[0]?.beganWith;
}

async function dateBadges(client: Queryable, { id, before, after, now }: Edit): Promise<void> {
  const { from, until } = placement({}, todayIn(null, now));
  const isPlaced = after.featured === true;
  await client.query(
    `update companies set
       company_checked_at = case when $2 then case when verified then $3::timestamptz end else company_checked_at end,
       featured_from = case when $4 then $5::date else featured_from end,
       featured_until = case when $4 then $6::date else featured_until end
     where id = $1`,
    [
      id,
      before.verified !== after.verified,
      now,
      before.featured !== after.featured,
      isPlaced ? from : null,
      isPlaced ? until : null,
    ],
  );
}

function historyOf({ id: companyId, before, after }: Edit): Parameters<typeof recordHistory>[1] {
  const added = after.certifications.filter((name) => !before.certifications.includes(name));
  return [
    ...(before.name === after.name
      ? []
      : [{ companyId, event: 'renamed' as const, before: before.name, after: after.name }]),
    ...(before.location === after.location
      ? []
      : [{ companyId, event: 'moved' as const, before: before.location, after: after.location }]),
    ...added.map((name) => ({ companyId, event: 'certificate-added' as const, after: name })),
    ...(before.verified === after.verified
      ? []
      : [{ companyId, event: after.verified ? ('badge-granted' as const) : ('badge-ended' as const) }]),
  ];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
