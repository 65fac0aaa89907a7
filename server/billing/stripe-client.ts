import type { Stripe } from 'stripe';
import { PLANS, type Plan } from '#domain/verification/offer.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Env } from '#server/env.ts';
import { BusyError, NotFoundError } from '#server/errors.ts';

/** The version whose types the SDK has; an account on another one gets the same answers. */
const API_VERSION = '2026-10-28.endive';
/** Visitors wait for it; every call can be repeated. */
const TIMEOUT_MILLISECONDS = 5_000;
const RETRIES = 1;
/** What companies pay in. */
export const CURRENCY = 'usd';

type Settings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_PRICE_MONTHLY' | 'STRIPE_PRICE_ANNUAL' | 'STRIPE_API_BASE'>;

const clients = new WeakMap<Settings, Promise<Stripe>>();

/** Whether Get Verified can be paid here. */
export function isPaymentOn(env: Settings): boolean {
  return env.STRIPE_SECRET_KEY !== undefined;
}

/** The client of Stripe, loaded when it is first used. Throws NotFoundError where payment is not configured. */
export function stripeOf(env: Settings): Promise<Stripe> {
  const known = clients.get(env);
  if (known !== undefined) return known;
  const client = connect(env);
  clients.set(env, client);
  return client;
}

async function connect(env: Settings): Promise<Stripe> {
  const key = env.STRIPE_SECRET_KEY;
  if (key === undefined) throw new NotFoundError('Payment is not set up. See STRIPE_SECRET_KEY.');
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE);
  return new Stripe(key, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port === '' ? undefined : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Asks Stripe. While it does not answer, the sentence says so and nothing was charged. Throws BusyError. */
export async function ask<Answer>(env: Settings, question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = await stripeOf(env);
  try {
    return await question(stripe);
  } catch (error) {
    if (isUnreachable(error)) {
      throw new BusyError('Stripe, which handles our payments, does not answer. Please try again in a minute.');
    }
    throw error;
  }
}

/** Whether Stripe did not answer, or not as it should: the same question may succeed later. */
function isUnreachable(error: unknown): boolean {
  const type = typeOf(error);
  return type === 'StripeConnectionError' || type === 'StripeAPIError' || type === 'StripeRateLimitError';
}

/** Whether Stripe refuses the question itself. */
export function isRefused(error: unknown): boolean {
  const type = typeOf(error);
  return type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError';
}

function typeOf(error: unknown): string {
  return error instanceof Error && 'type' in error ? String(error.type) : '';
}

/** The id of a price at Stripe. */
export function priceOf(env: Settings, plan: Plan['value']): string {
  return (plan === 'monthly' ? env.STRIPE_PRICE_MONTHLY : env.STRIPE_PRICE_ANNUAL) ?? '';
}

/** The plan whose price this is, with the amount, currency and interval that the pages state. */
export function planOf(env: Settings, price: Stripe.Price): Plan['value'] | null {
  const plan = PLANS.find(({ value }) => priceOf(env, value) === price.id);
  const isAsStated =
    plan !== undefined &&
    price.unit_amount === plan.dollars * 100 &&
    price.currency === CURRENCY &&
    price.recurring?.interval === plan.per &&
    price.recurring.interval_count === 1;
  return isAsStated ? plan.value : null;
}

/**
 * Does the same for several things at Stripe. What Stripe refuses for one, such as one of another account, is logged and does not
 * hold up the others. Throws BusyError.
 */
export async function forEachAtStripe<One>(
  { log }: Pick<BaseContext, 'log'>,
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    await work(one).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      log.warn({ fault: codeOf(error) }, 'Stripe refused what was due');
    });
  }
}

/** What Stripe calls a refusal; its message may have personal data. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : typeOf(error);
}
