import type { CompanySubscription } from '#domain/billing/company-subscription.ts';
import { dollars } from '#domain/billing/money-text.ts';
import { GRACE_DAYS } from '#domain/billing/subscription-state.ts';
import { dayInWords } from '#domain/certificates/local-date.ts';

type Shown = CompanySubscription & { isPaymentOn: boolean };

/** The state in one or two words. */
export function headingOf({ state, subscription, isHidden }: Shown): string {
  if (subscription?.endedAt === null && subscription.paidSince === null) return 'Payment is being processed';
  if (isHidden && subscription?.endedAt === null) return 'Paused while the company is not public';
  return {
    none: 'No subscription',
    'awaiting check': 'Paid, awaiting the check',
    verified: 'Verified',
    'past due': 'Renewal not paid',
    ended: 'The subscription has ended',
  }[state];
}

/** What the state means. */
export function sentenceOf({ state, subscription, isListed, isHidden, isPaymentOn }: Shown): string {
  if (subscription?.endedAt === null && subscription.paidSince === null)
    return 'Your bank has not confirmed the payment yet. This can take a few days. You need not pay again.';
  if (!isListed && state === 'none') return 'Your company is not listed at the moment. You can subscribe once it is.';
  if (isHidden && state === 'ended')
    return 'The paid placement has ended. Your company is not public at the moment. You can subscribe again once it is.';
  if (isHidden)
    return 'Your company is not public at the moment, so its placement rests. Nothing is charged until it is public again. Reply to our email if you want the last payment back.';
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

/** What became of the last payment of a subscription that was given back; null where none was. */
export function refundText({ payments: [last] }: CompanySubscription): string | null {
  if (last === undefined || last.refund === null) return null;
  const why = {
    'check failed': 'We could not confirm a certificate of your company, so you get your money back',
    'money back': 'You get your money back',
    hidden: 'Your company is not public any more, so you get the last payment back',
    duplicate: 'Your company was listed twice and paid twice, so you get a payment back',
  }[last.refund.cause];
  const amount =
    last.refunded > 0 ? `${dollars(last.refunded)} went to the card or account that paid` : 'it is on its way';
  return `${why}: ${amount}. The reason: ${last.refund.reason}`;
}

/** What becomes of the subscription of a listing that is deleted now; null without one. */
export function ifDeletedText({ state, subscription }: CompanySubscription): string | null {
  if (subscription === null || subscription.endedAt !== null) return null;
  const { currentPeriodEnd } = subscription;
  return state === 'past due' || currentPeriodEnd === null
    ? 'The subscription ends at once, and nothing more is charged.'
    : `The subscription is cancelled with it: it ends on ${day(currentPeriodEnd)}, and nothing more is charged.`;
}

/** What became of it; null where there was none. */
export function deletedText({ subscription }: CompanySubscription): string | null {
  if (subscription === null) return null;
  const { endsAt, endedAt } = subscription;
  if (endedAt !== null) return `Its subscription ended on ${day(endedAt)}. Nothing more is charged.`;
  if (endsAt === null) return 'Its subscription is being cancelled. Nothing more is charged.';
  return `Its subscription is cancelled: it ends on ${day(endsAt)}, and nothing more is charged. Restore the listing before, and you can keep it.`;
}

/** The same once the listing is back. */
export function restoredText({ subscription }: CompanySubscription): string | null {
  if (subscription === null) return null;
  const { endsAt, endedAt } = subscription;
  if (endedAt !== null) return `Its subscription ended on ${day(endedAt)}; you can subscribe again.`;
  if (endsAt !== null) return `Its subscription was cancelled and ends on ${day(endsAt)}; you can keep it.`;
  return 'Its subscription goes on.';
}

function day(time: string): string {
  return dayInWords(time.slice(0, 10));
}
