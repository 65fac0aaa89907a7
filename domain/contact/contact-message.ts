import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_SUBJECT_LENGTH, MIN_MESSAGE_LENGTH } from '#domain/constants.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { email, line, lines } from '#domain/validation.ts';
import { INQUIRY_TYPES } from './inquiry-types.ts';

/** What a visitor writes to the directory (specification sections 3 and 5). */
export const contactMessageBody = z.object({
  name: line('Name is required', MAX_NAME_LENGTH),
  email: email('Valid email is required'),
  company: line('Company name is required', MAX_NAME_LENGTH),
  subject: line('Subject is required', MAX_SUBJECT_LENGTH),
  message: lines('Please provide a detailed message', MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
  inquiryType: z.enum(
    INQUIRY_TYPES.map(({ value }) => value),
    { error: 'Please select inquiry type' },
  ),
  ...honeypotFields,
});
export type ContactMessageInput = z.output<typeof contactMessageBody>;

export const contactMessageReply = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.string(),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string().nullable(),
});

/** The number of a message in subjects and texts, such as CM-2026-0042. */
export function messageCase({ id, createdAt }: { id: number; createdAt: Date | string }): string {
  return `CM-${new Date(createdAt).getUTCFullYear()}-${String(id).padStart(4, '0')}`;
}
