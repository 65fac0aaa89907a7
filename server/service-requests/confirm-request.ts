import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { confirmationMail } from './mails.ts';
import { createLink } from './request-links.ts';
import type { StoredRequest } from './stored-request.ts';

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
