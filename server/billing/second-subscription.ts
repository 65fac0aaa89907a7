import type { Context } from '#server/context.ts';
import type { ReadSubscription } from './read-subscription.ts';
import { ask, isRefused } from './stripe-client.ts';

/**
 * A company pays once: a second subscription, made by hand at Stripe or on two pages at once, is ended, and what was paid for it
 * is given back. Every step may be repeated.
 */
export async function endSecond({ env, log }: Context, { id, status, payments }: ReadSubscription): Promise<void> {
  log.warn({ subscription: id }, 'a second subscription of a company is ended and given back');
  await ask(env, async (stripe) => {
    if (status !== 'canceled') await stripe.subscriptions.cancel(id).catch(ignoreRefusal);
    for (const { invoiceId, paymentIntentId, amount, refunded } of payments) {
      if (paymentIntentId === null || refunded >= amount) continue;
      await stripe.refunds
        .create({ payment_intent: paymentIntentId, reason: 'duplicate' }, { idempotencyKey: `refund-${invoiceId}` })
        .catch(ignoreRefusal);
    }
  });
}

/** It has been ended, or given back, before. */
function ignoreRefusal(error: unknown): void {
  if (!isRefused(error)) throw error;
}
