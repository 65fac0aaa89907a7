import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { paths } from '#domain/paths.ts';
import type { Plan } from '#domain/verification/offer.ts';
import type { Context } from '#server/context.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { idOf, readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { endSecond } from './second-subscription.ts';
import { ask, forEachAtStripe, isRefused, planOf, priceOf, stripeOf } from './stripe-client.ts';

type Checkout = { id: number; plan: Plan['value']; sessionId: string | null };
type Payer = { id: number; name: string; email: string };

/**
 * Begins to pay, and returns the address of the payment page. A double click, a second tab and a repeated request after a crash
 * lead to the same page; another plan ends the page of the first. Throws NotFoundError, ConflictError, BusyError.
 */
export async function beginCheckout(context: Context, companyId: number, plan: Plan['value']): Promise<string> {
  const company = await findPayer(context, companyId);
  await refuseWrongPrice(context, plan);
  // What was paid in the meantime is read first; a page for another plan is closed, and then begun again.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await refuseSecond(context, companyId);
    const checkout = await openCheckout(context, companyId, plan);
    const session = await sessionOf(context, checkout, company);
    if (session.status === 'open' && checkout.plan === plan && session.url !== null) return session.url;
    await closeCheckout(context, checkout, session);
  }
  throw new ConflictError('Another payment for this company has just begun. Please try again.');
}

/**
 * Reads a payment page back: when the visitor returns from it, when Stripe reports it, and again for those of which nothing was
 * reported. The page of a company that was removed or hidden is closed. Returns whether it was paid. Throws NotFoundError for a page of
 * another company.
 */
export async function finishCheckout(context: Context, sessionId: string, companyId?: number): Promise<boolean> {
  const { rows } = await context.database.pool.query<Checkout & { companyId: number; canBePaid: boolean }>(
    `select id, plan, stripe_session_id as "sessionId", company_id as "companyId",
       exists (select 1 from companies c where c.id = company_id and c.hidden_at is null) as "canBePaid"
     from checkouts where stripe_session_id = $1`,
    [sessionId],
  );
  const [checkout] = rows;
  if (checkout === undefined || (companyId !== undefined && checkout.companyId !== companyId))
    throw new NotFoundError('There is no such payment.');
  const session = await ask(context.env, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  if (session.status === 'open' && checkout.canBePaid) return false;
  await closeCheckout(context, checkout, session);
  return session.status === 'complete';
}

/** Reads open payment pages back: the visitor may not have returned, and Stripe's report may be lost. */
export async function finishOpenCheckouts(context: Context): Promise<void> {
  const { rows } = await context.database.pool.query<{ sessionId: string }>(
    `select stripe_session_id as "sessionId" from checkouts where state = 'open' and stripe_session_id is not null order by id`,
  );
  await forEachAtStripe(context, rows, ({ sessionId }) => finishCheckout(context, sessionId));
}

async function findPayer({ database }: Context, companyId: number): Promise<Payer> {
  const { rows } = await database.pool.query<Payer & { isPublic: boolean }>(
    'select id, name, email, is_public as "isPublic" from companies where id = $1',
    [companyId],
  );
  const [company] = rows;
  if (company === undefined) throw new NotFoundError('Company not found. It may have been removed.');
  if (!company.isPublic)
    throw new ConflictError('This company is not listed at the moment. Please come back once it is.');
  return company;
}

async function refuseSecond({ database }: Context, companyId: number): Promise<void> {
  const { rows } = await database.pool.query('select 1 from subscriptions where company_id = $1 and ended_at is null', [
    companyId,
  ]);
  if (rows.length > 0) throw new ConflictError('This company has a subscription already. Nothing was charged.');
}

/** Nobody pays another amount than the pages state. */
async function refuseWrongPrice({ env, log }: Context, plan: Plan['value']): Promise<void> {
  const price = await ask(env, (stripe) => stripe.prices.retrieve(priceOf(env, plan)));
  if (planOf(env, price) === plan) return;
  log.error({ plan }, 'the price at Stripe is not the stated one');
  throw new ConflictError('Payment is not available at the moment. Please write to us.');
}

/** The open checkout of the company, or a new one: the unique index lets only one be open. */
async function openCheckout({ database, now }: Context, companyId: number, plan: Plan['value']): Promise<Checkout> {
  await database.pool.query(
    `insert into checkouts (company_id, plan, created_at) values ($1, $2, $3)
     on conflict (company_id) where state = 'open' do nothing`,
    [companyId, plan, now()],
  );
  const { rows } = await database.pool.query<Checkout>(
    `select id, plan, stripe_session_id as "sessionId" from checkouts where company_id = $1 and state = 'open'`,
    [companyId],
  );
  const [checkout] = rows;
  if (checkout === undefined) throw new ConflictError('A payment for this company has just ended. Please try again.');
  return checkout;
}

async function sessionOf(context: Context, checkout: Checkout, company: Payer): Promise<Stripe.Checkout.Session> {
  const { env, database } = context;
  const { id, sessionId } = checkout;
  if (sessionId !== null) return ask(env, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  const customer = await customerOf(context, company);
  try {
    const session = await ask(env, (stripe) => createSession(stripe, context, { checkout, company, customer }));
    await database.pool.query('update checkouts set stripe_session_id = $2 where id = $1', [id, session.id]);
    return session;
  } catch (error) {
    // What Stripe refuses it would refuse again under the same key.
    if (isRefused(error)) await database.pool.query(`update checkouts set state = 'ended' where id = $1`, [id]);
    throw error;
  }
}

/** The row of the checkout is the key: a request that is repeated gets the same page. */
function createSession(
  stripe: Stripe,
  { env }: Context,
  { checkout, company, customer }: { checkout: Checkout; company: Payer; customer: string },
): Promise<Stripe.Checkout.Session> {
  const page = env.PUBLIC_URL + paths.manageSubscription(company.id);
  const metadata = { company: String(company.id) };
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: String(checkout.id),
      line_items: [{ price: priceOf(env, checkout.plan), quantity: 1 }],
      allow_promotion_codes: true,
      tax_id_collection: { enabled: true },
      billing_address_collection: 'required',
      customer_update: { name: 'auto', address: 'auto' },
      adaptive_pricing: { enabled: false },
      metadata,
      subscription_data: { metadata },
      success_url: `${page}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${page}?cancelled=${checkout.plan}`,
    },
    { idempotencyKey: `checkout-${checkout.id}` },
  );
}

