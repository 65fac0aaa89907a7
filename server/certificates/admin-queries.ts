import {
  type AdminCertificate,
  CERTIFICATE_QUEUES,
  type CertificateQueue,
  type CertificateQueuePage,
  type CertificateQueueQuery,
  EXPIRING_DAYS,
} from '#domain/certificates/admin-certificate.ts';
import { certificateState, type StoredState } from '#domain/certificates/certificate-status.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { uncheckableReason } from '#domain/certificates/uncheckable.ts';
import { certificationMark, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/list-page.ts';
import { noSuchCertificate } from './change-certificate.ts';
import { adminDocumentAddresses } from './document-addresses.ts';

const LISTED = `r.listed and r.state <> 'refused'`;
const OPEN_DOUBTS = `d.resolved_at is null and (d.certificate_id = r.id or d.certificate_id is null and d.company_id = r.company_id)`;

/** Since when a company that is not verified waits for the check that it has paid for. */
const PAID_SINCE = `(select s.paid_since from subscriptions s
  where s.company_id = c.id and s.ended_at is null and s.paid_since is not null and not c.verified)`;

const COLUMNS = `r.id, r.version, r.name, r.state, r.listed, r.number, r.issuer, r.accreditation_body as "accreditationBody",
  r.scope, r.methods, r.sectors, r.product_groups as "productGroups", r.standards, r.holder_kind as "holderKind",
  r.holder_name as "holderName", r.holder_consent as "holderConsent", r.issued, r.expires,
  r.until_withdrawn as "untilWithdrawn", r.register_url as "registerUrl", r.checked_how as "checkedHow",
  r.checked_by as "checkedBy", r.checked_at as "checkedAt", r.check_note as "checkNote",
  r.check_again_by as "checkAgainBy", r.ended_at as "endedAt", r.end_reason as "endReason", r.created_at as "createdAt",
  c.time_zone as "timeZone", c.country_code as "countryCode",
  json_build_object('id', c.id, 'name', c.name, 'location', c.location, 'email', c.email, 'phone', c.phone,
    'website', c.website, 'approved', c.approved, 'verified', c.verified, 'companyCheckedAt', c.company_checked_at,
    'paidSince', ${PAID_SINCE}) as company,
  (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'contentType', d.content_type, 'size', d.size,
    'isPublic', d.is_public, 'removedAt', d.removed_at, 'hasPreview', d.preview is not null) order by d.id), '[]')
    from certificate_documents d where d.certificate_id = r.id) as documents,
  (select coalesce(json_agg(json_build_object('id', d.id, 'message', d.message, 'email', d.email,
    'createdAt', d.created_at) order by d.id), '[]') from doubts d where ${OPEN_DOUBTS}) as doubts`;

type Computed = 'uncheckable' | 'mark' | 'fullName' | 'state' | 'registers' | 'documents';
type Row = Omit<AdminCertificate, Computed> & {
  state: StoredState;
  timeZone: string | null;
  countryCode: string | null;
  documents: (Omit<AdminCertificate['documents'][number], 'url' | 'previewUrl'> & { hasPreview: boolean })[];
};

/** The condition and the order of each queue. $1 is today in UTC. */
const QUEUES: Record<CertificateQueue, { where: string; order: string }> = {
  claims: {
    where: `${LISTED} and r.state = 'claimed' and coalesce(r.check_again_by <= $1::date, true)`,
    // Those that are paid for come first.
    order: `${PAID_SINCE} nulls last, r.created_at, r.id`,
  },
  expiring: {
    where: `r.listed and r.state = 'checked' and not r.expiry_recorded and r.expires <= $1::date + ${EXPIRING_DAYS}`,
    order: 'r.expires, r.id',
  },
  due: { where: `r.listed and r.state = 'checked' and r.check_again_by <= $1::date`, order: 'r.check_again_by, r.id' },
  doubts: { where: `${LISTED} and exists (select 1 from doubts d where ${OPEN_DOUBTS})`, order: 'r.id' },
};
/** Queues are counted up to this number. */
const MAX_COUNT = 10_000;

/** One page of a queue, or of the certificates of one company, and how many wait in each queue. */
export async function listCertificateQueue(
  db: Queryable,
  { queue, company, search, page, limit }: CertificateQueueQuery,
  now: Date,
): Promise<CertificateQueuePage> {
  const today = todayIn(null, now);
  const chosen = company === undefined ? QUEUES[queue] : { where: LISTED, order: 'r.id' };
  const conditions = [
    chosen.where,
    ...(company === undefined ? [] : [`r.company_id = ${Number(company)}`]),
    ...(search === undefined ? [] : ['(r.name ilike $2 or r.number ilike $2 or c.name ilike $2)']),
  ].join(' and ');
  const values = [today, ...(search === undefined ? [] : [containing(search)])];
  const from = `certificates r join companies c on c.id = r.company_id where $1::date is not null and ${conditions}`;
  const { rows } = await db.query<{ item: Row }>(
    `select row_to_json(p) as item from (
       select ${COLUMNS} from ${from} order by ${chosen.order} limit ${limit} offset ${(page - 1) * limit}) p`,
    values,
  );
  const total = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values);
  return {
    items: rows.map(({ item }) => present(item, now)),
    total: total.rows[0]?.total ?? 0,
    counts: await countQueues(db, today),
  };
}

/** How many certificates wait in each queue. */
async function countQueues(db: Queryable, today: LocalDate): Promise<Record<CertificateQueue, number>> {
  const counts = CERTIFICATE_QUEUES.map(
    (queue) => `(select count(*)::int from (
       select 1 from certificates r join companies c on c.id = r.company_id
       where ${QUEUES[queue].where} limit ${MAX_COUNT}) q) as "${queue}"`,
  );
  const { rows } = await db.query<Record<CertificateQueue, number>>(
    `select ${counts.join(', ')} where $1::date is not null`,
    [today],
  );
  return rows[0] ?? { claims: 0, expiring: 0, due: 0, doubts: 0 };
}

/** One certificate in any state. Throws NotFoundError. */
export async function getAdminCertificate(db: Queryable, id: number | undefined, now: Date): Promise<AdminCertificate> {
  const { rows } = await db.query<{ item: Row }>(
    `select row_to_json(p) as item from (
       select ${COLUMNS} from certificates r join companies c on c.id = r.company_id where r.id = $1) p`,
    [id ?? 0],
  );
  if (rows[0] === undefined) throw noSuchCertificate();
  return present(rows[0].item, now);
}

function present({ timeZone, countryCode, documents, ...row }: Row, now: Date): AdminCertificate {
  const entry = findCertification(row.name);
  return {
    ...row,
    state: certificateState(row, todayIn(timeZone, now)),
    uncheckable: uncheckableReason(row.name),
    mark: certificationMark(row.name),
    fullName: entry?.fullName ?? null,
    registers: entry === undefined ? [] : certificationRegisters(entry, countryCode),
    documents: documents.map(({ hasPreview, ...document }) => ({
      ...document,
      ...adminDocumentAddresses(document.id, hasPreview),
    })),
  };
}
