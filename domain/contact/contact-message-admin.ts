import { z } from 'zod';
import { adminNote } from '#domain/admin/admin-note.ts';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { contactMessageReply } from './contact-message.ts';

const CONTACT_STATUSES = ['new', 'in-progress', 'resolved'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

const contactMessageAdmin = contactMessageReply.extend({ quarantineReason: z.string().nullable() });
export type ContactMessageAdmin = z.output<typeof contactMessageAdmin>;

/** A message with its notes, and listed companies that have the name or the domain of its sender. */
export const contactMessageDetails = contactMessageAdmin.extend({
  caseNumber: z.string(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  companies: z.array(z.object({ id: z.int(), name: z.string(), approved: z.boolean() })),
  notes: z.array(adminNote),
});
export type ContactMessageDetails = z.output<typeof contactMessageDetails>;

/** `quarantined` selects the quarantined messages, for which no mails were sent. */
export const contactMessageQuery = z.object({
  ...adminListQuery,
  status: z
    .enum([...CONTACT_STATUSES, 'quarantined'], { error: 'status must be new, in-progress, resolved or quarantined' })
    .optional(),
});
export type ContactMessageQuery = z.output<typeof contactMessageQuery>;
export const contactMessagePage = z.object({
  items: z.array(contactMessageAdmin),
  total: z.int(),
  quarantined: z.int(),
});

/** What an admin can set (specification section 4): never back to new. */
export const contactStatusBody = z.object({
  status: z.enum(['in-progress', 'resolved'], { error: 'status must be in-progress or resolved' }),
});
