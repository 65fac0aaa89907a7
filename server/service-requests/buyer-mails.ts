import { dateText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import { amountText } from '#domain/service-requests/amount.ts';
import type { QuoteInput } from '#domain/service-requests/quote.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import type { OpenRecipient } from './open-recipient.ts';
import { createLink } from './request-links.ts';

/** How a company answered. */
type Answer =
  | { kind: 'quote'; quote: QuoteInput; isNew: boolean }
  | { kind: 'question'; body: string }
  | { kind: 'decline'; reason: string; note: string | null };

/** Informs the buyer of an answer, with a link to the buyer's page. A reply goes to the company. */
export async function informBuyer(
  client: Queryable,
  { env, now }: Pick<Context, 'env' | 'now'>,
  recipient: OpenRecipient,
  answer: Answer,
): Promise<void> {
  const { requestId, id, companyId, companyName, companyEmail, customerName, customerEmail } = recipient;
  const link = env.PUBLIC_URL + paths.buyerRequest(await createLink(client, { requestId, recipientId: null }, now()));
  const { subject, paragraphs } = contentOf(answer, companyName);
  const mail: Mail = {
    recipient: customerEmail,
    replyTo: companyEmail || null,
    kind: `request-${answer.kind}`,
    about: { requestId, recipientId: id, companyId },
    subject: `${subject}: ${recipient.equipmentType}, ${recipient.location}`,
    body: [
      `Dear ${customerName},`,
      ...paragraphs,
      `${answer.kind === 'question' ? 'Answer on your page' : 'See all answers on your page'}: ${link}`,
      ...(companyEmail === '' ? [] : [`Or reply to this email: your reply goes to ${companyName}.`]),
      `You get this email because you asked for quotes on ${siteOf(env).name}.`,
    ].join('\n\n'),
  };
  await enqueueMail(client, mail);
}

function contentOf(answer: Answer, company: string): { subject: string; paragraphs: string[] } {
  if (answer.kind === 'question')
    return {
      subject: `${company} has a question`,
      paragraphs: [`${company} needs to know more before it can quote:`, answer.body],
    };
  if (answer.kind === 'decline')
    return {
      subject: `${company} cannot take this job`,
      paragraphs: [
        `${company} has declined your request. Reason: ${answer.reason}.`,
        ...(answer.note === null ? [] : [answer.note]),
      ],
    };
  const { amount, currency, validUntil } = answer.quote;
  return {
    subject: answer.isNew ? `${company} has sent a quote` : `${company} has sent a new version of its quote`,
    paragraphs: [
      `${company} has ${answer.isNew ? 'sent a quote' : 'replaced its quote'}: ${amountText(amount, currency)} ${priceNote(answer.quote)}.`,
      ...(validUntil === null ? [] : [`The quote is valid until ${dateText(validUntil)}.`]),
    ],
  };
}

/** "as a lump sum", "per day", "per weld" */
function priceNote({ priceKind, unit }: QuoteInput): string {
  if (priceKind === 'lump sum') return 'as a lump sum';
  return priceKind === 'day rate' ? 'per day' : `per ${unit}`;
}
