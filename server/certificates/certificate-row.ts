import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { certificateState, type StoredState } from '#domain/certificates/certificate-status.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { certificationMark, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import { documentAddresses } from './document-addresses.ts';

/** What is read of a certificate for visitors: never who checked it, and never the note on what was seen. */
const PUBLIC_FIELDS = `r.id, r.name, r.state, r.number, r.issuer, r.accreditation_body as "accreditationBody", r.scope,
  r.methods, r.sectors, r.product_groups as "productGroups", r.standards, r.holder_kind as "holderKind",
  case when r.holder_kind <> 'person' or r.holder_consent then r.holder_name end as "holderName",
  r.issued, r.expires, r.until_withdrawn as "untilWithdrawn", r.checked_how as "checkedHow", r.checked_at as "checkedAt",
  r.ended_at as "endedAt", r.created_at as "createdAt", r.register_url as "registerUrl"`;

/** For a SELECT from certificates r and companies c. Documents of a company that is not approved are never public. */
export const publicCertificateColumns = `${PUBLIC_FIELDS}, c.time_zone as "timeZone", c.country_code as "countryCode", (
  select coalesce(json_agg(json_build_object(
    'id', d.id, 'name', d.name, 'contentType', d.content_type, 'size', d.size, 'hasPreview', d.preview is not null)
    order by d.id), '[]')
  from certificate_documents d where d.certificate_id = r.id and d.is_public and c.is_public) as documents`;

type Stated = Pick<
  PublicCertificate,
  | 'id'
  | 'name'
  | 'number'
  | 'issuer'
  | 'accreditationBody'
  | 'scope'
  | 'methods'
  | 'sectors'
  | 'productGroups'
  | 'standards'
  | 'holderKind'
  | 'holderName'
  | 'issued'
  | 'expires'
  | 'untilWithdrawn'
  | 'checkedHow'
  | 'registerUrl'
>;
export type CertificateRow = Stated & {
  state: StoredState;
  checkedAt: string | null;
  endedAt: string | null;
  createdAt: string;
  timeZone: string | null;
  countryCode: string | null;
  documents: { id: number; name: string; contentType: string; size: number; hasPreview: boolean }[];
};

/** Undefined for a refused certificate, which is not public. */
export function presentCertificate(row: CertificateRow, now: Date): PublicCertificate | undefined {
  const { checkedAt, endedAt, createdAt, timeZone, countryCode, documents, checkedHow, ...stated } = row;
  const state = certificateState(row, todayIn(timeZone, now));
  if (state === 'refused') return undefined;
  const dayOf = (time: string) => todayIn(timeZone, new Date(time));
  const entry = findCertification(row.name);
  const wasChecked = checkedAt !== null;
  return {
    ...stated,
    state,
    mark: certificationMark(row.name),
    entry: entry?.id ?? null,
    fullName: entry?.fullName ?? null,
    checkedOn: wasChecked ? dayOf(checkedAt) : null,
    checkedHow: wasChecked ? checkedHow : null,
    endedOn: endedAt === null ? null : dayOf(endedAt),
    listedOn: dayOf(createdAt),
    registers: entry === undefined ? [] : certificationRegisters(entry, countryCode),
    documents: documents.map(({ hasPreview, ...document }) => ({
      ...document,
      ...documentAddresses(document.id, hasPreview),
    })),
  };
}
