import { priceText } from '#domain/service-requests/quote-text.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { ServiceRequestDetails } from '#domain/service-requests/service-request-admin.ts';
import { listNotes } from '#server/audit/admin-notes.ts';
import type { Context } from '#server/context.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { ADMIN_COLUMNS, ADMIN_TABLES } from './admin-queries.ts';
import { requestAddress } from './open-recipient.ts';
import { listQuotes } from './quotes.ts';
import { requestFiles } from './request-files.ts';
import { listMessages } from './thread.ts';

/** A request with all that became of it, for admins. Throws NotFoundError. */
export async function getRequestDetails(context: Context, id: number | undefined): Promise<ServiceRequestDetails> {
  const { pool } = context.database;
  const requests = await pool.query<ServiceRequestDetails & { createdAt: Date }>(
    `select ${ADMIN_COLUMNS}, r.work, r.items, r.material, r.code, r.access, r.certification,
       r.window_start as "windowStart", r.window_end as "windowEnd", r.confirmed_at as "confirmedAt",
       r.ended_at as "endedAt", r.ended_by as "endedBy", r.end_reason as "endReason", r.ordered,
       (select name from companies where id = r.ordered_company_id) as "orderedFrom"
     from ${ADMIN_TABLES} where r.id = $1`,
    [id ?? 0],
  );
  const [request] = requests.rows;
  if (request === undefined) throw new NotFoundError('Request not found.');
  const recipients = await pool.query<object>(
    `select p.id, p.company_id as "companyId", p.company_name as "companyName", coalesce(${requestAddress}, '') as "companyEmail",
       p.added_by as "addedBy", p.sent_at as "sentAt", p.opened_at as "openedAt", p.answer, p.answered_at as "answeredAt",
       p.decline_reason as "declineReason", p.decline_note as "declineNote", p.reminders
     from request_recipients p left join companies c on c.id = p.company_id where p.request_id = $1 order by p.id`,
    [request.id],
  );
  const quotes = await listQuotes(pool, { requestId: request.id }, context.now());
  return {
    ...(withIsoDates(request) as ServiceRequestDetails),
    caseNumber: caseNumber(request),
    recipients: recipients.rows.map((row) => withIsoDates(row) as ServiceRequestDetails['recipients'][number]),
    messages: await listMessages(pool, request.id),
    quotes: quotes.map((quote) => ({
      recipientId: quote.recipientId,
      price: priceText(quote),
      createdAt: quote.createdAt,
    })),
    files: await requestFiles.list(pool, { requestId: request.id, recipientId: null }),
    notes: await listNotes(pool, 'service-request', request.id),
  };
}
