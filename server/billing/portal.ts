import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { SubscriptionAction } from '#domain/billing/company-subscription.ts';
import { paths } from '#domain/paths.ts';
import { PLANS } from '#domain/verification/offer.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import { runningSubscription } from './queries.ts';
import { idOf } from './read-subscription.ts';
import { ask, priceOf } from './stripe-client.ts';

type PortalAction = Extract<SubscriptionAction, 'invoices' | 'card' | 'switch'>;

/** The name under which our configuration is found again. */
const MARK = 'directory';

/**
 * The page of Stripe for invoices and tax ids, for another card, or for the other plan, where Stripe shows what it costs before it
 * is confirmed. Throws ConflictError and BusyError.
 */
export async function openPortal(context: Context, companyId: number, action: PortalAction): Promise<string> {
  const { env, database } = context;
  const running = await runningSubscription(database.pool, companyId);
  if (running === undefined) throw new ConflictError('This company has no subscription that runs.');
  if (action === 'switch' && running.status !== 'active')
    throw new ConflictError('The plan can be changed while a subscription runs and is paid.');
  if (action === 'switch' && running.isHidden)
    throw new ConflictError('The company is not public at the moment. You can change the plan once it is.');
  return ask(env, async (stripe) => {
    const page = env.PUBLIC_URL + paths.manageSubscription(companyId);
    const portal = await stripe.billingPortal.sessions.create({
      customer: running.customerId,
      configuration: await configurationOf(stripe, env),
      return_url: page,
      ...(action === 'card' && { flow_data: { type: 'payment_method_update' } }),
      ...(action === 'switch' && { flow_data: await switchFlow(stripe, env, running.id, running.plan) }),
    });
    return portal.url;
  });
}

async function switchFlow(stripe: Stripe, env: Context['env'], id: string, plan: 'monthly' | 'annual') {
  const { items } = await stripe.subscriptions.retrieve(id);
  const price = priceOf(env, plan === 'monthly' ? 'annual' : 'monthly');
  const changed = items.data.slice(0, 1).map((item) => ({ id: item.id, price, quantity: 1 }));
  return {
    type: 'subscription_update_confirm' as const,
    subscription_update_confirm: { subscription: id, items: changed },
  };
}

/** What the portal offers is stated here, and does not depend on what is clicked together at Stripe. */
async function configurationOf(stripe: Stripe, env: Context['env']): Promise<string> {
  const prices = PLANS.map(({ value }) => priceOf(env, value));
  const products = new Map<string, string[]>();
  for (const price of prices) {
    const product = idOf((await stripe.prices.retrieve(price)).product);
    products.set(product, [...(products.get(product) ?? []), price]);
  }
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['name', 'address', 'email', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [...products].map(([product, ofProduct]) => ({ product, prices: ofProduct })),
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;
  const version = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 16);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.[MARK] === version);
  if (known !== undefined) return known.id;
  const created = await stripe.billingPortal.configurations.create(
    { features, metadata: { [MARK]: version } },
    { idempotencyKey: `portal-${version}` },
  );
  return created.id;
}
