import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { CompanySubscription } from '#domain/billing/company-subscription.ts';
import { type CompanyReview, MAX_REVIEWED } from '#domain/companies/company-review.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { listNotes } from '#server/audit/admin-notes.ts';
import { AUDIT_COLUMNS } from '#server/audit/list-audit.ts';
import { companySubscription } from '#server/billing/queries.ts';
import { listCertificateQueue } from '#server/certificates/admin-queries.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { listMails } from '#server/mail/queries.ts';
import { locatorMap } from '#server/maps/locator-map.ts';
import { listPeople } from '#server/members/people.ts';
import { getAdminCompanyDetails, listCompaniesById } from './admin-queries.ts';
import { listMerges } from './merge-queries.ts';

const NEWEST = { page: 1, limit: MAX_REVIEWED, requestId: undefined, contactMessageId: undefined };

/** All that an admin needs to decide on a company, on one screen. Throws NotFoundError. */
export async function reviewCompany(
  { database: { pool }, now }: Context,
  idGiven: number | undefined,
): Promise<CompanyReview> {
  const details = await getAdminCompanyDetails(pool, idGiven);
  const { id } = details;
  const twinIds = details.duplicates.map((other) => other.id);
  const [twins, counts, certificates, requests, mails, notes, history, merges, people, billing] = await Promise.all([
    listCompaniesById(pool, twinIds),
    countRequests(pool, [id, ...twinIds], now()),
    listCertificateQueue(pool, { queue: 'claims', company: String(id), search: undefined, page: 1, limit: 100 }, now()),
    listRequests(pool, id),
    listMails(pool, { ...NEWEST, search: undefined, companyId: id }),
    listNotes(pool, 'company', id),
    listHistory(pool, id),
    listMerges(pool, id, now()),
    listPeople(pool, id),
    companySubscription(pool, id, now()),
  ]);
  const requestsInYear = (companyId: number) => counts.get(companyId) ?? 0;
  return {
    company: { ...details, requestsInYear: requestsInYear(id) },
    twins: twins.map((twin) => ({ ...twin, requestsInYear: requestsInYear(twin.id) })),
    map: locatorMap(details),
    certificates: certificates.items,
    requests,
    mails: mails.items,
    notes,
    history,
    merges,
    people,
    subscription: runningPlan(billing),
  };
}

function runningPlan({ subscription, payments: [last] }: CompanySubscription): CompanyReview['subscription'] {
  if (subscription === null || subscription.paidSince === null || subscription.endedAt !== null) return null;
  const { plan, currentPeriodEnd: paidUntil } = subscription;
  return { plan, paidUntil, isRefundable: last !== undefined && last.refund === null && last.refunded === 0 };
}

async function countRequests(db: Queryable, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; count: number }>(
    `select company_id as id, count(*)::int as count from request_recipients
     where company_id = any ($1) and sent_at > $2::timestamptz - interval '1 year' group by 1`,
    [ids, now],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function listRequests(db: Queryable, id: number): Promise<CompanyReview['requests']> {
  const { rows } = await db.query<Omit<CompanyReview['requests'][number], 'createdAt'> & { createdAt: Date }>(
    `select r.id, r.equipment_type as "equipmentType", r.urgency, r.location, r.created_at as "createdAt",
       p.sent_at as "sentAt", p.answer
     from request_recipients p join service_requests r on r.id = p.request_id
     where p.company_id = $1 order by p.id desc limit ${MAX_REVIEWED}`,
    [id],
  );
  return rows.map(
    (row) => ({ ...withIsoDates(row), caseNumber: caseNumber(row) }) as CompanyReview['requests'][number],
  );
}

/** The history of a company that may have been removed. Throws NotFoundError if there was never one. */
export async function companyHistory(
  db: Queryable,
  id: number | undefined,
): Promise<{ items: CompanyReview['history'] }> {
  const items = await listHistory(db, id ?? 0);
  if (items.length === 0) throw new NotFoundError('There was never a company with this number.');
  return { items };
}

/** What was done to the company and to its certificates. */
async function listHistory(db: Queryable, id: number): Promise<CompanyReview['history']> {
  const { rows } = await db.query<AuditRecord>(
    `select ${AUDIT_COLUMNS} from audit_log
     where entity = 'company' and entity_id = $1
       or entity = 'certificate' and entity_id in (select id from certificates where company_id = $1)
     order by id desc limit ${MAX_REVIEWED}`,
    [id],
  );
  return rows.map((row) => withIsoDates(row) as CompanyReview['history'][number]);
}
