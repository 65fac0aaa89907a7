import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import type { ContactStatus } from '#domain/contact/contact-message-admin.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { suspicion } from '#server/spam/suspicion.ts';
import { takeTurn } from '#server/spam/take-turn.ts';
import { contactMails } from './mails.ts';

/** More than this in an hour is not one person with several questions. */
const MAX_PER_SENDER = 10;

export type StoredContactMessage = Omit<ContactMessageInput, 'fax' | 'formToken'> & {
  id: number;
  status: string;
  createdAt: string;
  updatedAt: null;
};

/**
 * Stores a visitor's message and, in the same transaction, the mails that it promises: one to the admin, a copy to the
 * sender. What looks like a machine's is stored too, but waits for the admin without mails.
 */
export async function createContactMessage(
  context: Context,
  input: ContactMessageInput,
): Promise<StoredContactMessage> {
  const { env, database, now } = context;
  return inTransaction(database.pool, async (client) => {
    const heldReason = suspicion(context, input) ?? (await tooMany(client, input.email, now()));
    const { rows } = await client.query<{ id: number; status: string; createdAt: Date }>(
      `insert into contact_messages (name, email, company, subject, message, inquiry_type, held_reason, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       returning id, status, created_at as "createdAt"`,
      [input.name, input.email, input.company, input.subject, input.message, input.inquiryType, heldReason, now()],
    );
    const stored = rows[0];
    if (stored === undefined) throw new Error('The insert returned no row.');
    if (heldReason === null) {
      const site = { name: env.SITE_NAME, url: env.PUBLIC_URL };
      // A token that is not right would have held it.
      const mails = contactMails(input, site, env.ADMIN_EMAIL, Boolean(input.formToken));
      for (const mail of mails) await enqueueMail(client, mail);
    }
    const { fax: _fax, formToken: _formToken, ...fields } = input;
    const { id, status, createdAt } = stored;
    return { ...fields, id, status, createdAt: createdAt.toISOString(), updatedAt: null };
  });
}

/** Marks a message as in progress or resolved (specification section 4). Throws NotFoundError; ConflictError when it is. */
export async function setContactStatus(
  context: Context,
  id: number | undefined,
  status: ContactStatus,
  actor: string,
): Promise<void> {
  const { database, now } = context;
  const isChanged = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; was: string }>(
      `update contact_messages set status = $2, updated_at = $3
       from (select id, status as was from contact_messages where id = $1 for update) old
       where contact_messages.id = old.id and was <> $2 returning contact_messages.id, was`,
      [id ?? 0, status, now()],
    );
    const changed = rows[0];
    if (changed === undefined) return false;
    const entry = { actor, action: 'set status', entity: 'contact message', entityId: changed.id };
    await writeAudit(client, { ...entry, before: { status: changed.was }, after: { status } });
    return true;
  });
  if (!isChanged) await refuse(database.pool, id, 'This message already has that status.');
}

/**
 * Sends a message that was held back, with the mails that were promised, as if nothing had been suspected. Returns who
 * gets it besides the copy to the sender. Throws NotFoundError; ConflictError when it was sent.
 */
export async function releaseContactMessage(
  context: Context,
  id: number | undefined,
  actor: string,
): Promise<'admin' | null> {
  const { env, database } = context;
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<ContactMessageInput>(
      `update contact_messages set held_reason = null where id = $1 and held_reason is not null
       returning name, email, company, subject, message, inquiry_type as "inquiryType"`,
      [id ?? 0],
    );
    const message = rows[0];
    if (message === undefined) return refuse(client, id, 'This message has already been delivered.');
    const site = { name: env.SITE_NAME, url: env.PUBLIC_URL };
    for (const mail of contactMails(message, site, env.ADMIN_EMAIL, true)) await enqueueMail(client, mail);
    await writeAudit(client, { actor, action: 'release', entity: 'contact message', entityId: id ?? 0 });
    return env.ADMIN_EMAIL === undefined ? null : 'admin';
  });
}

async function refuse(client: Queryable, id: number | undefined, reason: string): Promise<never> {
  const { rows } = await client.query('select 1 from contact_messages where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Message not found.');
  throw new ConflictError(reason);
}

async function tooMany(client: Queryable, email: string, now: Date): Promise<string | null> {
  await takeTurn(client, 'sender', email);
  const { rows } = await client.query<{ bySender: number }>(
    `select count(*)::int as "bySender" from contact_messages
     where lower(email) = lower($1) and created_at > $2::timestamptz - interval '1 hour'`,
    [email, now],
  );
  return (rows[0]?.bySender ?? 0) >= MAX_PER_SENDER ? 'too many messages from this address within an hour' : null;
}
