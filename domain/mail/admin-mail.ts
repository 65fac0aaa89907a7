import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { email, line, parseId, queryText } from '#domain/validation.ts';

/** What became of a mail. A bounce comes after the mail was sent; a dismissed one is sent no more. */
const MAIL_STATES = ['queued', 'sent', 'failing', 'given up', 'bounced', 'dismissed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail as admins see it. The body is left out: it may hold private links, and what a visitor wrote to a company. */
export const adminMail = z.object({
  id: z.int(),
  kind: z.string().nullable().describe('The template'),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  words: z
    .string()
    .nullable()
    .describe("The server's words: its answer, its last refusal, or the reason of the bounce"),
  attempts: z.int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  requestId: z.int().nullable(),
  contactMessageId: z.int().nullable(),
  companyId: z.int().nullable(),
});
export type AdminMail = z.output<typeof adminMail>;

const queryId = queryText(10).transform((text) => (text === undefined ? undefined : (parseId(text) ?? 0)));

export const adminMailQuery = z.object({
  ...adminListQuery,
  state: z
    .enum(['troubled'], { error: 'state must be troubled' })
    .optional()
    .describe('Only those that an admin should look at: failing, given up or bounced, and not dismissed'),
  requestId: queryId.describe('Only those about this service request'),
  contactMessageId: queryId.describe('Only those about this contact message'),
  companyId: queryId.describe('Only those about this company'),
});
export const adminMailPage = z.object({ items: z.array(adminMail), total: z.int() });

export const resendBody = z.object({
  recipient: email('Please enter an email address').optional().describe('Another address, if that one was wrong'),
});

/** A delivery report. Either names the mail. */
export const bounceBody = z
  .object({
    messageId: line('messageId must be a text', 500).optional(),
    recipient: email('recipient must be an email address').optional(),
    reason: line('Please give the reason', MAX_REASON_LENGTH),
    at: z.iso.datetime({ offset: true, error: 'at must be a time such as 2027-01-12T09:30:00Z' }).optional(),
  })
  .refine(({ messageId, recipient }) => messageId !== undefined || recipient !== undefined, {
    error: 'Please give messageId or recipient',
    path: ['messageId'],
  });
export type Bounce = z.output<typeof bounceBody>;

/** Failing mails of which the dashboard warns: of an Emergency request after minutes, all others after an hour. */
export const mailAlert = z.object({
  failing: z.int(),
  emergencies: z.int().describe('Of them those of Emergency requests'),
  since: z.string().nullable().describe('When the most urgent of them was queued'),
  words: z.string().nullable().describe("The server's words about it"),
});
export type MailAlert = z.output<typeof mailAlert>;
