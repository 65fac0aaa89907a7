import { REPLY_HOURS } from '#domain/constants.ts';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import { inquiryLabel } from '#domain/contact/inquiry-types.ts';
import type { Site } from '#domain/site.ts';
import type { Mail } from '#server/mail/outbox.ts';

/**
 * The mails of a contact message (decision 25): one to the admin where there is an address, a copy to the sender. What
 * came without a form of ours is only confirmed: nobody shall send a text of his own through us to anybody.
 */
export function contactMails(
  input: ContactMessageInput,
  site: Site,
  admin: string | undefined,
  isOfForm: boolean,
): Mail[] {
  const copy: Mail = {
    recipient: input.email,
    replyTo: admin ?? null,
    subject: `Your message to ${site.name}${isOfForm ? `: ${input.subject}` : ''}`,
    body: [
      isOfForm ? `Dear ${input.name},` : 'Hello,',
      `Thank you for your message. We'll get back to you within ${REPLY_HOURS} hours.`,
      ...(isOfForm ? ['Your message:', facts(input)] : []),
      site.url,
      'If you did not send this message, please ignore this email.',
    ].join('\n\n'),
  };
  if (admin === undefined) return [copy];
  const notice: Mail = {
    recipient: admin,
    replyTo: input.email,
    subject: `${inquiryLabel(input.inquiryType)}: ${input.subject}`,
    body: [
      `A visitor sent a message to ${site.name}.`,
      facts(input),
      `Reply to this email to answer ${input.name} directly.`,
      site.url,
    ].join('\n\n'),
  };
  return [notice, copy];
}

function facts(input: ContactMessageInput): string {
  return [
    `Name: ${input.name}`,
    `Email: ${input.email}`,
    `Company: ${input.company}`,
    `Inquiry type: ${inquiryLabel(input.inquiryType)}`,
    `Subject: ${input.subject}`,
    `\n${input.message}`,
  ].join('\n');
}
