import type { AdminPayments } from '#domain/billing/admin-payments.ts';
import type { SubscriptionState } from '#domain/billing/subscription-state.ts';

/** What the screen of payments shows. */
export type ShownPayments = {
  payments: AdminPayments;
  /** Of which state the list is; null for all. */
  state: SubscriptionState | null;
  isPaymentOn: boolean;
  isRefunded: boolean;
  /** Why a refund was not made, and what was typed for it. */
  problem: string | null;
  typed: { companyId: number | null; values: Record<string, string> } | null;
  now: string;
};
