import type { CompanySubscription } from '#domain/billing/company-subscription.ts';
import { GRACE_DAYS } from '#domain/billing/subscription-state.ts';

type Shown = CompanySubscription & { isPaymentOn: boolean };

/** The state in one or two words. */
export function headingOf({ state, subscription }: Shown): string {
  if (subscription?.endedAt === null && subscription.paidSince === null) return 'Payment is being processed';
  return {
    none: 'No subscription',
    'awaiting check': 'Paid, awaiting the check',
    verified: 'Verified',
    'past due': 'Renewal not paid',
    ended: 'The subscription has ended',
  }[state];
}

/** What the state means. */
export function sentenceOf({ state, subscription, isListed, isPaymentOn }: Shown): string {
  if (subscription?.endedAt === null && subscription.paidSince === null)
    return 'Your bank has not confirmed the payment yet. This can take a few days. You need not pay again.';
  if (!isListed && state === 'none')
    return 'Your registration waits for our review. You can subscribe once you are listed.';
  if (!isPaymentOn && state === 'none') return 'Send us a request, and we agree on the check and the payment by email.';
  return {
    none: 'We check your certificates at their issuers, and your company is placed first, labelled as paid. You pay for the check and the placement, not for the result.',
    'awaiting check':
      'Your placement has begun, labelled as paid. The badge comes with the first certificate that we have checked.',
    verified:
      'Your company has the verified badge, because a checked certificate is current, and a placement that is labelled as paid.',
    'past due': `The renewal could not be charged. For ${GRACE_DAYS} days nothing changes; then the placement ends, and nothing more is charged.`,
    ended:
      'The paid placement has ended. The company stays listed, and checked certificates stay checked until they end.',
  }[state];
}
