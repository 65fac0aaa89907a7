import { isPastDue } from '#domain/billing/subscription-state.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { informOwners } from './inform-owners.ts';
import { setPaidPlacements } from './paid-placement.ts';
import type { ReadPayment, ReadSubscription } from './read-subscription.ts';
import { COLUMNS, type Refunded, type StoredSubscription } from './stored-subscription.ts';

/**
 * What became of what was read: stored; of an event that was seen before; older than what is stored; of a customer or a price that
 * is not ours; or a second subscription of a company that pays already.
 */
export type Recorded = 'stored' | 'seen' | 'older' | 'foreign' | 'second';

/**
 * Stores what was read of a subscription, with all that follows from it: payments, placement, mails, audit log. It may be called
 * with the same or with older reads at any time: only what differs from what is stored has consequences, and each has them once.
 */
export async function recordSubscription(
  context: Context,
  read: ReadSubscription,
  event?: { id: string; type: string },
): Promise<Recorded> {
  let recorded: Recorded = 'stored';
  await changeCompanies(context, async (client) => {
    const isNew = event === undefined || (await storeEvent(client, event));
    recorded = isNew ? await store(context, client, read) : 'seen';
    // A second one is to be ended at Stripe; until that has succeeded the event counts as not seen.
    if (recorded === 'second') await client.query('delete from stripe_events where event_id = $1', [event?.id ?? '']);
    return recorded === 'stored' ? setPaidPlacements(client, context.now()) : [];
  });
  return recorded;
}

/** Returns false for one that was stored before. */
export async function storeEvent(client: Queryable, { id, type }: { id: string; type: string }): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into stripe_events (event_id, type) values ($1, $2) on conflict do nothing',
    [id, type],
  );
  return rowCount === 1;
}

async function store(context: Context, client: Queryable, read: ReadSubscription): Promise<Recorded> {
  if (!(await begin(client, read))) return 'foreign';
  const { rows } = await client.query<StoredSubscription>(
    `select ${COLUMNS} from subscriptions where stripe_subscription_id = $1 for update`,
    [read.id],
  );
  const [before] = rows;
  if (before === undefined) return read.plan === null ? 'foreign' : 'second';
  if (before.lastRead >= read.read) return 'older';
  const refunded = await storePayments(client, before.id, read.payments);
  const { rows: updated } = await client.query<StoredSubscription>(
    `update subscriptions set plan = coalesce($2, plan), status = $3, current_period_end = $4, ends_at = $5, ended_at = $6,
       past_due_since = $7, open_invoice_url = $8, last_read = $9, renewals_paused = $10,
       paid_since = (select min(paid_at) from payments where subscription_id = $1)
     where id = $1 returning ${COLUMNS}`,
    [
      before.id,
      read.plan,
      read.status,
      read.currentPeriodEnd,
      read.endsAt,
      read.endedAt,
      read.pastDueSince,
      read.openInvoiceUrl,
      read.read,
      read.isPaused,
    ],
  );
  const [after] = updated;
  if (after === undefined) return 'older';
  await audit(client, before, after);
  await informOwners(context, client, { before, after, refunded });
  return 'stored';
}

/**
 * A subscription that was not known gets its row, unless its price is not as stated, or the company has another one that runs.
 * Returns false for a customer that is not ours.
 */
async function begin(client: Queryable, { id, customerId, plan, endedAt }: ReadSubscription): Promise<boolean> {
  const { rows } = await client.query<{ companyId: number; name: string }>(
    `select b.company_id as "companyId", coalesce(c.name, 'Company ' || b.company_id) as name
     from billing_customers b left join companies c on c.id = b.company_id where b.stripe_customer_id = $1`,
    [customerId],
  );
  const [customer] = rows;
  if (customer === undefined) return false;
  if (plan === null) return true;
  await client.query(
    `insert into subscriptions (company_id, company_name, stripe_subscription_id, stripe_customer_id, plan, status, ended_at)
     values ($1, $2, $3, $4, $5, 'incomplete', $6) on conflict do nothing`,
    [customer.companyId, customer.name, id, customerId, plan, endedAt],
  );
  return true;
}

/** Returns the payments that were given back since. */
async function storePayments(client: Queryable, subscriptionId: number, payments: ReadPayment[]): Promise<Refunded[]> {
  const refunded: Refunded[] = [];
  for (const { invoiceId, paymentIntentId, currency, amount, refunded: back, paidAt } of payments) {
    await client.query(
      `insert into payments (subscription_id, stripe_invoice_id, stripe_payment_intent_id, currency, amount, paid_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (stripe_invoice_id) do nothing`,
      [subscriptionId, invoiceId, paymentIntentId, currency, amount, paidAt],
    );
    const { rows } = await client.query<Refunded>(
      `update payments set refunded = $2, refunded_at = now() where stripe_invoice_id = $1 and refunded < $2
       returning refunded as amount, refund_cause as cause, refund_reason as reason`,
      [invoiceId, back],
    );
    refunded.push(...rows);
  }
  return refunded;
}

async function audit(client: Queryable, before: StoredSubscription, after: StoredSubscription): Promise<void> {
  const wasDue = isPastDue(before.status);
  const isDue = isPastDue(after.status);
  const actions = [
    ...(before.paidSince === null && after.paidSince !== null ? (['subscription.begin'] as const) : []),
    ...(!wasDue && isDue ? (['subscription.past-due'] as const) : []),
    ...(wasDue && after.status === 'active' ? (['subscription.recover'] as const) : []),
    ...(before.endedAt === null && after.endedAt !== null ? (['subscription.end'] as const) : []),
  ];
  if (actions.length === 0) return;
  const entity = { id: after.companyId, name: after.companyName };
  const states = { before: { status: before.status }, after: { status: after.status, plan: after.plan } };
  await writeAudit(client, ...actions.map((action) => ({ actor: 'stripe' as const, action, entity, ...states })));
}
