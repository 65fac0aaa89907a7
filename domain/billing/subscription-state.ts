import type { Plan } from '#domain/verification/offer.ts';

/** How long a renewal that could not be charged may stay unpaid before the placement ends. */
export const GRACE_DAYS = 7;

/**
 * What a company has paid for (decision 26). Money buys the check and the labelled placement, never the result: only the badge
 * itself (decision 29) makes a paying company `verified`.
 */
export const SUBSCRIPTION_STATES = ['none', 'awaiting check', 'verified', 'past due', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What is stored of a subscription, as Stripe says. Times are ISO texts. */
export type Subscription = {
  companyId: number;
  plan: Plan['value'];
  status: string;
  /** The first payment; null until one has arrived. */
  paidSince: string | null;
  currentPeriodEnd: string | null;
  /** When it ends because it was cancelled. */
  endsAt: string | null;
  pastDueSince: string | null;
  endedAt: string | null;
};

/** What Stripe says while a renewal is not paid. */
export const PAST_DUE_STATUSES: readonly string[] = ['past_due', 'unpaid', 'paused'];

export function isPastDue(status: string): boolean {
  return PAST_DUE_STATUSES.includes(status);
}

/** The end of the days of grace. */
export function graceEnd({ pastDueSince }: Pick<Subscription, 'pastDueSince'>): Date | null {
  if (pastDueSince === null) return null;
  const end = new Date(pastDueSince);
  end.setUTCDate(end.getUTCDate() + GRACE_DAYS);
  return end;
}

/** The state of the newest subscription of a company, or of none. */
export function subscriptionState(
  subscription: Subscription | null,
  { isVerified, now }: { isVerified: boolean; now: Date },
): SubscriptionState {
  if (subscription === null || (subscription.paidSince === null && subscription.endedAt === null)) return 'none';
  if (subscription.endedAt !== null) return subscription.paidSince === null ? 'none' : 'ended';
  if (isPastDue(subscription.status)) {
    const end = graceEnd(subscription);
    return end !== null && end <= now ? 'ended' : 'past due';
  }
  return isVerified ? 'verified' : 'awaiting check';
}
