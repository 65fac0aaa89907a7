import { z } from 'zod';
import { SUBSCRIPTION_STATES } from './subscription-state.ts';

/**
 * `duplicate`: a company is listed twice and pays twice (docs/decisions/085-subscriptions-of-removed-listings.md). `hidden`: an admin
 * has hidden it (docs/decisions/098-subscriptions-of-hidden-companies.md).
 */
export const REFUND_CAUSES = ['check failed', 'money back', 'duplicate', 'hidden'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** The body of a refund. The reason is mailed to the company. */
export const refundBody = z.object({
  cause: z.enum(REFUND_CAUSES, { error: 'Please choose why: check failed, money back, duplicate, or hidden' }),
  reason: z
    .string({ error: 'Please give a reason' })
    .trim()
    .min(3, 'Please give a reason')
    .max(2_000, 'At most 2,000 characters'),
});
export type RefundInput = z.output<typeof refundBody>;

const payingCompany = z.object({
  companyId: z.int(),
  name: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  plan: z.enum(['monthly', 'annual']),
  paidSince: z.string().nullable(),
  currentPeriodEnd: z.string().nullable().describe('Until when it is paid'),
  endsAt: z.string().nullable().describe('When it ends because it was cancelled'),
  pastDueSince: z.string().nullable().describe('Since when a renewal could not be charged'),
  endedAt: z.string().nullable(),
  claimed: z.int().describe('Certificates that wait for the check'),
  paid: z.int().describe('All that was paid, in cents'),
  refunded: z.int().describe('All that was given back, in cents'),
  lastPaidAt: z.string().nullable(),
  refund: z.enum(['none', 'asked', 'done']).describe('Of the last payment'),
  isHidden: z.boolean().describe('By an admin: nothing is charged meanwhile'),
});
export type PayingCompany = z.output<typeof payingCompany>;

/** Who pays, until when, what failed, and the revenue. */
export const adminPayments = z.object({
  items: z.array(payingCompany).describe('Those that need something first: past due, then waiting for the check'),
  total: z.int(),
  revenue: z
    .array(z.object({ month: z.string(), paid: z.int(), refunded: z.int() }))
    .describe('The last 12 months in UTC, oldest first, in cents'),
});
export type AdminPayments = z.output<typeof adminPayments>;
