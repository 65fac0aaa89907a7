import { z } from 'zod';
import { DEFAULT_PLAN, PLANS, type Plan } from '#domain/verification/offer.ts';
import type { RefundCause } from './admin-payments.ts';
import type { Subscription, SubscriptionState } from './subscription-state.ts';

/** A payment of a company. Amounts are in cents, times ISO texts. */
export type CompanyPayment = { amount: number; refunded: number; paidAt: string; refund: CompanyRefund | null };

/** What an admin has decided; the money may still be on its way. */
type CompanyRefund = { cause: RefundCause; reason: string };

/** What the owners of a company see of its subscription. */
export type CompanySubscription = {
  state: SubscriptionState;
  subscription: (Subscription & { openInvoiceUrl: string | null }) | null;
  payments: CompanyPayment[];
  /** Certificates that wait for the check, and those that are checked and current. */
  claimed: number;
  checked: number;
  isListed: boolean;
  /** By an admin: nothing is charged meanwhile. */
  isHidden: boolean;
  /** The time that is paid is over, and nothing was heard of a renewal. */
  isOverdue: boolean;
};

/** The forms of the page of a subscription. */
const SUBSCRIPTION_ACTIONS = ['begin', 'cancel', 'keep', 'invoices', 'card', 'switch'] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

const PLAN_VALUES = PLANS.map(({ value }) => value) as [Plan['value'], ...Plan['value'][]];

export const subscriptionForm = z.object({
  action: z.enum(SUBSCRIPTION_ACTIONS, { error: 'Please choose what to do' }),
  plan: z.enum(PLAN_VALUES, { error: 'Please choose a plan' }).default(DEFAULT_PLAN),
});
export type SubscriptionInput = z.output<typeof subscriptionForm>;
