import { REPLY_HOURS } from '#domain/constants.ts';
import { type ContactMessageInput, messageCase } from '#domain/contact/contact-message.ts';
import { inquiryLabel } from '#domain/contact/inquiry-types.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { MailBlock } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';

type Received = ContactMessageInput & { id: number; createdAt: Date | string };

/** What happens after a verification request: its sender wants to know what to prepare, and what it costs. */
const VERIFICATION_STEPS = [
  'We reply with the certificates on your profile that we can check, and with the documents that we need from you.',
  'We look up each certificate at its issuer, and check that your company exists.',
  'We agree on the payment with you by email before we begin. Nothing has been charged yet.',
];

/**
 * The mails of a contact message (decision 25): one to the admin if an address is configured, a copy to the sender.
 * Without a form token the copy repeats no text, so that the API cannot be used to mail arbitrary text to anyone.
 */
export function contactMails(input: Received, site: Site, admin: string | undefined, isOfForm: boolean): Mail[] {
  const copy = copyToSender(input, site, admin, isOfForm);
  return admin === undefined ? [copy] : [mailToAdmin(input, site, admin), copy];
}

function copyToSender(input: Received, site: Site, admin: string | undefined, isOfForm: boolean): Mail {
  const isVerification = input.inquiryType === 'verification';
  const what = isVerification ? 'verification request' : 'message';
  const text: MailBlock[] = [
    { type: 'paragraph', text: isVerification ? 'Your request:' : 'Your message:' },
    ...messageBlocks(input),
  ];
  return {
    recipient: input.email,
    replyTo: admin ?? null,
    kind: 'contact-copy',
    about: { contactMessageId: input.id },
    ...layOutMail({
      subject: `Your ${what} to ${site.name}${isOfForm && !isVerification ? `: ${input.subject}` : ''}`,
      caseNumber: messageCase(input),
      greeting: isOfForm ? `Dear ${input.name},` : 'Hello,',
      blocks: [
        { type: 'paragraph', text: `Thank you for your ${what}. We'll get back to you within ${REPLY_HOURS} hours.` },
        ...(isVerification
          ? [
              { type: 'paragraph' as const, text: 'What happens next:' },
              { type: 'list' as const, items: VERIFICATION_STEPS },
            ]
          : []),
        ...(isOfForm ? text : []),
        { type: 'paragraph', text: 'If you did not send this message, please ignore this email.' },
      ],
      footer: { site, why: `You get this email because this address was entered in a form on ${site.name}.` },
    }),
  };
}

function mailToAdmin(input: Received, site: Site, admin: string): Mail {
  const isVerification = input.inquiryType === 'verification';
  return {
    recipient: admin,
    replyTo: input.email,
    kind: 'contact-admin',
    about: { contactMessageId: input.id },
    ...layOutMail({
      subject: isVerification
        ? `Verification request: ${input.company}`
        : `${inquiryLabel(input.inquiryType)}: ${input.subject}`,
      caseNumber: messageCase(input),
      blocks: [
        {
          type: 'paragraph',
          text: isVerification
            ? `${input.company} asks for the verified badge on ${site.name}.`
            : `A visitor sent a message to ${site.name}.`,
        },
        ...messageBlocks(input),
        { type: 'paragraph', text: `Reply to this email to answer ${input.name} directly.` },
        {
          type: 'buttons',
          links: [{ label: 'Open in the dashboard', url: `${site.url}${paths.adminMessage(input.id)}` }],
        },
      ],
      footer: adminFooter(site),
    }),
  };
}

/** The message of a verification request has all fields of its form; they are not listed twice. */
function messageBlocks(input: Received): MailBlock[] {
  const message: MailBlock = { type: 'quote', text: input.message };
  if (input.inquiryType === 'verification') return [message];
  const fields = [
    ['Name', input.name],
    ['Email', input.email],
    ['Company', input.company],
    ['Inquiry type', inquiryLabel(input.inquiryType)],
    ['Subject', input.subject],
  ] as const;
  return [{ type: 'fields', fields }, message];
}
