import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { emergencyMail } from './emergency-mail.ts';
import { copyMail, leadMail, unassignedMail } from './mails.ts';
import { requestAddress } from './open-recipient.ts';
import { createLink } from './request-links.ts';
import type { Recipient, StoredRequest } from './stored-request.ts';

/**
 * Sends an open request: to each of its companies, or to the admin if it has none, and a copy to the sender. `repeatsText` is
 * false where the sender's address might be that of somebody else. Returns the companies.
 */
export async function deliverRequest(
  client: Queryable,
  context: Context,
  request: StoredRequest,
  { repeatsText }: { repeatsText: boolean },
): Promise<Recipient[]> {
  const { env, now } = context;
  const site = siteOf(env);
  const recipients = await sendToRecipients(client, context, request);
  if (recipients.length === 0 && env.ADMIN_EMAIL)
    await enqueueMail(client, unassignedMail(request, site, env.ADMIN_EMAIL));
  else if (request.urgency === 'Emergency' && env.ADMIN_EMAIL)
    await enqueueMail(client, emergencyMail(request, recipients, site, env.ADMIN_EMAIL));
  const link = await createLink(client, { requestId: request.id, recipientId: null }, now());
  await enqueueMail(client, copyMail(request, recipients, site, { link, repeatsText }));
  return recipients;
}

/** Queues the request for those of its companies that have not got it, and returns these. */
export async function sendToRecipients(
  client: Queryable,
  { env, now }: Context,
  request: StoredRequest,
): Promise<Recipient[]> {
  const { rows } = await client.query<Recipient>(
    `update request_recipients p set sent_at = $2 from companies c
     where p.request_id = $1 and p.sent_at is null and c.id = p.company_id and c.is_public
     returning p.id, c.id as "companyId", c.name, ${requestAddress} as email`,
    [request.id, now()],
  );
  const recipients = rows.sort((one, other) => one.id - other.id);
  for (const recipient of recipients) {
    const link = await createLink(client, { requestId: request.id, recipientId: recipient.id }, now());
    const to = recipient.email || env.ADMIN_EMAIL;
    if (to) await enqueueMail(client, leadMail(request, recipient, siteOf(env), { to, link }));
  }
  return recipients;
}
