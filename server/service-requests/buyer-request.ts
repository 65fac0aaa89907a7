import { todayIn } from '#domain/certificates/local-date.ts';
import type { AskedCompany, BuyerRequest } from '#domain/service-requests/buyer-request.ts';
import type { RequestFile } from '#domain/service-requests/request-file.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { requestAddress } from './open-recipient.ts';
import { listQuotes } from './quotes.ts';
import { findLink } from './request-links.ts';
import { readRequest } from './stored-request.ts';
import { listMessages } from './thread.ts';

type Ending = {
  expires: Date;
  endedAt: Date | null;
  ordered: BuyerRequest['ordered'];
  orderedCompanyId: number | null;
  orderAskedAt: Date | null;
};

/** The request that a link opens for its buyer. Undefined if the link is unknown, has expired, or is that of a company. */
export async function openBuyerRequest(
  { database: { pool }, now }: Pick<Context, 'database' | 'now'>,
  token: string,
): Promise<BuyerRequest | undefined> {
  const link = await findLink(pool, token, 'buyer', now());
  const request = link && (await readRequest(pool, link.requestId));
  if (link === undefined || request === undefined) return undefined;
  const { id, state, createdAt, confirmedAt, customerName, customerEmail } = request;
  const [{ rows: endings }, companies, quotes, messages, files] = await Promise.all([
    pool.query<Omit<Ending, 'expires'>>(
      `select ended_at as "endedAt", ordered, ordered_company_id as "orderedCompanyId", order_asked_at as "orderAskedAt"
       from service_requests where id = $1`,
      [id],
    ),
    listAskedCompanies(pool, id),
    listQuotes(pool, { requestId: id }, now()),
    listMessages(pool, id),
    listBuyerFiles(pool, id),
  ]);
  const ending = endings[0];
  if (ending === undefined) return undefined;
  return {
    id,
    caseNumber: caseNumber(request),
    createdAt: createdAt.toISOString(),
    state,
    endedAt: ending.endedAt?.toISOString() ?? null,
    isConfirmed: confirmedAt !== null,
    customerName,
    customerEmail,
    linkEnds: todayIn(null, link.expires),
    ordered: ending.ordered,
    orderedCompanyId: ending.orderedCompanyId,
    isAskedForOrder: ending.orderAskedAt !== null,
    need: {
      equipmentType: request.equipmentType,
      location: request.location,
      urgency: request.urgency,
      serviceDescription: request.serviceDescription,
      preferredDate: request.preferredDate,
      validOn: request.validOn,
      work: request.work,
      items: request.items,
      material: request.material,
      code: request.code,
      access: request.access,
      windowStart: request.windowStart,
      windowEnd: request.windowEnd,
      certification: request.certification,
    },
    files,
    companies,
    quotes,
    messages,
    today: todayIn(null, now()),
  };
}

type Row = Omit<AskedCompany, 'sentAt' | 'deliveredAt' | 'openedAt' | 'answeredAt'> &
  Record<'sentAt' | 'deliveredAt' | 'openedAt' | 'answeredAt', Date | null>;

/** The companies with the states of their first mail; that of a company without an address goes to the admin. */
async function listAskedCompanies(db: Queryable, requestId: number): Promise<AskedCompany[]> {
  const { rows } = await db.query<Row>(
    `select p.id, p.company_id as "companyId", p.company_name as name, c.id is not null as "isListed",
       p.added_by as "addedBy", p.sent_at as "sentAt", p.opened_at as "openedAt", p.answer, p.answered_at as "answeredAt",
       p.decline_reason as "declineReason", p.decline_note as "declineNote",
       case when m.bounced_at is null and coalesce(${requestAddress}, '') <> '' then m.sent_at end as "deliveredAt",
       coalesce(m.status = 'dead' or m.bounced_at is not null, false) as "isUndelivered"
     from request_recipients p left join companies c on c.id = p.company_id and c.is_public
     left join lateral (
       select o.status, o.sent_at, o.bounced_at from outbox o
       where o.request_id = p.request_id and o.recipient_id = p.id and o.kind = 'request-lead' order by o.id desc limit 1
     ) m on true
     where p.request_id = $1 order by p.id`,
    [requestId],
  );
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

async function listBuyerFiles(db: Queryable, requestId: number): Promise<RequestFile[]> {
  const { rows } = await db.query<RequestFile>(
    `select id, name, content_type as "contentType", size from request_files
     where request_id = $1 and recipient_id is null order by id`,
    [requestId],
  );
  return rows;
}
