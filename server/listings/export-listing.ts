import { stringify } from 'csv-stringify/sync';
import { IMPORT_COLUMNS } from '#domain/companies/company-import.ts';
import { certificateCells } from '#domain/companies/import-certificates.ts';
import { CSV_FORMAT } from '#domain/text/csv-text.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { statedCertificates } from '#server/certificates/listed-certificates.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { listChanges } from './changes.ts';
import { listCertificatesOf, readListing } from './queries.ts';

/** What an export has room for; a directory's busiest company gets a few hundred requests a year. */
const MAX_ROWS = 10_000;
const CERTIFICATE_COLUMNS = [
  'id',
  'name',
  'state',
  'number',
  'issuer',
  'scope',
  'holderKind',
  'holderName',
  'issued',
  'expires',
  'untilWithdrawn',
  'registerUrl',
  'checkedAt',
  'createdAt',
];
const REQUEST_COLUMNS = [
  'id',
  'sentAt',
  'state',
  'equipmentType',
  'location',
  'urgency',
  'serviceDescription',
  'customerName',
  'customerEmail',
  'customerPhone',
  'answer',
  'answeredAt',
  'declineReason',
];

export const EXPORT_FILES = ['listing.json', 'listing.csv', 'certificates.csv', 'requests.csv'] as const;
export type ExportFile = (typeof EXPORT_FILES)[number];

/** What the directory has about a company, for its members: everything as JSON, or a part as CSV. */
export async function exportListing(context: Context, companyId: number, file: ExportFile): Promise<string> {
  const { pool } = context.database;
  const company = await readListing(pool, companyId);
  const certificates = await listCertificatesOf(pool, company, context.now());
  if (file === 'certificates.csv') return table(CERTIFICATE_COLUMNS, certificates);
  if (file === 'requests.csv') return table(REQUEST_COLUMNS, await listRequests(pool, companyId));
  if (file === 'listing.csv') {
    const stated = (await statedCertificates(pool, [companyId])).get(companyId) ?? [];
    return table(IMPORT_COLUMNS, [{ ...company, ...certificateCells(company.certifications, stated) }]);
  }
  const { items } = await listChanges(pool, { company: String(companyId), page: 1, limit: MAX_ROWS });
  const changes = items.map(({ decidedBy, ...change }) => change);
  const requests = await listRequests(pool, companyId);
  const exportedAt = context.now().toISOString();
  return JSON.stringify({ exportedAt, company, certificates, requests, changes }, null, 2);
}

/** The requests of a company with what both sides wrote. */
async function listRequests(db: Queryable, companyId: number): Promise<object[]> {
  const { rows } = await db.query<object>(
    `select r.id, p.sent_at as "sentAt", r.state, r.equipment_type as "equipmentType", r.location, r.urgency,
       r.service_description as "serviceDescription", r.customer_name as "customerName",
       r.customer_email as "customerEmail", r.customer_phone as "customerPhone", p.answer,
       p.answered_at as "answeredAt", p.decline_reason as "declineReason",
       (select coalesce(json_agg(json_build_object('sentAt', q.created_at, 'priceKind', q.price_kind, 'currency', q.currency,
          'amount', q.amount::text, 'unit', q.unit, 'remarks', q.remarks) order by q.id), '[]')
        from quotes q where q.recipient_id = p.id) as quotes,
       (select coalesce(json_agg(json_build_object('sentAt', m.created_at, 'author', m.author, 'text', m.body)
          order by m.id), '[]')
        from request_messages m where m.request_id = r.id
          and (m.recipient_id = p.id or (m.recipient_id is null and m.author = 'buyer'))) as messages
     from request_recipients p join service_requests r on r.id = p.request_id
     where p.company_id = $1 and p.sent_at is not null and r.state <> 'unconfirmed' order by p.id limit ${MAX_ROWS}`,
    [companyId],
  );
  return rows;
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
function table(columns: readonly string[], rows: readonly object[]): string {
  const records = rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column])));
  return stringify([columns, ...records], { ...CSV_FORMAT, bom: true });
}

function cell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : value;
}
