import { z } from 'zod';
import { adminNote } from '#domain/admin/admin-note.ts';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { foundCompany } from '#domain/companies/public-company.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { lines } from '#domain/validation.ts';
import { companyIds, serviceRequestReply } from './service-request.ts';
import { URGENCIES } from './urgency.ts';

const REQUEST_STATES = ['waiting-for-us', 'unanswered', 'open', 'unconfirmed', 'withdrawn', 'closed'] as const;
const answer = z.enum(['waiting', 'quoted', 'declined', 'answered']);

const serviceRequestAdmin = serviceRequestReply.extend({
  companyName: z.string().nullable().describe('Null if none or several companies were chosen'),
  state: z.enum(['unconfirmed', 'open', 'withdrawn', 'closed']),
  quarantineReason: z.string().nullable(),
  waitsForUs: z.boolean().describe('Nobody has it or can be mailed, an email is in trouble, or all have declined'),
  recipients: z.array(z.object({ companyId: z.int(), companyName: z.string(), answer })),
  troubledMails: z.int(),
});
export type ServiceRequestAdmin = z.output<typeof serviceRequestAdmin>;

/** `quarantined` selects the quarantined requests, for which no mails were sent. */
export const serviceRequestQuery = z.object({
  ...adminListQuery,
  status: z
    .enum([...URGENCIES, 'quarantined'], { error: `status must be ${URGENCIES.join(', ')} or quarantined` })
    .optional(),
  state: z.enum(REQUEST_STATES, { error: `state must be one of ${REQUEST_STATES.join(', ')}` }).optional(),
});
export type ServiceRequestQuery = z.output<typeof serviceRequestQuery>;
export const serviceRequestPage = z.object({
  items: z.array(serviceRequestAdmin),
  total: z.int(),
  quarantined: z.int(),
  waitingForUs: z.int(),
});

const optional = z.string().nullable();

/** A request with all that became of it. Its mails have a list of their own. */
export const serviceRequestDetails = serviceRequestAdmin.extend({
  confirmedAt: optional,
  endedAt: optional,
  endedBy: optional,
  endReason: optional,
  ordered: optional,
  orderedFrom: optional,
  recipients: z.array(
    z.object({
      id: z.int(),
      companyId: z.int(),
      companyName: z.string(),
      companyEmail: z.string().describe('Empty if the company has none, or is no longer listed'),
      addedBy: z.enum(['buyer', 'admin']),
      sentAt: optional,
      openedAt: optional,
      answer,
      answeredAt: optional,
      declineReason: optional,
      declineNote: optional,
      reminders: z.int(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.int(),
      recipientId: z.int().nullable(),
      author: z.enum(['buyer', 'company', 'admin']),
      body: z.string(),
      createdAt: z.string(),
    }),
  ),
  quotes: z.array(z.object({ recipientId: z.int(), price: z.string(), createdAt: z.string() })),
  files: z
    .array(z.object({ id: z.int(), name: z.string(), size: z.int(), recipientId: z.int().nullable() }))
    .describe('Of the buyer if `recipientId` is null, else the file of a quote'),
  notes: z.array(adminNote),
});
export type ServiceRequestDetails = z.output<typeof serviceRequestDetails>;

export const closeBody = z.object({ reason: lines('Please give a reason', 1, MAX_REASON_LENGTH) });

/** The companies that the search finds best for a request, in its order. */
export const suggestedCompanies = z.object({
  items: z.array(
    foundCompany.pick({
      id: true,
      name: true,
      location: true,
      distance: true,
      serves: true,
      verified: true,
      featured: true,
      awayUntil: true,
      reason: true,
    }),
  ),
});
export type SuggestedCompanies = z.output<typeof suggestedCompanies>;

/** The companies to which an admin sends a request on. */
export const forwardBody = z.object({ companyIds: companyIds.min(1, 'Please choose a company') });

/** Specification section 3 "Service request stats". */
export const serviceRequestStats = z.object({
  totalRequests: z.int(),
  recentRequests: z.int(),
  urgencyBreakdown: z.record(z.string(), z.int()),
  equipmentTypes: z.record(z.string(), z.int()),
});
export type ServiceRequestStats = z.output<typeof serviceRequestStats>;
