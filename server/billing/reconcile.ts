import { GRACE_DAYS } from '#domain/billing/subscription-state.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import type { Context } from '#server/context.ts';
import { finishOpenCheckouts } from './checkout.ts';
import { endOfRemoved } from './end-removed.ts';
import { pauseHidden } from './pause-hidden.ts';
import { idOf, readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { finishRefunds } from './refund.ts';
import { endSecond } from './second-subscription.ts';
import { ask, forEachAtStripe, isPaymentOn, isRefused } from './stripe-client.ts';

const MARK = 'payments-reconciled';
/** Subscriptions in one answer of Stripe. */
const PAGE = 100;
/** Ended ones are compared as long as a payment of theirs can be given back. */
const ENDED_DAYS = 60;

/**
 * What no event may have reported: payment pages that were paid, refunds that a crash has interrupted, days of grace that are over,
 * listings that were removed, hidden or shown again, and, once a day, everything that Stripe lists. Does nothing where payment is not configured.
 */
export async function followPayments(context: Context): Promise<void> {
  if (!isPaymentOn(context.env)) return;
  await finishOpenCheckouts(context);
  await finishRefunds(context);
  await endUnpaid(context);
  await endOfRemoved(context);
  await pauseHidden(context);
  const today = todayIn(null, context.now());
  const { rows } = await context.database.pool.query('select 1 from settings where name = $1 and value >= $2', [
    MARK,
    today,
  ]);
  if (rows.length > 0) return;
  await reconcile(context);
  await context.database.pool.query(
    `insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [MARK, today],
  );
}

/** Compares all subscriptions of our customers with those that Stripe lists. Returns how many were read again. */
export async function reconcile(context: Context): Promise<number> {
  const customers = await context.database.pool.query<{ id: string }>(
    'select stripe_customer_id as id from billing_customers',
  );
  const ours = new Set(customers.rows.map(({ id }) => id));
  const since = Math.floor(context.now().getTime() / 1_000) - ENDED_DAYS * 86_400;
  const listed: string[] = [];
  await ask(context.env, async (stripe) => {
    for await (const { id, customer, ended_at } of stripe.subscriptions.list({ status: 'all', limit: PAGE }))
      if (ours.has(idOf(customer)) && (ended_at === null || ended_at > since)) listed.push(id);
  });
  await forEachAtStripe(context, listed, (id) => readAgain(context, id));
  return listed.length;
}

/** After the days of grace nothing more is charged. */
async function endUnpaid(context: Context): Promise<void> {
  const { rows } = await context.database.pool.query<{ id: string }>(
    `select stripe_subscription_id as id from subscriptions
     where ended_at is null and status in ('past_due', 'unpaid', 'paused')
       and past_due_since <= $1::timestamptz - interval '${GRACE_DAYS} days'`,
    [context.now()],
  );
  await forEachAtStripe(context, rows, async ({ id }) => {
    // It may have been paid a moment ago.
    await readAgain(context, id);
    await endAtStripe(context, id);
  });
}

async function endAtStripe(context: Context, id: string): Promise<void> {
  const { rows } = await context.database.pool.query(
    `select 1 from subscriptions where stripe_subscription_id = $1 and ended_at is null and status <> 'active'`,
    [id],
  );
  if (rows.length === 0) return;
  await ask(context.env, (stripe) =>
    stripe.subscriptions.cancel(id).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    }),
  );
  await readAgain(context, id);
}

async function readAgain(context: Context, id: string): Promise<void> {
  const read = await readSubscription(context, id);
  if ((await recordSubscription(context, read)) === 'second') await endSecond(context, read);
}
