import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { finishCheckout } from './checkout.ts';
import { idOf, readSubscription } from './read-subscription.ts';
import { recordSubscription, storeEvent } from './record-subscription.ts';
import { endSecond } from './second-subscription.ts';
import { stripeOf } from './stripe-client.ts';

/** Events with many invoice lines are larger than other bodies. */
const MAX_BYTES = 512 * 1024;
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Where Stripe reports what happened. An event is trusted for the id that it names; what is true is read back from Stripe, so that
 * events may come late, twice and in any order (docs/decisions/066-payments-by-stripe.md). While Stripe or the database does not
 * answer, this answers 503, and Stripe repeats the event for three days.
 */
export function webhookRoutes(scope: FastifyInstance, mountPlain: MountPlain, context: Context): void {
  // The signature is over the bytes as they were sent.
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  mountPlain(plainRoutes.stripeWebhook, async (_query, reply, request) => {
    reply.header('cache-control', 'no-store');
    const event = await readEvent(context, request.body, request.headers['stripe-signature']);
    return { received: true, ...(await follow(context, event)) };
  });
}

async function readEvent({ env, now }: Context, body: unknown, signature: unknown): Promise<Stripe.Event> {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  if (secret === undefined) throw new NotFoundError('Payment is not set up. See STRIPE_WEBHOOK_SECRET.');
  const { webhooks } = await stripeOf(env);
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new TypeError('no signed body');
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now().getTime());
  } catch {
    throw new BadInputError('The signature is missing, wrong, or older than 5 minutes.');
  }
}

async function follow(context: Context, event: Stripe.Event): Promise<{ result: string }> {
  const { pool } = context.database;
  const { rows } = await pool.query('select 1 from stripe_events where event_id = $1', [event.id]);
  if (rows.length > 0) return { result: 'seen' };
  const subject = await subjectOf(context, event);
  if (subject?.session !== undefined) await finishCheckout(context, subject.session).catch(ignoreForeign);
  if (subject?.subscription === undefined) {
    await storeEvent(pool, event);
    return { result: subject === null ? 'ignored' : 'stored' };
  }
  const read = await readSubscription(context, subject.subscription);
  const result = await recordSubscription(context, read, event);
  if (result === 'second') await endSecond(context, read);
  return { result };
}

type Subject = { session?: string; subscription?: string } | null;

/** What an event is about; null for one that does not concern us. */
async function subjectOf({ database }: Context, event: Stripe.Event): Promise<Subject> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { id, subscription } = event.data.object;
      return { session: id, ...(subscription !== null && { subscription: idOf(subscription) }) };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { subscription: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return subscription ? { subscription: idOf(subscription) } : null;
    }
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const intent = event.data.object.payment_intent;
      if (intent === null) return null;
      const { rows } = await database.pool.query<{ id: string }>(
        `select s.stripe_subscription_id as id from payments p join subscriptions s on s.id = p.subscription_id
         where p.stripe_payment_intent_id = $1`,
        [idOf(intent)],
      );
      return rows[0] === undefined ? null : { subscription: rows[0].id };
    }
    default:
      return null;
  }
}

/** A payment page of something else that the same account sells. */
function ignoreForeign(error: unknown): void {
  if (!(error instanceof NotFoundError)) throw error;
}
