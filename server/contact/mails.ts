import { REPLY_HOURS } from '#domain/constants.ts';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import { inquiryLabel } from '#domain/contact/inquiry-types.ts';
import type { Site } from '#domain/site.ts';
import type { Mail } from '#server/mail/outbox.ts';

/**
 * The mails of a contact message (decision 25): one to the admin if an address is configured, a copy to the sender.
 * Without a form token the copy repeats no text, so that the API cannot be used to mail arbitrary text to anyone.
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
      ...(isOfForm ? ['Your message:', fieldLines(input)] : []),
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
      fieldLines(input),
      `Reply to this email to answer ${input.name} directly.`,
      site.url,
    ].join('\n\n'),
  };
  return [notice, copy];
}

function fieldLines(input: ContactMessageInput): string {
  return [
    `Name: ${input.name}`,
    `Email: ${input.email}`,
    `Company: ${input.company}`,
    `Inquiry type: ${inquiryLabel(input.inquiryType)}`,
    `Subject: ${input.subject}`,
    `\n${input.message}`,
  ].join('\n');
}
