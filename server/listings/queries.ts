import { type CertificateState, certificateState, type StoredState } from '#domain/certificates/certificate-status.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { ADMIN_COLUMNS } from '#domain/companies/company-columns.ts';
import type { LeadList, LeadSummary, ListingCertificate, ListingCompany } from '#domain/listings/listing.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { certificationMark } from '#domain/vocabulary/certification-lookup.ts';
import { noSuchCompany } from '#server/companies/change-company.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';

const LEADS_PER_PAGE = 25;
/** Refused and withdrawn certificates are shown for so many months. */
const ENDED_MONTHS = 12;

/** A company in any state. Throws NotFoundError for one that was removed. */
export async function readListing(db: Queryable, id: number): Promise<ListingCompany> {
  const { rows } = await db.query<ListingCompany>(`select ${selectList(ADMIN_COLUMNS)} from companies where id = $1`, [
    id,
  ]);
  if (rows[0] === undefined) throw noSuchCompany();
  return rows[0];
}

type CertificateRow = Omit<ListingCertificate, 'mark' | 'state' | 'checkedAt' | 'createdAt'> & {
  state: StoredState;
  checkedAt: Date | null;
  createdAt: Date;
};

/** The certificates of a company for its members: those that end next first, then the ended ones. */
export async function listCertificatesOf(
  db: Queryable,
  { id, timeZone }: Pick<ListingCompany, 'id' | 'timeZone'>,
  now: Date,
): Promise<ListingCertificate[]> {
  const { rows } = await db.query<CertificateRow>(
    `select r.id, r.version, r.name, r.state, r.number, r.issuer, r.scope, r.holder_kind as "holderKind",
       r.holder_name as "holderName", r.holder_consent as "holderConsent", r.issued, r.expires,
       r.until_withdrawn as "untilWithdrawn", r.register_url as "registerUrl", r.checked_at as "checkedAt",
       r.end_reason as "endReason", r.created_at as "createdAt",
       (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'size', d.size, 'isPublic', d.is_public,
          'isSeen', d.seen_at is not null) order by d.id), '[]')
        from certificate_documents d where d.certificate_id = r.id and d.removed_at is null) as documents
     from certificates r
     where r.company_id = $1 and (r.listed or r.state = 'refused')
       and coalesce(r.ended_at > $2::timestamptz - make_interval(months => ${ENDED_MONTHS}), true)
     order by r.state in ('withdrawn', 'refused'), r.expires nulls last, r.id`,
    [id, now],
  );
  const today = todayIn(timeZone, now);
  return rows.map((row) => present(row, today));
}

function present({ checkedAt, createdAt, ...row }: CertificateRow, today: LocalDate): ListingCertificate {
  const state: CertificateState = certificateState(row, today);
  return {
    ...row,
    mark: certificationMark(row.name),
    state,
    checkedAt: checkedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

type LeadRow = Omit<LeadSummary, 'caseNumber' | 'sentAt'> & { requestId: number; createdAt: Date; sentAt: Date };

const LEADS = `request_recipients p join service_requests r on r.id = p.request_id
  where p.company_id = $1 and p.sent_at is not null and r.state <> 'unconfirmed'`;
/** What waits for the company: no answer yet, or the buyer has written last. */
const LAST_AUTHOR = `(select m.author from request_messages m
  where m.request_id = r.id and (m.recipient_id = p.id or (m.recipient_id is null and m.author = 'buyer'))
  order by m.id desc limit 1)`;

/** The requests that a company was sent: those that wait for it, or all, newest first. */
export async function listLeads(
  db: Queryable,
  companyId: number,
  { page = 1, isWaiting = false }: { page?: number; isWaiting?: boolean } = {},
): Promise<LeadList> {
  const condition = isWaiting
    ? `and r.state = 'open' and (p.answer = 'waiting' or ${LAST_AUTHOR} = 'buyer') and p.answer <> 'declined'`
    : '';
  const { rows } = await db.query<LeadRow>(
    `select p.id as "recipientId", r.id as "requestId", r.created_at as "createdAt", p.sent_at as "sentAt",
       r.equipment_type as "equipmentType", r.location, r.urgency, r.state, p.answer,
       p.opened_at is not null as "isOpened", coalesce(r.state = 'open' and ${LAST_AUTHOR} = 'buyer', false) as "hasNewMessage"
     from ${LEADS} ${condition} order by p.sent_at desc, p.id desc
     limit ${LEADS_PER_PAGE} offset ${(page - 1) * LEADS_PER_PAGE}`,
    [companyId],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from ${LEADS} ${condition}`, [
    companyId,
  ]);
  const items = rows.map(({ requestId, createdAt, sentAt, ...row }) => ({
    ...row,
    caseNumber: caseNumber({ id: requestId, createdAt }),
    sentAt: sentAt.toISOString(),
  }));
  return { items, total: counted.rows[0]?.total ?? 0 };
}

/** The request that a company got as this recipient; undefined for any other. */
export async function findOwnLead(
  db: Queryable,
  companyId: number,
  recipientId: number | undefined,
): Promise<{ requestId: number; recipientId: number } | undefined> {
  const { rows } = await db.query<{ requestId: number; recipientId: number }>(
    `select p.request_id as "requestId", p.id as "recipientId" from ${LEADS} and p.id = $2`,
    [companyId, recipientId ?? 0],
  );
  return rows[0];
}
