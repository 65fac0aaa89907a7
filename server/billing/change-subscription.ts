import type { SubscriptionAction, SubscriptionInput } from '#domain/billing/company-subscription.ts';
import { paths } from '#domain/paths.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import { beginCheckout } from './checkout.ts';
import { cancelAtStripe } from './end-removed.ts';
import { openPortal } from './portal.ts';
import { runningSubscription } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { ask } from './stripe-client.ts';

/** Runs a form of the page of a subscription. Returns the address that follows. Throws ConflictError and BusyError. */
export async function changeSubscription(
  context: Context,
  companyId: number,
  { action, plan }: SubscriptionInput,
  actor: { email: string },
): Promise<string> {
  if (action === 'begin') return beginCheckout(context, companyId, plan);
  if (action === 'cancel' || action === 'keep') {
    await cancelOrKeep(context, companyId, action, actor);
    return paths.manageSubscription(companyId);
  }
  return openPortal(context, companyId, action);
}

/** Cancels at the end of what is paid, at once where nothing is; or takes that back. */
async function cancelOrKeep(
  context: Context,
  companyId: number,
  action: Extract<SubscriptionAction, 'cancel' | 'keep'>,
  actor: { email: string },
): Promise<void> {
  const { env, database } = context;
  const running = await runningSubscription(database.pool, companyId);
  if (running === undefined) throw new ConflictError('This company has no subscription that runs.');
  const { id, status, companyName, isRemoved } = running;
  if (action === 'keep' && isRemoved) throw new ConflictError('This listing was deleted. Restore it first.');
  await ask(env, (stripe) =>
    action === 'cancel'
      ? cancelAtStripe(stripe, { id, status })
      : stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  );
  const entity = { id: companyId, name: companyName };
  await writeAudit(database.pool, { actor, action: `subscription.${action}`, entity });
  await recordSubscription(context, await readSubscription(context, id));
}
