import type { Queryable } from '#server/db/database.ts';

export type Mail = { recipient: string; replyTo: string | null; subject: string; body: string };

/** The fields of a form, one a line; those without a value are left out. */
export function fieldLines(fields: [label: string, value: string | null][]): string {
  const given = fields.filter(([, value]) => value !== null && value !== '');
  return given.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** Writes a mail to the outbox in the transaction that it reports on. The worker sends it after the commit. */
export async function enqueueMail(client: Queryable, mail: Mail): Promise<void> {
  await client.query('insert into outbox (recipient, reply_to, subject, body) values ($1, $2, $3, $4)', [
    mail.recipient,
    mail.replyTo,
    mail.subject.replace(/[\r\n]+/g, ' '),
    mail.body,
  ]);
}
