import { certificateState, type DatedState, type PublicState } from '#domain/certificates/certificate-status.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';

/** What is known of a listed certificate beyond its name. */
type Evidence = DatedState & { name: string; untilWithdrawn: boolean };
export type EvidenceRow = { evidence: Evidence[] | null; evidenceZone: string | null };

/**
 * For a SELECT from companies: the certificates about which something is known. All others are claimed, which their names
 * alone say.
 */
export const evidenceColumns = `time_zone as "evidenceZone", (
  select json_agg(json_build_object(
    'name', r.name, 'state', r.state, 'expires', r.expires, 'untilWithdrawn', r.until_withdrawn))
  from certificates r
  where r.company_id = companies.id and r.listed and (r.state in ('checked', 'withdrawn') or r.expires is not null)
    and r.state <> 'refused') as evidence`;

export type KnownCertificate = { name: string; state: PublicState; expires: LocalDate | null; untilWithdrawn: boolean };

/** The same with their states as of today, in the time zone of the company. */
export function knownCertificates({ evidence, evidenceZone }: EvidenceRow, now: Date): KnownCertificate[] {
  if (evidence === null) return [];
  const today = todayIn(evidenceZone, now);
  return evidence.flatMap((certificate) => {
    const state = certificateState(certificate, today);
    const { name, expires, untilWithdrawn } = certificate;
    return state === 'refused' ? [] : { name, state, expires, untilWithdrawn };
  });
}
