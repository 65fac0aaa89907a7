import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Queryable } from '#server/db/database.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { mailBadges } from './certificate-mails.ts';
import { recordHistory } from './company-history.ts';

/** Whether a company has a checked certificate that is current: the end of one by its date is recorded within a minute. */
export const hasCurrentCertificate = `exists (
  select 1 from certificates r
  where r.company_id = companies.id and r.listed and r.state = 'checked' and not r.expiry_recorded)`;

/**
 * Grants the badge to those companies that have earned it (decision 29): an admin has checked that they exist, and a
 * certificate of theirs is checked and current.
 */
export function beginBadges(
  client: Queryable,
  companyIds: readonly number[],
  actor: AuditActor,
  sender: MailSender,
): Promise<number[]> {
  return setBadges(
    client,
    companyIds,
    { actor, sender, verified: true },
    `company_checked_at is not null and ${hasCurrentCertificate}`,
  );
}

/** Ends the badge of those companies that have just lost a checked certificate and have no other one. */
export function endBadges(
  client: Queryable,
  companyIds: readonly number[],
  actor: AuditActor,
  sender: MailSender,
): Promise<number[]> {
  return setBadges(client, companyIds, { actor, sender, verified: false }, `not ${hasCurrentCertificate}`);
}

async function setBadges(
  client: Queryable,
  companyIds: readonly number[],
  { actor, sender, verified }: { actor: AuditActor; sender: MailSender; verified: boolean },
  condition: string,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `update companies set verified = $2, updated_at = now(), version = version + 1
     where id = any ($1) and approved and verified <> $2 and ${condition} returning id, name`,
    [companyIds, verified],
  );
  if (rows.length === 0) return [];
  const action = verified ? ('company.verify' as const) : ('company.unverify' as const);
  const change = { actor, action, before: { verified: !verified }, after: { verified } };
  await writeAudit(client, ...rows.map((entity) => ({ ...change, entity })));
  await recordHistory(
    client,
    rows.map(({ id }) => ({ companyId: id, event: verified ? 'badge-granted' : 'badge-ended' })),
  );
  const ids = rows.map(({ id }) => id);
  await mailBadges(client, ids, verified, sender);
  return ids;
}
