import { isPastDue } from '#domain/billing/subscription-state.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { cancelAtStripe } from './end-removed.ts';
import { readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { ask, forEachAtStripe } from './stripe-client.ts';

type Differing = { id: string; status: string; companyId: number; companyName: string; isHidden: boolean };

/**
 * While an admin hides a company nothing is charged (docs/decisions/098-subscriptions-of-hidden-companies.md): its renewals rest, and
 * where one is not paid the subscription ends. That a company is hidden, or shown again, is itself what is followed, so that this
 * can be repeated at any time.
 */
export async function pauseHidden(context: Context): Promise<void> {
  const { pool } = context.database;
  const { rows } = await pool.query<Differing>(
    `select s.stripe_subscription_id as id, s.status, c.id as "companyId", c.name as "companyName", c.hidden_at is not null as "isHidden"
     from subscriptions s join companies c on c.id = s.company_id
     where s.ended_at is null and s.paid_since is not null and s.renewals_paused <> (c.hidden_at is not null) order by s.id`,
  );
  await forEachAtStripe(context, rows, async ({ id, status, companyId, companyName, isHidden }) => {
    const isOpen = isHidden && isPastDue(status);
    await ask(context.env, (stripe) =>
      isOpen
        ? cancelAtStripe(stripe, { id, status })
        : stripe.subscriptions.update(id, { pause_collection: isHidden ? { behavior: 'void' } : '' }),
    );
    const action = isOpen ? 'subscription.cancel' : isHidden ? 'subscription.pause' : 'subscription.resume';
    await writeAudit(pool, { actor: 'schedule', action, entity: { id: companyId, name: companyName } });
    await recordSubscription(context, await readSubscription(context, id));
  });
}
