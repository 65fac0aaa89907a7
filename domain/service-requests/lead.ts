import { z } from 'zod';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { isLocalDate, type LocalDate } from '#domain/certificates/local-date.ts';
import { optionalLines } from '#domain/validation.ts';
import type { BuyerDates, Quote } from './quote.ts';
import type { RequestFile } from './request-file.ts';
import type { RequestMessage } from './request-message.ts';

/** Why a company declines. The buyer reads it as it stands here. */
export const DECLINE_REASONS = [
  'No crew free on these dates',
  'Too far away',
  'Not our kind of work',
  'Certificate or approval not held',
  'Job too small',
  'Job too large',
  'Other reason',
] as const;

const MAX_NOTE_LENGTH = 2000;

export const declineForm = z.object({
  reason: z.enum(DECLINE_REASONS, { error: 'Please choose a reason' }),
  note: optionalLines(MAX_NOTE_LENGTH),
});
export type DeclineInput = z.output<typeof declineForm>;

/** What a company can do on its page: the value of `action` in the form. */
export const LEAD_ACTIONS = ['quote', 'question', 'decline', 'answered'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

/** What the buyer asked for. */
export type Need = {
  equipmentType: string;
  location: string;
  urgency: string;
  serviceDescription: string;
  preferredDate: string | null;
  validOn: LocalDate | null;
  work: string | null;
  items: string | null;
  material: string | null;
  code: string | null;
  access: string | null;
  windowStart: LocalDate | null;
  windowEnd: LocalDate | null;
  certification: string | null;
};

/** A request as one company sees it: never who else was asked. */
export type Lead = {
  requestId: number;
  recipientId: number;
  caseNumber: string;
  createdAt: string;
  state: 'open' | 'withdrawn' | 'closed';
  endedAt: string | null;
  /** Listed is false for a company that was removed: it sees the request and can no longer answer. */
  company: { id: number; name: string; isListed: boolean; timeZone: string | null; countryCode: string | null };
  buyer: { name: string; email: string; phone: string | null; isConfirmed: boolean };
  need: Need;
  files: RequestFile[];
  /** Of the company, to choose the one that will be used. */
  certificates: PublicCertificate[];
  answer: 'waiting' | 'quoted' | 'declined' | 'answered';
  answeredAt: string | null;
  declineReason: string | null;
  declineNote: string | null;
  quote: Quote | null;
  messages: RequestMessage[];
  /** By the clock of the company. */
  today: LocalDate;
};

/** The days that a quote is compared with: one stands for the other where only one is given. */
export function buyerDates({ windowStart, preferredDate, validOn }: Need): BuyerDates {
  const preferred = preferredDate !== null && isLocalDate(preferredDate) ? preferredDate : null;
  const start = windowStart ?? preferred;
  return { start: start ?? validOn, validOn: validOn ?? start };
}
