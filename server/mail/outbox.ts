import type { Queryable } from '#server/db/database.ts';

/** What a mail is about, so that its state can be shown there. */
export type MailSubject = {
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
  headers?: Record<string, string>;
  about?: MailSubject;
};

/** The fields of a form, one a line; those without a value are left out. */
export function fieldLines(fields: [label: string, value: string | null][]): string {
  const given = fields.filter(([, value]) => value !== null && value !== '');
  return given.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** Writes a mail to the outbox in the transaction that it reports on. The worker sends it after the commit. */
export async function enqueueMail(client: Queryable, mail: Mail): Promise<void> {
  const { recipient, replyTo, subject, body, html = null, kind = null, headers = {}, about = {} } = mail;
  await client.query(
    `insert into outbox (recipient, reply_to, subject, body, html, kind, headers, request_id, recipient_id,
       contact_message_id, company_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      recipient,
      replyTo,
      subject.replace(/[\r\n]+/g, ' '),
      body,
      html,
      kind,
      headers,
      about.requestId ?? null,
      about.recipientId ?? null,
      about.contactMessageId ?? null,
      about.companyId ?? null,
    ],
  );
}
