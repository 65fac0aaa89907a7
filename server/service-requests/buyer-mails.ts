import { dateText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import type { QuoteInput } from '#domain/service-requests/quote.ts';
import { priceText } from '#domain/service-requests/quote-text.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import type { MailBlock } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { fairLeadsLink } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import type { OpenRecipient } from './open-recipient.ts';
import { createLink } from './request-links.ts';

/** How a company answered. */
export type BuyerAnswer =
  | { kind: 'quote'; quote: QuoteInput; isNew: boolean }
  | { kind: 'question'; body: string }
  | { kind: 'decline'; reason: string; note: string | null };

/** Informs the buyer of an answer, with a link to the buyer's page. A reply goes to the company. */
export async function informBuyer(
  client: Queryable,
  { env, now }: Pick<Context, 'env' | 'now'>,
  recipient: OpenRecipient,
  answer: BuyerAnswer,
): Promise<void> {
  const link = await createLink(client, { requestId: recipient.requestId, recipientId: null }, now());
  await enqueueMail(client, answerMail(recipient, answer, siteOf(env), link));
}

/** To a buyer about the answer of a company. */
export function answerMail(recipient: OpenRecipient, answer: BuyerAnswer, site: Site, link: string): Mail {
  const { requestId, companyId, companyName, companyEmail, customerName, equipmentType, location } = recipient;
  const url = site.url + paths.buyerRequest(link);
  const { subject, blocks } = contentOf(answer, companyName);
  const reply: MailBlock = {
    type: 'paragraph',
    text: `Or reply to this email: your reply goes to ${companyName}, without us in between. Please delete the link above from your reply: it opens all answers.`,
  };
  return {
    recipient: recipient.customerEmail,
    replyTo: companyEmail || null,
    kind: `request-${answer.kind}`,
    about: { requestId, recipientId: recipient.id, companyId },
    ...layOutMail({
      subject: `${subject}: ${equipmentType}, ${location}`,
      caseNumber: caseNumber({ id: requestId, createdAt: recipient.createdAt }),
      greeting: `Dear ${customerName},`,
      blocks: [
        ...blocks,
        { type: 'buttons', links: [{ label: answer.kind === 'question' ? 'Answer' : 'See all answers', url }] },
        ...(companyEmail === '' ? [] : [reply]),
      ],
      footer: {
        site,
        why: `You get this email because you asked for quotes on ${site.name}.`,
        links: [fairLeadsLink(site)],
      },
    }),
  };
}

function contentOf(answer: BuyerAnswer, company: string): { subject: string; blocks: MailBlock[] } {
  if (answer.kind === 'question')
    return {
      subject: `${company} has a question`,
      blocks: [
        { type: 'paragraph', text: `${company} has written to you about your request:` },
        { type: 'quote', text: answer.body },
      ],
    };
  if (answer.kind === 'decline')
    return {
      subject: `${company} cannot take this job`,
      blocks: [
        {
          type: 'paragraph',
          text: `${company} has declined your request. The reason: ${answer.reason.toLowerCase()}.`,
        },
        ...(answer.note === null ? [] : [{ type: 'quote', text: answer.note } as const]),
      ],
    };
  const { quote, isNew } = answer;
  return {
    subject: `${company} has sent ${isNew ? 'a quote' : 'a new version of its quote'}`,
    blocks: [
      { type: 'paragraph', text: `${company} has ${isNew ? 'sent a quote' : 'replaced its quote'} for your request.` },
      {
        type: 'fields',
        fields: [
          ['Price, without tax', priceText(quote)],
          ['Earliest start', quote.earliestStart && dateText(quote.earliestStart)],
          ['Quote valid until', quote.validUntil && dateText(quote.validUntil)],
        ],
      },
    ],
  };
}
