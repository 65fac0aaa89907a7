import { paths } from '#domain/paths.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import type { MailBlock } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter, fairLeadsLink } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { type OpenRecipient, recipientColumns, recipientTables } from './open-recipient.ts';
import { createLink } from './request-links.ts';

export type LeadNews =
  | { kind: 'message'; body: string }
  | { kind: 'reminder'; waited: string }
  | { kind: 'withdrawn' }
  /** The buyer has ordered: from this company, from another one, or from nobody; or an admin has closed it. */
  | { kind: 'closed'; order: 'yours' | 'other' | 'none' | 'admin' };

/**
 * Queues what a company should know about a request that it has: to the admin if it has no address, as the request itself.
 * Nothing if it is no longer public.
 */
export async function informCompany(
  client: Queryable,
  { env, now }: Pick<Context, 'env' | 'now'>,
  recipient: OpenRecipient,
  news: LeadNews,
): Promise<void> {
  const { requestId, id, companyEmail } = recipient;
  const to = companyEmail || (recipient.isListed && env.ADMIN_EMAIL);
  if (!to) return;
  const link = await createLink(client, { requestId, recipientId: id }, now());
  await enqueueMail(client, leadNewsMail(recipient, news, siteOf(env), { to, link }));
}

/** To a company about a request that it has, or to the admin in its place. */
export function leadNewsMail(
  recipient: OpenRecipient,
  news: LeadNews,
  site: Site,
  { to, link }: { to: string; link: string },
): Mail {
  const { requestId, id, companyId, companyName, companyEmail, customerName, equipmentType, location } = recipient;
  const text = `We have no email address for ${companyName}, so please pass this on to it.`;
  const passOn: MailBlock[] = companyEmail === '' ? [{ type: 'paragraph', text }] : [];
  const url = site.url + paths.lead(link);
  return {
    recipient: to,
    replyTo: recipient.customerEmail,
    kind: `lead-${news.kind}`,
    about: { requestId, recipientId: id, companyId },
    ...layOutMail({
      subject: `${subjectOf(news, recipient)}: ${equipmentType}, ${location}`,
      caseNumber: caseNumber({ id: requestId, createdAt: recipient.createdAt }),
      greeting: 'Hello,',
      blocks: [...passOn, ...blocksOf(news, recipient, url)],
      footer: {
        site,
        why:
          companyEmail === ''
            ? adminFooter(site).why
            : `You get this email because ${customerName} asked ${companyName} for a quote on ${site.name}. A request costs you nothing.`,
        links: [fairLeadsLink(site)],
      },
    }),
  };
}

/** Informs all companies that a request has ended, but those that declined. */
export async function informOfEnd(
  client: Queryable,
  context: Pick<Context, 'env' | 'now'>,
  requestId: number,
  newsFor: (recipient: OpenRecipient) => LeadNews,
): Promise<void> {
  const { rows } = await client.query<OpenRecipient>(
    `select ${recipientColumns} from ${recipientTables}
     where p.request_id = $1 and p.sent_at is not null and p.answer <> 'declined' order by p.id`,
    [requestId],
  );
  for (const recipient of rows) await informCompany(client, context, recipient, newsFor(recipient));
}

const CLOSED: Record<Extract<LeadNews, { kind: 'closed' }>['order'], (buyer: string, company: string) => string> = {
  yours: (buyer, company) =>
    `${buyer} has noted that the job goes to ${company}. Please agree on everything else with each other: reply to this email.`,
  other: (buyer) =>
    `${buyer} has ordered from another company. Thank you for your answer; there is nothing left to do.`,
  admin: (buyer) => `We have closed the request of ${buyer}. There is nothing left to do.`,
  none: (buyer) => `${buyer} has ordered from nobody and has closed the request. There is nothing left to do.`,
};

function subjectOf(news: LeadNews, { urgency, customerName }: OpenRecipient): string {
  if (news.kind === 'message') return `${customerName} has written to you`;
  if (news.kind === 'withdrawn') return 'Request withdrawn';
  if (news.kind === 'closed') return news.order === 'yours' ? 'The buyer orders from you' : 'Request closed';
  return urgency === 'Emergency' ? 'Emergency: a buyer is waiting' : 'A buyer is waiting for your answer';
}

function blocksOf(news: LeadNews, { customerName, companyName }: OpenRecipient, url: string): MailBlock[] {
  const ways: MailBlock = {
    type: 'buttons',
    links: [
      { label: 'Answer with a quote', url: `${url}#quote` },
      { label: 'Ask a question', url: `${url}#question` },
      { label: 'Decline', url: `${url}#decline` },
    ],
  };
  const reply: MailBlock = { type: 'paragraph', text: `Or reply to this email: your reply goes to ${customerName}.` };
  if (news.kind === 'withdrawn')
    return [
      {
        type: 'paragraph',
        text: `${customerName} has withdrawn the request to ${companyName}. There is nothing left to do.`,
      },
      { type: 'links', links: [{ label: 'What was asked', url }] },
    ];
  if (news.kind === 'closed')
    return [
      { type: 'paragraph', text: CLOSED[news.order](customerName, companyName) },
      { type: 'links', links: [{ label: 'What was asked', url }] },
    ];
  if (news.kind === 'message')
    return [
      { type: 'paragraph', text: `${customerName} writes about the request to ${companyName}:` },
      { type: 'quote', text: news.body },
      ways,
      reply,
    ];
  return [
    {
      type: 'paragraph',
      text: `${customerName} asked ${companyName} for a quote ${news.waited} ago and has no answer yet. A decline helps, too: the buyer can go on, and we send no more reminders.`,
    },
    ways,
    reply,
    { type: 'links', links: [{ label: 'Answered by email or phone? Mark it here', url: `${url}#answered` }] },
  ];
}
