import { LINK_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { LinksInput } from '#domain/service-requests/buyer-request.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { siteOf } from '#server/env.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { quarantineReason } from '#server/spam/receive-form.ts';
import { requestAddress } from './open-recipient.ts';
import { createLink } from './request-links.ts';

/** So that nobody can fill the mailbox of somebody else. */
const MAX_MAILS_PER_HOUR = 3;
const MAX_LINKS = 20;

type Found = { id: number; recipientId: number | null; equipmentType: string; createdAt: Date };

/**
 * Mails new links to an address: to the requests that it sent in the last 90 days, and to those that it was sent as a company. Who
 * asks learns nothing: the answer is the same for every address.
 */
export async function mailLinks(context: Context, input: LinksInput): Promise<void> {
  const { env, database, now } = context;
  await inTransaction(database.pool, async (client) => {
    if ((await quarantineReason(client, context, input)) !== null) return;
    await lock(client, 'sender', input.email);
    if ((await countMails(client, input.email)) >= MAX_MAILS_PER_HOUR) return;
    const found = await findRequests(client, input.email, now());
    if (found.length === 0) return;
    const site = siteOf(env);
    const links = [];
    for (const { id, recipientId, equipmentType, createdAt } of found) {
      const token = await createLink(client, { requestId: id, recipientId }, now());
      const path = recipientId === null ? paths.buyerRequest(token) : paths.lead(token);
      links.push({ label: `${caseNumber({ id, createdAt })}, ${equipmentType}`, url: site.url + path });
    }
    await enqueueMail(client, {
      recipient: input.email,
      replyTo: null,
      kind: 'request-links',
      ...layOutMail({
        subject: 'Your requests',
        blocks: [
          { type: 'paragraph', text: `These links open the requests of the last ${LINK_DAYS} days. They are private.` },
          { type: 'links', links },
        ],
        footer: { site, why: 'You get this email because somebody entered your address to see its requests.' },
      }),
    });
  });
}

async function countMails(client: Queryable, email: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from outbox
     where kind = 'request-links' and lower(recipient) = lower($1) and created_at > now() - interval '1 hour'`,
    [email],
  );
  return rows[0]?.count ?? 0;
}

/** A buyer's text could be anything, so that of a request which waits for its sender is not repeated. */
async function findRequests(client: Queryable, email: string, now: Date): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `(select id, null::int as "recipientId",
        case when confirmed_at is null then 'request for a quote' else equipment_type end as "equipmentType",
        created_at as "createdAt"
      from service_requests
      where lower(customer_email) = lower($1) and created_at > $2::timestamptz - make_interval(days => ${LINK_DAYS})
      order by id desc limit ${MAX_LINKS})
     union all
     (select r.id, p.id, r.equipment_type, r.created_at
      from companies c join request_recipients p on p.company_id = c.id join service_requests r on r.id = p.request_id
      where lower(${requestAddress}) = lower($1) and c.is_public and r.state = 'open'
        and p.sent_at > $2::timestamptz - make_interval(days => ${LINK_DAYS})
      order by p.id desc limit ${MAX_LINKS})`,
    [email, now],
  );
  return rows;
}
