import type { Stripe } from 'stripe';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { isPastDue } from '#domain/billing/subscription-state.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { BusyError } from '#server/errors.ts';
import { finishCheckout } from './checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { ask, forEachAtStripe, isPaymentOn } from './stripe-client.ts';

type Running = { id: string; status: string; isPaid: boolean; companyId: number; companyName: string };

/** Nothing more is charged: it ends with what is paid, at once where nothing is. */
export function cancelAtStripe(
  stripe: Stripe,
  { id, status, isPaid = true }: Pick<Running, 'id' | 'status'> & { isPaid?: boolean },
): Promise<unknown> {
  if (!isPaid || isPastDue(status)) return stripe.subscriptions.cancel(id);
  return stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/**
 * Nobody is charged for a listing that was removed: its payment page is closed, and its subscription ends with what is paid. Until
 * then the listing can be restored with its placement (docs/decisions/085-subscriptions-of-removed-listings.md). The removal itself
 * is what is followed, so that this can be repeated at any time.
 */
export async function endOfRemoved(
  context: Context,
  { companyId = null, actor = 'schedule' }: { companyId?: number | null; actor?: AuditActor } = {},
): Promise<void> {
  const { pool } = context.database;
  const isRemoved = (table: string) =>
    `($1::int is null or ${table}.company_id = $1) and not exists (select 1 from companies c where c.id = ${table}.company_id)`;
  const checkouts = await pool.query<{ sessionId: string }>(
    `select stripe_session_id as "sessionId" from checkouts k
     where state = 'open' and stripe_session_id is not null and ${isRemoved('k')} order by id`,
    [companyId],
  );
  await forEachAtStripe(context, checkouts.rows, ({ sessionId }) => finishCheckout(context, sessionId));
  const { rows } = await pool.query<Running>(
    `select stripe_subscription_id as id, status, paid_since is not null as "isPaid", company_id as "companyId",
       company_name as "companyName"
     from subscriptions s where ended_at is null and ends_at is null and ${isRemoved('s')} order by id`,
    [companyId],
  );
  await forEachAtStripe(context, rows, async (running) => {
    await ask(context.env, (stripe) => cancelAtStripe(stripe, running));
    const entity = { id: running.companyId, name: running.companyName };
    await writeAudit(pool, { actor, action: 'subscription.cancel', entity });
    await recordSubscription(context, await readSubscription(context, running.id));
  });
}

/** Follows the removal of a company at once. While Stripe does not answer, the schedule does it. */
export async function endPaymentsOf(context: Context, companyId: number, actor: AuditActor): Promise<void> {
  if (!isPaymentOn(context.env)) return;
  await endOfRemoved(context, { companyId, actor }).catch((error: unknown) => {
    if (!(error instanceof BusyError)) throw error;
  });
}
