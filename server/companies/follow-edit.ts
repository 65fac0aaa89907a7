import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { placement } from '#domain/companies/featured-placement.ts';
import { recordHistory } from '#server/certificates/company-history.ts';
import { listCertificates } from '#server/certificates/listed-certificates.ts';
import { endBadges } from '#server/certificates/verified-badges.ts';
import type { Queryable } from '#server/db/database.ts';

type Edited = { name: string; location: string; certifications: string[]; verified?: boolean; featured?: boolean };
type Edit = { id: number; approved: boolean; before: Edited; after: Edited; actor: AuditActor; now: Date };

/**
 * What follows from an edit, in its transaction: the records of certificates, the dates of badges, the public history. A
 * certificate that is no longer listed may end the badge.
 */
export async function followEdit(client: Queryable, edit: Edit): Promise<void> {
  const { id, before, after, actor } = edit;
  if (!isSameList(before.certifications, after.certifications)) {
    const { lostChecked } = await listCertificates(client, [id]);
    if (lostChecked.length > 0) await endBadges(client, lostChecked, actor);
  }
  if (before.verified !== after.verified || before.featured !== after.featured) await dateBadges(client, edit);
  if (edit.approved) await recordHistory(client, historyOf(edit));
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