/** The customer of a company at Stripe; two requests at once get the same. */
async function customerOf({ env, database }: Context, { id, name, email }: Payer): Promise<string> {
  const select = 'select stripe_customer_id as "customerId" from billing_customers where company_id = $1';
  const known = await database.pool.query<{ customerId: string }>(select, [id]);
  if (known.rows[0] !== undefined) return known.rows[0].customerId;
  const details = { name, ...(email !== '' && { email }), metadata: { company: String(id) } };
  const digest = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16);
  const customer = await ask(env, (stripe) =>
    stripe.customers.create(details, { idempotencyKey: `customer-${id}-${digest}` }),
  );
  await database.pool.query(
    'insert into billing_customers (company_id, stripe_customer_id) values ($1, $2) on conflict do nothing',
    [id, customer.id],
  );
  const { rows } = await database.pool.query<{ customerId: string }>(select, [id]);
  return rows[0]?.customerId ?? customer.id;
}

/** Ends a payment page that is still open, and records what was paid on one that is complete. */
async function closeCheckout(context: Context, { id }: Checkout, session: Stripe.Checkout.Session): Promise<void> {
  const { env, database } = context;
  let { status, subscription } = session;
  if (status === 'open') {
    const stripe = await stripeOf(env);
    const expired = await stripe.checkout.sessions.expire(session.id).catch(async (error: unknown) => {
      // It was paid in this moment.
      if (isRefused(error)) return stripe.checkout.sessions.retrieve(session.id);
      throw error;
    });
    ({ status, subscription } = expired);
  }
  if (status === 'complete' && subscription !== null) {
    const read = await readSubscription(context, idOf(subscription));
    if ((await recordSubscription(context, read)) === 'second') await endSecond(context, read);
  }
  await database.pool.query('update checkouts set state = $2 where id = $1', [
    id,
    status === 'complete' ? 'complete' : 'ended',
  ]);
}
