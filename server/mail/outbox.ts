import { EventEmitter } from 'node:events';
import { afterCommit, type Queryable } from '#server/db/database.ts';

/** What a mail is about, so that its state can be shown there. */
type MailSubject = {
  requestId?: number;
  /** The row of `request_recipients`. */
  recipientId?: number;
  contactMessageId?: number;
  companyId?: number;
};

export type Mail = {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  html?: string | null;
  /** The template, such as `request-lead`. */
  kind?: string;
  /** One of many that nobody waits for: sent after all others. */
  isBulk?: boolean;
  headers?: Record<string, string>;
  about?: MailSubject;
  /** Sent only after so many minutes, because what follows may belong to it; `beganWith` is what it then begins with. */
  delay?: { minutes: number; beganWith: unknown };
};

const queue = new EventEmitter<{ queued: [] }>();
// One listener for each worker of the process.
queue.setMaxListeners(0);

/** Calls back when this process has queued mails, after the commit. Returns the function that ends it. */
export function onMailQueued(listener: () => void): () => void {
  queue.on('queued', listener);
  return () => queue.off('queued', listener);
}

/** Wakes the workers of this process after the commit, such as for a mail that is to be sent again. */
export function announceMail(client: Queryable): void {
  afterCommit(client, () => queue.emit('queued'));
}

/**
 * Writes a mail to the outbox in the transaction that it reports on. The worker sends it after the commit. One of a kind that
 * its receiver has switched off is left out.
 */
export async function enqueueMail(client: Queryable, ...mails: Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(
    ({
      recipient,
      replyTo,
      subject,
      body,
      html = null,
      kind = null,
      isBulk = false,
      headers = {},
      about = {},
      delay,
    }) => ({
      recipient,
      reply_to: replyTo,
      subject: subject.replace(/[\r\n]+/g, ' '),
      body,
      html,
      kind,
      is_bulk: isBulk,
      headers,
      request_id: about.requestId ?? null,
      recipient_id: about.recipientId ?? null,
      contact_message_id: about.contactMessageId ?? null,
      company_id: about.companyId ?? null,
      delay_minutes: delay?.minutes ?? 0,
      began_with: delay?.beganWith ?? null,
    }),
  );
  await client.query(
    `insert into outbox (recipient, reply_to, subject, body, html, kind, is_bulk, headers, request_id,
       recipient_id, contact_message_id, company_id, due_at, began_with)
     select recipient, reply_to, subject, body, html, kind, is_bulk, headers, request_id, recipient_id, contact_message_id,
       company_id, now() + make_interval(mins => delay_minutes), nullif(began_with, 'null')
     from jsonb_to_recordset($1::jsonb) as mail (recipient text, reply_to text, subject text, body text,
       html text, kind text, is_bulk boolean, headers jsonb, request_id int, recipient_id int, contact_message_id int,
       company_id int, delay_minutes int, began_with jsonb)
     where not exists (
       select 1 from mail_opt_outs o where lower(o.email) = lower(mail.recipient) and o.kind = mail.kind)`,
    [JSON.stringify(rows)],
  );
  announceMail(client);
}
