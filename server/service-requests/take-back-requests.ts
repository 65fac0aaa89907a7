import type { Queryable } from '#server/db/database.ts';

/** Mails that ask a company to answer. That a request has ended is sent in any case. */
const ASKING = ['request-lead', 'lead-message', 'lead-reminder'];

/**
 * Companies leave the directory: what waits to be sent to them is not sent any more (decision 42), and who asked sees that they
 * have not got it. Nobody who is no longer listed gets the data of a buyer.
 */
export async function takeBackRequests(client: Queryable, companyIds: readonly number[]): Promise<void> {
  await client.query(
    `with unsent as (
       delete from outbox o using request_recipients p
       where p.company_id = any ($1) and o.request_id = p.request_id and o.recipient_id = p.id
         and o.status in ('waiting', 'dead') and o.kind = any ($2)
       returning p.id, o.kind)
     update request_recipients p set sent_at = null from unsent
     where p.id = unsent.id and unsent.kind = 'request-lead' and p.opened_at is null and p.answer = 'waiting'`,
    [companyIds, ASKING],
  );
}
