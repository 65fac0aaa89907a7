import type { Stripe } from 'stripe';
import { isPastDue } from '#domain/billing/subscription-state.ts';
import type { Plan } from '#domain/verification/offer.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ask, CURRENCY, planOf } from './stripe-client.ts';

/** Invoices that are read again: a year of monthly payments. */
const INVOICES = 12;
/** Of the newest payments it is asked what was refunded. */
const REFUNDS_OF = 3;

/** A paid invoice. Amounts are in cents. */
export type ReadPayment = {
  invoiceId: string;
  paymentIntentId: string | null;
  currency: string;
  amount: number;
  refunded: number;
  paidAt: Date;
};

/** What Stripe says about a subscription at one moment. */
export type ReadSubscription = {
  /** Reads are ordered by their beginning. */
  read: number;
  id: string;
  customerId: string;
  /** Null for a price that is not as the pages state it. */
  plan: Plan['value'] | null;
  status: string;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
  endedAt: Date | null;
  pastDueSince: Date | null;
  openInvoiceUrl: string | null;
  /** Renewals are not charged: the company is hidden. */
  isPaused: boolean;
  payments: ReadPayment[];
};

type Reading = Pick<Context, 'env' | 'database'>;

/** Reads a subscription with its payments from Stripe; no event is trusted for more than its id. Throws BusyError. */
export async function readSubscription({ env, database }: Reading, id: string): Promise<ReadSubscription> {
  const read = await nextRead(database.pool);
  return ask(env, async (stripe) => {
    const [subscription, invoices] = await Promise.all([
      stripe.subscriptions.retrieve(id),
      stripe.invoices.list({ subscription: id, limit: INVOICES, expand: ['data.payments'] }),
    ]);
    const [item, ...others] = subscription.items.data;
    const isSingle = item !== undefined && others.length === 0 && (item.quantity ?? 1) === 1;
    const unpaid = isPastDue(subscription.status) ? invoices.data.find(({ status }) => status === 'open') : undefined;
    const paid = invoices.data.filter(({ status, currency }) => status === 'paid' && currency === CURRENCY);
    return {
      read,
      id: subscription.id,
      customerId: idOf(subscription.customer),
      plan: isSingle && isFirstAmountRight(item.price, paid) ? planOf(env, item.price) : null,
      status: subscription.status,
      currentPeriodEnd: timeOf(item?.current_period_end),
      endsAt: timeOf(subscription.cancel_at ?? (subscription.cancel_at_period_end ? item?.current_period_end : null)),
      endedAt: endOf(subscription),
      pastDueSince: isPastDue(subscription.status) ? timeOf((unpaid ?? invoices.data[0])?.created) : null,
      openInvoiceUrl: unpaid?.hosted_invoice_url ?? null,
      isPaused: subscription.pause_collection !== null,
      payments: await Promise.all(paid.map((invoice, index) => readPayment(stripe, invoice, index < REFUNDS_OF))),
    };
  });
}

async function nextRead(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ read: number }>(`select nextval('stripe_reads') as read`);
  return rows[0]?.read ?? 0;
}

/** The first invoice is for the price and nothing else, before coupons and taxes. */
function isFirstAmountRight(price: Stripe.Price, paid: readonly Stripe.Invoice[]): boolean {
  const first = paid.find(({ billing_reason }) => billing_reason === 'subscription_create');
  return first === undefined || first.subtotal === price.unit_amount;
}

async function readPayment(stripe: Stripe, invoice: Stripe.Invoice, isRecent: boolean): Promise<ReadPayment> {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  const intent = paid?.payment.payment_intent;
  const paymentIntentId = intent === undefined ? null : idOf(intent);
  const refunds =
    isRecent && paymentIntentId !== null ? await stripe.refunds.list({ payment_intent: paymentIntentId }) : undefined;
  const refunded = (refunds?.data ?? [])
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    invoiceId: invoice.id,
    paymentIntentId,
    currency: invoice.currency,
    amount: invoice.amount_paid,
    refunded: Math.min(refunded, invoice.amount_paid),
    paidAt: timeOf(invoice.status_transitions.paid_at) ?? new Date(invoice.created * 1_000),
  };
}

function endOf({ status, ended_at, canceled_at, created }: Stripe.Subscription): Date | null {
  if (status !== 'canceled' && status !== 'incomplete_expired') return null;
  return timeOf(ended_at ?? canceled_at ?? created);
}

function timeOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1_000);
}

/** The id of what Stripe names or, expanded, contains. */
export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
