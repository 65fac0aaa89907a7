import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followPaidPlacements } from '#server/billing/paid-placement.ts';
import { followPayments, reconcile } from '#server/billing/reconcile.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { Payer, report } from '#tests/support/payments.ts';
import { StripeStandIn } from '#tests/support/stripe-stand-in.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-22T10:00:00Z');

describeOnEachDatabase('decision 26: payment', (makeApp, kind) => {
  let stripe: StripeStandIn;
  let site: TestApp;
  let clock = START;
  let payer: Payer;
  const now = () => new Date(clock);

  beforeAll(async () => {
    stripe = await StripeStandIn.start(now);
    site = await makeApp({ env: stripe.env, now });
  });
  afterAll(() => stripe.close());
  beforeEach(async () => {
    clock += 60_000;
    stripe.troubles.length = 0;
    stripe.asked.length = 0;
    payer = await Payer.create(site, stripe);
  });

  describe('begins', () => {
    test('on the page of Stripe, with coupons and tax numbers, for the stated price', async () => {
      const { status, location } = await payer.begin('monthly');
      expect(status).toBe(303);
      expect(location).toMatch(new RegExp(`^${stripe.origin}/pay/cs_`));
      expect(stripe.state.sessions.at(-1)).toMatchObject({
        mode: 'subscription',
        price: 'price_monthly',
        allow_promotion_codes: 'true',
        tax_id_collection: { enabled: 'true' },
        client_reference_id: expect.stringMatching(/^\d+$/),
      });
      expect(await payer.stored()).toMatchObject({ featured: false, status: null });
    });

    test('once, however often and wherever the button is pressed', async () => {
      const answers = await Promise.all([payer.begin(), payer.begin(), payer.begin()]);
      const again = await payer.begin();
      expect(new Set([...answers, again].map(({ location }) => location)).size).toBe(1);
      const mine = stripe.state.sessions.filter(
        ({ metadata }) => (metadata as { company: string }).company === String(payer.id),
      );
      expect(mine).toHaveLength(1);
    });

    test('again for another plan, and the page of the first can no longer be paid', async () => {
      const first = await payer.begin('monthly');
      const second = await payer.begin('annual');
      expect(second.location).not.toBe(first.location);
      const charged = stripe.state.charged;
      stripe.state.pay(String(first.location).split('/').at(-1) ?? '');
      expect(stripe.state.charged).toBe(charged);
    });

    test('not twice: a second tab learns that it is paid', async () => {
      await payer.pay();
      const charged = stripe.state.charged;
      const { status, text } = await payer.begin('monthly');
      expect(status).toBe(409);
      expect(text).toContain('This company has a subscription already. Nothing was charged.');
      expect(stripe.state.charged).toBe(charged);
      expect(await payer.stored()).toMatchObject({ paid: true, featured: true, subscriptions: 1 });
    });

    test('after a crash between our request and the answer with the same page', async () => {
      await payer.begin();
      await site.database.pool.query('update checkouts set stripe_session_id = null where company_id = $1', [payer.id]);
      const count = stripe.state.sessions.length;
      expect((await payer.begin()).status).toBe(303);
      expect(stripe.state.sessions).toHaveLength(count);
    });

    test('not for another price than the stated one', async () => {
      const price = stripe.state.prices.get('price_annual');
      if (price !== undefined) price.unit_amount = 99_000;
      const { status, text } = await payer.begin();
      if (price !== undefined) price.unit_amount = 9_900;
      expect(status).toBe(409);
      expect(text).toContain('Payment is not available at the moment.');
    });

    // The time that Stripe has to answer is waited for once.
    const troubles = kind === 'embedded' ? ([500, 'silence'] as const) : ([500] as const);
    test.each(troubles)('later while Stripe answers with %s', async (trouble) => {
      stripe.troubles.push(trouble, trouble);
      const { status, text } = await payer.begin();
      expect(status).toBe(409);
      expect(text).toContain('Stripe, which handles our payments, does not answer. Please try again in a minute.');
      expect((await payer.begin()).status).toBe(303);
    });

    test('for owners only', async () => {
      const other = await Payer.create(site, stripe);
      expect((await other.owner.post(payer.address, { action: 'begin', plan: 'annual' })).status).toBe(404);
      expect((await other.owner.open(payer.address)).status).toBe(404);
    });
  });

  describe('buys the check and the placement, never the badge:', () => {
    test('a paid company is placed, waits for the check, and is not verified', async () => {
      await payer.subscribe();
      expect(await payer.stored()).toMatchObject({ verified: false, featured: true, status: 'active', paid: true });
      expect(await payer.page()).toContain('Paid, awaiting the check');
      expect(await payer.mails()).toEqual(['subscription-paid']);
      const listed = await site.call<{ verified: boolean; featured: boolean }>('GET', `/api/companies/${payer.id}`);
      expect(listed.body).toMatchObject({ verified: false, featured: true });
    });

    test('a checked certificate makes it verified', async () => {
      await payer.subscribe();
      const admin = await signedIn(site);
      const { body } = await admin.call<{ items: { id: number; company: { id: number; paidSince: string | null } }[] }>(
        'GET',
        '/api/admin/certificates?queue=claims&limit=100',
      );
      const waiting = body.items.find(({ company }) => company.id === payer.id);
      expect(waiting?.company.paidSince).toEqual(expect.any(String));
      await admin.call('POST', `/api/admin/certificates/${waiting?.id}/check`, {
        how: 'register',
        note: 'Listed as current.',
        companyExists: true,
        untilWithdrawn: true,
      });
      expect(await payer.stored()).toMatchObject({ verified: true, featured: true });
      expect(await payer.page()).toContain('because a checked certificate is current');
    });

    test('what an admin has granted outlives the payment', async () => {
      const admin = await signedIn(site);
      await admin.call('PATCH', `/api/admin/companies/${payer.id}/feature`, { featured: true, until: '2028-01-01' });
      const subscription = await payer.subscribe();
      stripe.state.cancel(subscription);
      await report(site, { type: 'customer.subscription.deleted', object: { id: subscription } });
      expect(await payer.stored()).toMatchObject({ featured: true, ended: true });
    });

    test('an admin does not take a placement that is paid', async () => {
      await payer.subscribe();
      const admin = await signedIn(site);
      const { status, body } = await admin.call<{ message: string }>(
        'PATCH',
        `/api/admin/companies/${payer.id}/feature`,
        {
          featured: false,
        },
      );
      expect(status).toBe(409);
      expect(body.message).toBe('This placement is paid for, and ends with the subscription.');
      expect(await payer.stored()).toMatchObject({ featured: true });
    });
  });

  describe('of which nothing is reported', () => {
    test('is read back when the visitor returns', async () => {
      const back = new URL(await payer.pay());
      const { status, location } = await payer.owner.open(back.pathname + back.search).then(({ status, headers }) => ({
        status,
        location: String(headers.location),
      }));
      expect(status).toBe(303);
      expect((await payer.owner.open(location)).text).toContain('Thank you. Your payment has arrived');
      expect(await payer.stored()).toMatchObject({ paid: true, featured: true });
      expect(await payer.mails()).toEqual(['subscription-paid']);
    });

    test('is not taken for paid because of an address', async () => {
      const { location } = await payer.begin();
      const session = String(location).split('/').at(-1);
      const { headers } = await payer.owner.open(`${payer.address}?session=${session}`);
      expect((await payer.owner.open(String(headers.location))).text).toContain('Your payment is not confirmed yet.');
      expect((await payer.owner.open(`${payer.address}?session=cs_unknown`)).status).toBe(404);
      expect(await payer.stored()).toMatchObject({ status: null, featured: false });
    });

    test('is found by the schedule, with everything that Stripe lists once a day', async () => {
      await payer.pay();
      await followPayments(site.context);
      expect(await payer.stored()).toMatchObject({ paid: true, featured: true });
      stripe.state.cancel(payer.subscription);
      clock += DAY;
      await followPayments(site.context);
      expect(await payer.stored()).toMatchObject({ ended: true, featured: false });
    });
  });

  describe('a renewal', () => {
    test('that is not paid leaves 7 days, then all ends, and Stripe charges nothing more', async () => {
      const subscription = await payer.subscribe();
      clock += 30 * DAY;
      const invoice = stripe.state.renew(subscription, false);
      await report(site, { type: 'invoice.payment_failed', object: stripe.state.invoiceOf(subscription) });
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-past-due']);
      expect(await payer.page()).toContain('Renewal not paid');
      expect((await payer.owner.open(payer.address)).html).toContain(`${stripe.origin}/invoice/${invoice}`);
      clock += 6 * DAY;
      await followPayments(site.context);
      await followPaidPlacements(site.context);
      expect(await payer.stored()).toMatchObject({ featured: true, ended: false });
      clock += DAY + 60_000;
      await followPaidPlacements(site.context);
      expect(await payer.stored()).toMatchObject({ featured: false });
      await followPayments(site.context);
      expect(await payer.stored()).toMatchObject({ ended: true, status: 'canceled' });
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-past-due', 'subscription-ended']);
    });

    test('that is paid in these days goes on', async () => {
      const subscription = await payer.subscribe();
      const invoice = stripe.state.renew(subscription, false);
      await report(site, { type: 'invoice.payment_failed', object: stripe.state.invoiceOf(subscription) });
      stripe.state.payInvoice(invoice);
      await report(site, { type: 'invoice.paid', object: stripe.state.invoiceOf(subscription) });
      clock += 10 * DAY;
      await followPayments(site.context);
      expect(await payer.stored()).toMatchObject({ featured: true, status: 'active', ended: false });
    });
  });

  describe('can be cancelled', () => {
    test('by an owner to the end of what is paid, and that can be taken back', async () => {
      await payer.subscribe();
      expect((await payer.owner.post(payer.address, { action: 'cancel' })).status).toBe(303);
      expect(await payer.page()).toContain('Ends on');
      expect(await payer.stored()).toMatchObject({ featured: true });
      await payer.owner.post(payer.address, { action: 'keep' });
      expect(await payer.page()).toContain('Renews on');
    });

    test('invoices, card and the other plan are in the portal of Stripe', async () => {
      const subscription = await payer.subscribe('monthly');
      for (const action of ['invoices', 'card', 'switch']) {
        const { status, location } = await payer.owner.post(payer.address, { action });
        expect(status).toBe(303);
        const portal = stripe.state.portals.get(String(location).split('/').at(-1) ?? '');
        expect(portal?.return_url).toBe(`http://localhost:3000${payer.address}`);
        if (action === 'switch')
          expect(portal?.flow).toMatchObject({
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription, items: { 0: { price: 'price_annual' } } },
          });
      }
      expect(stripe.count('POST /v1/billing_portal/configurations')).toBeLessThanOrEqual(1);
    });

    test('a company that was removed is not charged again', async () => {
      const subscription = await payer.subscribe();
      const admin = await signedIn(site);
      await admin.call('DELETE', `/api/admin/companies/${payer.id}`);
      await followPayments(site.context);
      expect(stripe.state.subscription(subscription)).toMatchObject({ cancel_at_period_end: true });
    });
  });

  describe('is given back', () => {
    const refund = async (body: object) => {
      const admin = await signedIn(site);
      return admin.call<{ message: string }>('POST', `/api/admin/companies/${payer.id}/refund`, body);
    };
    const FAILED = { cause: 'check failed', reason: 'No register lists a certificate of yours.' };

    test('if the check fails, with the reason, and the subscription ends', async () => {
      await payer.subscribe();
      const charged = stripe.state.charged;
      expect((await refund(FAILED)).status).toBe(200);
      expect(stripe.state.charged).toBe(charged - 9_900);
      expect(await payer.stored()).toMatchObject({ ended: true, featured: false, verified: false });
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
      const { rows } = await site.database.pool.query<{ body: string }>(
        `select body from outbox where company_id = $1 and kind = 'subscription-refunded'`,
        [payer.id],
      );
      expect(rows[0]?.body).toContain(FAILED.reason);
      expect((await refund(FAILED)).status).toBe(409);
      expect(await payer.page()).toContain('$99');
    });

    test('on request within 30 days', async () => {
      await payer.subscribe();
      const body = { cause: 'money back', reason: 'Not satisfied.' };
      clock += 31 * DAY;
      expect(await refund(body)).toMatchObject({
        status: 409,
        body: { message: 'The last payment is more than 30 days old.' },
      });
      clock -= 2 * DAY;
      expect((await refund(body)).status).toBe(200);
    });

    test('once, when Stripe fails in between and the decision is followed later', async () => {
      await payer.subscribe();
      const charged = stripe.state.charged;
      stripe.troubles.push(500, 500);
      expect((await refund(FAILED)).status).toBe(503);
      expect(stripe.state.charged).toBe(charged);
      await followPayments(site.context);
      await followPayments(site.context);
      expect(stripe.state.charged).toBe(charged - 9_900);
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
    });

    test('by hand at Stripe, too, which is recorded and mailed', async () => {
      const subscription = await payer.subscribe();
      const invoice = stripe.state.invoiceOf(subscription);
      const intent = stripe.state.intentOf(invoice);
      stripe.state.refund(intent);
      await report(site, { type: 'charge.refunded', object: { id: 'ch_1', payment_intent: intent } });
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
    });

    test('for a second subscription, which is ended at once', async () => {
      const first = await payer.subscribe();
      const { rows } = await site.database.pool.query<{ id: string }>(
        'select stripe_customer_id as id from billing_customers where company_id = $1',
        [payer.id],
      );
      const charged = stripe.state.charged;
      const second = stripe.state.subscribe(rows[0]?.id ?? '', 'price_monthly');
      expect((await report(site, { type: 'customer.subscription.created', object: { id: second } })).body.result).toBe(
        'second',
      );
      expect(stripe.state.charged).toBe(charged);
      expect(stripe.state.subscription(second)).toMatchObject({ status: 'canceled' });
      expect(stripe.state.subscription(first)).toMatchObject({ status: 'active' });
      await reconcile(site.context);
      expect(await payer.stored()).toMatchObject({ status: 'active', featured: true });
    });
  });

  test('a coupon that leaves nothing to pay is a payment of nothing', async () => {
    stripe.state.discount = 9_900;
    await payer.subscribe();
    stripe.state.discount = 0;
    expect(await payer.stored()).toMatchObject({ paid: true, featured: true });
    const admin = await signedIn(site);
    const body = { cause: 'money back', reason: 'Not satisfied.' };
    expect((await admin.call('POST', `/api/admin/companies/${payer.id}/refund`, body)).status).toBe(200);
    expect(await payer.stored()).toMatchObject({ ended: true, featured: false });
    expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-ended']);
  });

  test('admins see who pays, until when, what failed, and the revenue of each month', async () => {
    await payer.subscribe();
    const admin = await signedIn(site);
    const { status, body } = await admin.call<{
      items: { companyId: number; state: string }[];
      revenue: { month: string; paid: number; refunded: number }[];
    }>('GET', '/api/admin/payments');
    expect(status).toBe(200);
    expect(body.items.find(({ companyId }) => companyId === payer.id)).toMatchObject({
      state: 'awaiting check',
      plan: 'annual',
      claimed: 1,
      paid: 9_900,
      refund: 'none',
    });
    const { rows } = await site.database.pool.query<{ paid: number; refunded: number }>(
      'select sum(amount)::int as paid, sum(refunded)::int as refunded from payments',
    );
    const total = (key: 'paid' | 'refunded') => body.revenue.reduce((sum, month) => sum + month[key], 0);
    expect(body.revenue).toHaveLength(12);
    expect({ paid: total('paid'), refunded: total('refunded') }).toEqual(rows[0]);
  });
});

describeOnEachDatabase('without Stripe', (makeApp) => {
  test('decision 26: there is neither a webhook nor a payment page', async () => {
    const site = await makeApp();
    expect((await report(site, { type: 'invoice.paid', object: {} })).status).toBe(404);
    await followPayments(site.context);
  });
});
