import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import type { ContactStatus } from '#domain/contact/contact-message-admin.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { receiveForm } from '#server/spam/receive-form.ts';
import { contactMails } from './mails.ts';

export type StoredContactMessage = Omit<ContactMessageInput, 'fax' | 'formToken'> & {
  id: number;
  status: string;
  createdAt: string;
  updatedAt: null;
};

/**
 * Stores a visitor's message and, in the same transaction, queues its mails: one to the admin, a copy to the sender.
 * Messages that look like spam are quarantined.
 */
export async function createContactMessage(
  context: Context,
  input: ContactMessageInput,
): Promise<StoredContactMessage> {
  const { env, now } = context;
  const { fax: _fax, formToken, ...fields } = input;
  return receiveForm(context, input, {
    texts: [input.name, input.subject, input.message],
    limits: ({ messagesPerSender }) => [
      {
        lock: 'sender',
        key: input.email,
        max: messagesPerSender,
        count: "contact_messages where lower(email) = lower($1) and created_at > $2::timestamptz - interval '1 hour'",
        reason: 'too many messages from this address within an hour',
      },
    ],
    store: async (client, quarantineReason) => {
      const { rows } = await client.query<{ id: number; status: string; createdAt: Date }>(
        `insert into contact_messages (name, email, company, subject, message, inquiry_type, held_reason, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         returning id, status, created_at as "createdAt"`,
        [
          input.name,
          input.email,
          input.company,
          input.subject,
          input.message,
          input.inquiryType,
          quarantineReason,
          now(),
        ],
      );
      const stored = rows[0];
      if (stored === undefined) throw new Error('The insert returned no row.');
      const { id, status, createdAt } = stored;
      return { ...fields, id, status, createdAt: createdAt.toISOString(), updatedAt: null };
    },
    // A message with an invalid token is in quarantine and gets no mails, so any token is a valid one.
    mails: async (_client, { id, createdAt }) =>
      contactMails({ ...input, id, createdAt }, siteOf(env), env.ADMIN_EMAIL, Boolean(formToken)),
  });
}

/** Sets the status of a message (specification section 4). Throws NotFoundError; ConflictError if it is already set. */
export async function setContactStatus(
  context: Context,
  id: number | undefined,
  status: ContactStatus,
  actor: AuditActor,
): Promise<void> {
  const { database, now } = context;
  const isChanged = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; name: string; was: string }>(
      `update contact_messages set status = $2, updated_at = $3,
         answered_at = case when $2 = 'resolved' then $3 else answered_at end,
         answered_by = case when $2 = 'resolved' then $4 else answered_by end
       from (select id, status as was from contact_messages where id = $1 for update) old
       where contact_messages.id = old.id and was <> $2 returning contact_messages.id, name, was`,
      [id ?? 0, status, now(), actorName(actor)],
    );
    const changed = rows[0];
    if (changed === undefined) return false;
    await writeAudit(client, {
      actor,
      action: 'contact-message.set-status',
      entity: { id: changed.id, name: changed.name },
      before: { status: changed.was },
      after: { status },
    });
    return true;
  });
  if (!isChanged) await refuse(database.pool, id, 'This message already has that status.');
}

/**
 * Releases a message from quarantine and queues the mails that it would have sent. Returns the recipient other than the
 * sender. Throws NotFoundError; ConflictError if it is not in quarantine.
 */
export async function releaseContactMessage(
  context: Context,
  id: number | undefined,
  actor: AuditActor,
): Promise<'admin' | null> {
  const { env, database } = context;
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<ContactMessageInput & { id: number; createdAt: Date }>(
      `update contact_messages set held_reason = null where id = $1 and held_reason is not null
       returning id, created_at as "createdAt", name, email, company, subject, message, inquiry_type as "inquiryType"`,
      [id ?? 0],
    );
    const message = rows[0];
    if (message === undefined) return refuse(client, id, 'This message has already been delivered.');
    await enqueueMail(client, ...contactMails(message, siteOf(env), env.ADMIN_EMAIL, true));
    await writeAudit(client, {
      actor,
      action: 'contact-message.deliver',
      entity: { id: id ?? 0, name: message.name },
    });
    return env.ADMIN_EMAIL === undefined ? null : 'admin';
  });
}

/** Deletes a message that is quarantined as spam, with its notes. Throws NotFoundError, ConflictError. */
export async function deleteSpamMessage(
  { database }: Context,
  id: number | undefined,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'delete from contact_messages where id = $1 and held_reason is not null returning id',
      [id ?? 0],
    );
    const [deleted] = rows;
    if (deleted === undefined) return refuse(client, id, 'This message is not held as suspected spam.');
    await client.query(`delete from admin_notes where entity = 'contact-message' and entity_id = $1`, [deleted.id]);
    await writeAudit(client, { actor, action: 'contact-message.delete-spam', entity: { id: deleted.id, name: null } });
  });
}

async function refuse(client: Queryable, id: number | undefined, reason: string): Promise<never> {
  const { rows } = await client.query('select 1 from contact_messages where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Message not found.');
  throw new ConflictError(reason);
}
