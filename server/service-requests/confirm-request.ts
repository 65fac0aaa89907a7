import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { ConflictError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { deliverRequest } from './deliver-request.ts';
import { confirmationMail } from './mails.ts';
import { createLink } from './request-links.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';

/** So that nobody can fill the mailbox of somebody else (docs/decisions/045-who-confirms-a-request.md). */
const MAX_CONFIRMATIONS_PER_DAY = 3;

/** Asks the sender of a request that waits to confirm it. An address that was asked often today is not asked again. */
export async function askForConfirmation(
  client: Queryable,
  { env, now }: Context,
  request: StoredRequest,
): Promise<void> {
  const { rowCount } = await client.query(
    `update service_requests set confirmation_asked_at = $2
     where id = $1 and state = 'unconfirmed' and (
       select count(*) from service_requests
       where lower(customer_email) = lower($3) and confirmation_asked_at > $2::timestamptz - interval '1 day') < ${MAX_CONFIRMATIONS_PER_DAY}`,
    [request.id, now(), request.customerEmail],
  );
  if (rowCount !== 1) return;
  const link = await createLink(client, { requestId: request.id, recipientId: null }, now());
  await enqueueMail(client, confirmationMail(request, siteOf(env), link));
}

/**
 * Records that the sender has the address, and sends a request that waited for that. The second time nothing happens. Throws
 * ConflictError if it was withdrawn meanwhile.
 */
export async function confirmRequest(client: Queryable, context: Context, id: number): Promise<void> {
  const { rows } = await client.query<{ wasWaiting: boolean }>(
    `update service_requests r set confirmed_at = coalesce(r.confirmed_at, $2), held_reason = null,
       state = case when r.state = 'unconfirmed' then 'open' else r.state end
     from (select id, state from service_requests where id = $1 for update) old
     where r.id = old.id and old.state in ('unconfirmed', 'open')
     returning old.state = 'unconfirmed' as "wasWaiting"`,
    [id, context.now()],
  );
  if (rows[0] === undefined) throw new ConflictError('This request has ended. Nothing was sent.');
  if (!rows[0].wasWaiting) return;
  const request = await lockRequest(client, id);
  if (request !== undefined) await deliverRequest(client, context, request, { repeatsText: true });
}
