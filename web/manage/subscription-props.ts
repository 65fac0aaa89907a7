import type { CompanySubscription } from '#domain/billing/company-subscription.ts';
import type { Plan } from '#domain/verification/offer.ts';
import type { ManageFrameProps } from './manage-frame.tsx';

/** What the page of a subscription shows. */
export type SubscriptionProps = CompanySubscription & {
  frame: ManageFrameProps;
  address: string;
  isPaymentOn: boolean;
  /** Chosen at first. */
  plan: Plan['value'];
  returned: 'paid' | 'open' | 'cancelled' | null;
  conflict: string | null;
  now: string;
};
