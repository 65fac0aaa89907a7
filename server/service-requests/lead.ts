import { todayIn } from '#domain/certificates/local-date.ts';
import type { Lead, Need } from '#domain/service-requests/lead.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { listPublicCertificates } from '#server/certificates/queries.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { listQuotes } from './quotes.ts';
import { requestFiles } from './request-files.ts';
import { findLink } from './request-links.ts';
import { listMessages } from './thread.ts';

/** The request of one company. */
export type LeadId = { requestId: number; recipientId: number };

type Row = Need &
  Pick<Lead, 'state' | 'answer' | 'declineReason' | 'declineNote'> & {
    companyId: number;
    companyName: string;
    isListed: boolean;
    timeZone: string | null;
    countryCode: string | null;
    customerName: string;
    customerEmail: string;
    customerPhone: string | null;
    confirmedAt: Date | null;
    createdAt: Date;
    endedAt: Date | null;
    answeredAt: Date | null;
  };

/** Whose page a link opens. Undefined if it is unknown, has expired, or is that of a buyer. */
export async function findLead(
  { database, now }: Pick<Context, 'database' | 'now'>,
  token: string,
): Promise<LeadId | undefined> {
  const link = await findLink(database.pool, token, 'company', now());
  if (link === undefined || link.recipientId === null) return undefined;
  return { requestId: link.requestId, recipientId: link.recipientId };
}

/**
 * A request as a company sees it. `isOpening` is true for a person who opens the page: the first time is recorded
 * (docs/decisions/049-what-counts-as-opened.md).
 */
export async function openLead(context: Context, lead: LeadId, isOpening: boolean): Promise<Lead | undefined> {
  if (isOpening) await recordOpening(context.database.pool, lead.recipientId, context.now());
  return readLead(context, lead);
}

async function recordOpening(db: Queryable, recipientId: number, now: Date): Promise<void> {
  await db.query('update request_recipients set opened_at = $2 where id = $1 and opened_at is null', [
    recipientId,
    now,
  ]);
}

async function readLead(
  { database: { pool }, now }: Pick<Context, 'database' | 'now'>,
  { requestId, recipientId }: LeadId,
): Promise<Lead | undefined> {
  const { rows } = await pool.query<Row>(
    `select r.equipment_type as "equipmentType", r.location, r.urgency, r.service_description as "serviceDescription",
       r.preferred_date as "preferredDate", r.valid_on as "validOn", r.work, r.items, r.material, r.code, r.access,
       r.window_start as "windowStart", r.window_end as "windowEnd", r.certification, r.state, r.created_at as "createdAt",
       r.ended_at as "endedAt", r.customer_name as "customerName", r.customer_email as "customerEmail",
       r.customer_phone as "customerPhone", r.confirmed_at as "confirmedAt", p.company_id as "companyId",
       p.company_name as "companyName", c.id is not null as "isListed", c.time_zone as "timeZone",
       c.country_code as "countryCode", p.answer, p.answered_at as "answeredAt", p.decline_reason as "declineReason",
       p.decline_note as "declineNote"
     from request_recipients p join service_requests r on r.id = p.request_id
     left join companies c on c.id = p.company_id and c.is_public
     where p.id = $1 and p.sent_at is not null and r.state <> 'unconfirmed'`,
    [recipientId],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { companyId, companyName, isListed, timeZone, countryCode, state, answer } = row;
  const [quotes, messages, files, certificates] = await Promise.all([
    listQuotes(pool, { recipientId }, now()),
    listMessages(pool, requestId, recipientId),
    requestFiles.list(pool, { requestId, recipientId }),
    isListed ? listPublicCertificates(pool, companyId, now()).then(({ items }) => items) : [],
  ]);
  return {
    requestId,
    recipientId,
    caseNumber: caseNumber({ id: requestId, createdAt: row.createdAt }),
    createdAt: row.createdAt.toISOString(),
    state,
    endedAt: row.endedAt?.toISOString() ?? null,
    company: { id: companyId, name: companyName, isListed, timeZone, countryCode },
    buyer: {
      name: row.customerName,
      email: row.customerEmail,
      phone: row.customerPhone,
      isConfirmed: row.confirmedAt !== null,
    },
    need: needOf(row),
    files: files.filter((file) => file.recipientId === null),
    certificates,
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    quote: quotes[0] ?? null,
    messages,
    today: todayIn(timeZone, now()),
  };
}

function needOf(row: Row): Need {
  const { equipmentType, location, urgency, serviceDescription, preferredDate, validOn, windowStart, windowEnd } = row;
  const { work, items, material, code, access, certification } = row;
  return {
    equipmentType,
    location,
    urgency,
    serviceDescription,
    preferredDate,
    validOn,
    work,
    items,
    material,
    code,
    access,
    windowStart,
    windowEnd,
    certification,
  };
}
