import type { RequestMessage } from '#domain/service-requests/request-message.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { type AnsweringLead, auditAnswer } from './audit-answer.ts';
import { informBuyer } from './buyer-mails.ts';
import { informCompany } from './company-mails.ts';
import { lockRecipient, lockRecipients } from './open-recipient.ts';

type NewMessage =
  /** Without a recipient it goes to all companies of the request. */
  | { requestId: number; recipientId: number | null; author: 'buyer'; body: string }
  | (AnsweringLead & { author: 'company'; body: string });

/**
 * Adds a message to a thread and mails it to the other side. The same message sent twice in a row is stored once. Throws
 * ConflictError if the request has ended.
 */
export async function addMessage(context: Context, message: NewMessage): Promise<void> {
  const { database, now } = context;
  const { requestId, recipientId, author, body } = message;
  await inTransaction(database.pool, async (client) => {
    const recipients =
      message.author === 'company' ? [await lockRecipient(client, message)] : await lockRecipients(client, message);
    const { rowCount } = await client.query(
      `insert into request_messages (request_id, recipient_id, author, body, created_at)
       select $1::int, $2::int, $3::text, $4::text, $5::timestamptz where not exists (
         select 1 from (
           select author, body from request_messages
           where request_id = $1 and recipient_id is not distinct from $2 order by id desc limit 1) last
         where last.author = $3 and last.body = $4)`,
      [requestId, recipientId, author, body, now()],
    );
    if (rowCount !== 1) return;
    for (const recipient of recipients) {
      if (message.author === 'buyer') {
        await informCompany(client, context, recipient, { kind: 'message', body });
        continue;
      }
      await auditAnswer(client, message, recipient, 'service-request.question');
      await informBuyer(client, context, recipient, { kind: 'question', body });
    }
  });
}

/** All messages of a request, or those that one of its companies sees, oldest first. */
export async function listMessages(
  db: Queryable,
  requestId: number,
  recipientId: number | null = null,
): Promise<RequestMessage[]> {
  const { rows } = await db.query<Omit<RequestMessage, 'createdAt'> & { createdAt: Date }>(
    `select id, recipient_id as "recipientId", author, body, created_at as "createdAt" from request_messages
     where request_id = $1
       and ($2::int is null or recipient_id = $2 or (recipient_id is null and author = 'buyer'))
     order by id`,
    [requestId, recipientId],
  );
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
