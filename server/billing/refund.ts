import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { RefundInput } from '#domain/billing/admin-payments.ts';
import { MONEY_BACK_DAYS } from '#domain/constants.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { ask, codeOf, forEachAtStripe, isRefused } from './stripe-client.ts';

type Payment = {
  id: number;
  invoiceId: string;
  intentId: string | null;
  subscriptionId: string;
  companyId: number;
  companyName: string;
  paidAt: Date;
  verified: boolean | null;
  isHidden: boolean | null;
};

const PAYMENT = `p.id, p.stripe_invoice_id as "invoiceId", p.stripe_payment_intent_id as "intentId",
  s.stripe_subscription_id as "subscriptionId", s.company_id as "companyId", s.company_name as "companyName", p.paid_at as "paidAt"`;

/**
 * Gives the last payment of a company back and ends its subscription: within 30 days on request, at any time if the check failed
 * or while the company is hidden.
 * The decision is stored first, so that a crash on the way to Stripe loses no refund, and a repetition makes no second one.
 * Throws NotFoundError, ConflictError, BusyError.
 */
export async function refundCompany(
  context: Context,
  companyId: number | undefined,
  { cause, reason }: RefundInput,
  actor: AuditActor,
): Promise<void> {
  const now = context.now();
  const payment = await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<Payment>(
      `select ${PAYMENT}, (select verified from companies where id = $1) as verified,
         (select hidden_at is not null from companies where id = $1) as "isHidden"
       from payments p join subscriptions s on s.id = p.subscription_id
       where s.company_id = $1 order by p.paid_at desc limit 1 for update of p`,
      [companyId ?? 0],
    );
    const [last] = rows;
    if (last === undefined) throw new NotFoundError('This company has not paid anything.');
    const limit = new Date(last.paidAt);
    limit.setUTCDate(limit.getUTCDate() + MONEY_BACK_DAYS);
    if (cause === 'money back' && limit < now)
      throw new ConflictError(`The last payment is more than ${MONEY_BACK_DAYS} days old.`);
    if (cause === 'check failed' && last.verified === true)
      throw new ConflictError('This company is verified: the check has not failed.');
    if (cause === 'hidden' && last.isHidden !== true) throw new ConflictError('This company is not hidden.');
    const { rowCount } = await client.query(
      `update payments set refund_asked_at = $2, refund_asked_by = $3, refund_cause = $4, refund_reason = $5
       where id = $1 and refund_asked_at is null and refunded = 0`,
      [last.id, now, actorName(actor), cause, reason],
    );
    if (rowCount !== 1) throw new ConflictError('The last payment has been refunded already.');
    const entity = { id: last.companyId, name: last.companyName };
    await writeAudit(client, { actor, action: 'subscription.refund', entity, after: { cause, reason } });
    return last;
  });
  await giveBack(context, payment);
}

/** Refunds that were decided but of which Stripe does not know yet. */
export async function finishRefunds(context: Context): Promise<void> {
  const { rows } = await context.database.pool.query<Payment>(
    `select ${PAYMENT} from payments p join subscriptions s on s.id = p.subscription_id
     where p.refund_asked_at is not null and p.refunded_at is null order by p.id`,
  );
  await forEachAtStripe(context, rows, (payment) => giveBack(context, payment));
}

async function giveBack(context: Context, payment: Payment): Promise<void> {
  const { id, invoiceId, intentId, subscriptionId } = payment;
  // It may have been given back, or ended, before.
  const ignoreRefusal = (error: unknown) => {
    if (!isRefused(error)) throw error;
    context.log.warn({ fault: codeOf(error) }, 'Stripe refused a part of a refund');
  };
  await ask(context.env, async (stripe) => {
    if (intentId !== null)
      await stripe.refunds
        .create(
          { payment_intent: intentId, reason: 'requested_by_customer' },
          { idempotencyKey: `refund-${invoiceId}` },
        )
        .catch(ignoreRefusal);
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId).catch(ignoreRefusal);
  });
  await recordSubscription(context, await readSubscription(context, subscriptionId));
  // Nothing was charged where a coupon left nothing to pay.
  if (intentId === null)
    await context.database.pool.query('update payments set refunded_at = $2 where id = $1', [id, context.now()]);
}
