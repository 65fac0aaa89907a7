import { paths } from '#domain/paths.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { type OpenRecipient, recipientColumns, recipientTables } from './open-recipient.ts';
import { createLink } from './request-links.ts';

type News = { kind: 'message'; body: string } | { kind: 'reminder'; waited: string } | { kind: 'withdrawn' };

/** Queues what a company should know about a request that it has. Nothing if it has no address or is no longer public. */
export async function informCompany(
  client: Queryable,
  { env, now }: Pick<Context, 'env' | 'now'>,
  recipient: OpenRecipient,
  news: News,
): Promise<void> {
  const { requestId, id, companyId, companyName, companyEmail, customerName, customerEmail } = recipient;
  if (companyEmail === '') return;
  const link = env.PUBLIC_URL + paths.lead(await createLink(client, { requestId, recipientId: id }, now()));
  const site = siteOf(env);
  const mail: Mail = {
    recipient: companyEmail,
    replyTo: customerEmail,
    kind: `lead-${news.kind}`,
    about: { requestId, recipientId: id, companyId },
    subject: `${subjectOf(news, recipient)}: ${recipient.equipmentType}, ${recipient.location}`,
    body: [
      ...paragraphsOf(news, recipient, link),
      `You get this email because ${customerName} asked ${companyName} for a quote on ${site.name}. Requests cost nothing.`,
    ].join('\n\n'),
  };
  await enqueueMail(client, mail);
}

/** Informs all companies that a request is withdrawn, but those that declined. */
export async function informOfWithdrawal(
  client: Queryable,
  context: Pick<Context, 'env' | 'now'>,
  requestId: number,
): Promise<void> {
  const { rows } = await client.query<OpenRecipient>(
    `select ${recipientColumns} from ${recipientTables}
     where p.request_id = $1 and p.sent_at is not null and p.answer <> 'declined' order by p.id`,
    [requestId],
  );
  for (const recipient of rows) await informCompany(client, context, recipient, { kind: 'withdrawn' });
}

function subjectOf(news: News, { urgency, customerName }: OpenRecipient): string {
  if (news.kind === 'message') return `${customerName} has written to you`;
  if (news.kind === 'withdrawn') return 'Request withdrawn';
  return urgency === 'Emergency' ? 'Emergency: a buyer is waiting' : 'A buyer is waiting for your answer';
}

function paragraphsOf(news: News, { customerName, companyName }: OpenRecipient, link: string): string[] {
  if (news.kind === 'withdrawn')
    return [
      `${customerName} has withdrawn the request to ${companyName}. There is nothing left to do.`,
      `What was asked: ${link}`,
    ];
  const answers = [
    `Answer with a quote: ${link}#quote`,
    `Ask a question: ${link}#question`,
    `Decline: ${link}#decline`,
  ];
  if (news.kind === 'message')
    return [
      `${customerName} writes about the request to ${companyName}:`,
      news.body,
      answers.join('\n'),
      `Or reply to this email: your reply goes to ${customerName}.`,
    ];
  return [
    `${customerName} asked ${companyName} for a quote ${news.waited} ago and has no answer yet.`,
    answers.join('\n'),
    'A decline helps, too: the buyer can go on, and we send no more reminders.',
    `Have you answered by email or phone? Mark it on the same page: ${link}#answered`,
    `Or reply to this email: your reply goes to ${customerName}.`,
  ];
}
