import { describe, expect, test } from 'vitest';
import { followPaidPlacements } from '#server/billing/paid-placement.ts';
import { followPayments, reconcile } from '#server/billing/reconcile.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase } from '#tests/support/app.ts';
import { describePayments, Payer, report } from '#tests/support/payments.ts';

const DAY = 86_400_000;

describePayments('decision 26: payment', (paid, kind) => {
  describe('begins', () => {
    test('on the page of Stripe, with coupons and tax numbers, for the stated price', async () => {
      const { status, location } = await paid.payer.begin('monthly');
      expect(status).toBe(303);
      expect(location).toMatch(new RegExp(`^${paid.stripe.origin}/pay/cs_`));
      expect(paid.stripe.state.sessions.at(-1)).toMatchObject({
        mode: 'subscription',
        price: 'price_monthly',
        allow_promotion_codes: 'true',
        tax_id_collection: { enabled: 'true' },
        client_reference_id: expect.stringMatching(/^\d+$/),
      });
      expect(await paid.payer.stored()).toMatchObject({ featured: false, status: null });
    });

    test('once, however often and wherever the button is pressed', async () => {
      const answers = await Promise.all([paid.payer.begin(), paid.payer.begin(), paid.payer.begin()]);
      const again = await paid.payer.begin();
      expect(new Set([...answers, again].map(({ location }) => location)).size).toBe(1);
      const mine = paid.stripe.state.sessions.filter(
        ({ metadata }) => (metadata as { company: string }).company === String(paid.payer.id),
      );
      expect(mine).toHaveLength(1);
    });

    test('again for another plan, and the page of the first can no longer be paid', async () => {
      const first = await paid.payer.begin('monthly');
      const second = await paid.payer.begin('annual');
      expect(second.location).not.toBe(first.location);
      const charged = paid.stripe.state.charged;
      paid.stripe.state.pay(String(first.location).split('/').at(-1) ?? '');
      expect(paid.stripe.state.charged).toBe(charged);
    });

    test('not twice: a second tab learns that it is paid', async () => {
      await paid.payer.pay();
      const charged = paid.stripe.state.charged;
      const { status, text } = await paid.payer.begin('monthly');
      expect(status).toBe(409);
      expect(text).toContain('This company has a subscription already. Nothing was charged.');
      expect(paid.stripe.state.charged).toBe(charged);
      expect(await paid.payer.stored()).toMatchObject({ paid: true, featured: true, subscriptions: 1 });
    });

    test('after a crash between our request and the answer with the same page', async () => {
      await paid.payer.begin();
      await paid.site.database.pool.query('update checkouts set stripe_session_id = null where company_id = $1', [
        paid.payer.id,
      ]);
      const count = paid.stripe.state.sessions.length;
      expect((await paid.payer.begin()).status).toBe(303);
      expect(paid.stripe.state.sessions).toHaveLength(count);
    });

    test('not for another price than the stated one', async () => {
      const price = paid.stripe.state.prices.get('price_annual');
      if (price !== undefined) price.unit_amount = 99_000;
      const { status, text } = await paid.payer.begin();
      if (price !== undefined) price.unit_amount = 9_900;
      expect(status).toBe(409);
      expect(text).toContain('Payment is not available at the moment.');
    });

    // The time that Stripe has to answer is waited for once.
    const troubles = kind === 'embedded' ? ([500, 'silence'] as const) : ([500] as const);
    test.each(troubles)('later while Stripe answers with %s', async (trouble) => {
      paid.stripe.troubles.push(trouble, trouble);
      const { status, text } = await paid.payer.begin();
      expect(status).toBe(409);
      expect(text).toContain('Stripe, which handles our payments, does not answer. Please try again in a minute.');
      expect((await paid.payer.begin()).status).toBe(303);
    });

    test('for owners only', async () => {
      const other = await Payer.create(paid.site, paid.stripe);
      expect((await other.owner.post(paid.payer.address, { action: 'begin', plan: 'annual' })).status).toBe(404);
      expect((await other.owner.open(paid.payer.address)).status).toBe(404);
    });
  });

  describe('buys the check and the placement, never the badge:', () => {
    test('a paid company is placed, waits for the check, and is not verified', async () => {
      await paid.payer.subscribe();
      expect(await paid.payer.stored()).toMatchObject({
        verified: false,
        featured: true,
        status: 'active',
        paid: true,
      });
      expect(await paid.payer.page()).toContain('Paid, awaiting the check');
      expect(await paid.payer.mails()).toEqual(['subscription-paid']);
      const listed = await paid.site.call<{ verified: boolean; featured: boolean }>(
        'GET',
        `/api/companies/${paid.payer.id}`,
      );
      expect(listed.body).toMatchObject({ verified: false, featured: true });
    });

    test('a checked certificate makes it verified', async () => {
      await paid.payer.subscribe();
      const admin = await signedIn(paid.site);
      const { body } = await admin.call<{ items: { id: number; company: { id: number; paidSince: string | null } }[] }>(
        'GET',
        '/api/admin/certificates?queue=claims&limit=100',
      );
      const waiting = body.items.find(({ company }) => company.id === paid.payer.id);
      expect(waiting?.company.paidSince).toEqual(expect.any(String));
      await admin.call('POST', `/api/admin/certificates/${waiting?.id}/check`, {
        how: 'register',
        note: 'Listed as current.',
        companyExists: true,
        untilWithdrawn: true,
      });
      expect(await paid.payer.stored()).toMatchObject({ verified: true, featured: true });
      expect(await paid.payer.page()).toContain('because a checked certificate is current');
    });

    test('what an admin has granted outlives the payment', async () => {
      const admin = await signedIn(paid.site);
      await admin.call('PATCH', `/api/admin/companies/${paid.payer.id}/feature`, {
        featured: true,
        until: '2028-01-01',
      });
      const subscription = await paid.payer.subscribe();
      paid.stripe.state.cancel(subscription);
      await report(paid.site, { type: 'customer.subscription.deleted', object: { id: subscription } });
      expect(await paid.payer.stored()).toMatchObject({ featured: true, ended: true });
    });

    test('an admin does not take a placement that is paid', async () => {
      await paid.payer.subscribe();
      const admin = await signedIn(paid.site);
      const { status, body } = await admin.call<{ message: string }>(
        'PATCH',
        `/api/admin/companies/${paid.payer.id}/feature`,
        {
          featured: false,
        },
      );
      expect(status).toBe(409);
      expect(body.message).toBe('This placement is paid for, and ends with the subscription.');
      expect(await paid.payer.stored()).toMatchObject({ featured: true });
    });
  });

  describe('of which nothing is reported', () => {
    test('is read back when the visitor returns', async () => {
      const back = new URL(await paid.payer.pay());
      const { status, location } = await paid.payer.owner
        .open(back.pathname + back.search)
        .then(({ status, headers }) => ({
          status,
          location: String(headers.location),
        }));
      expect(status).toBe(303);
      expect((await paid.payer.owner.open(location)).text).toContain('Thank you. Your payment has arrived');
      expect(await paid.payer.stored()).toMatchObject({ paid: true, featured: true });
      expect(await paid.payer.mails()).toEqual(['subscription-paid']);
    });

    test('is not taken for paid because of an address', async () => {
      const { location } = await paid.payer.begin();
      const session = String(location).split('/').at(-1);
      const { headers } = await paid.payer.owner.open(`${paid.payer.address}?session=${session}`);
      expect((await paid.payer.owner.open(String(headers.location))).text).toContain(
        'Your payment is not confirmed yet.',
      );
      expect((await paid.payer.owner.open(`${paid.payer.address}?session=cs_unknown`)).status).toBe(404);
      expect(await paid.payer.stored()).toMatchObject({ status: null, featured: false });
    });

    test('is found by the schedule, with everything that Stripe lists once a day', async () => {
      await paid.payer.pay();
      await followPayments(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ paid: true, featured: true });
      paid.stripe.state.cancel(paid.payer.subscription);
      paid.clock += DAY;
      await followPayments(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ ended: true, featured: false });
    });
  });

  describe('a renewal', () => {
    test('that is not paid leaves 7 days, then all ends, and Stripe charges nothing more', async () => {
      const subscription = await paid.payer.subscribe();
      paid.clock += 30 * DAY;
      const invoice = paid.stripe.state.renew(subscription, false);
      await report(paid.site, { type: 'invoice.payment_failed', object: paid.stripe.state.invoiceOf(subscription) });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-past-due']);
      expect(await paid.payer.page()).toContain('Renewal not paid');
      expect((await paid.payer.owner.open(paid.payer.address)).html).toContain(
        `${paid.stripe.origin}/invoice/${invoice}`,
      );
      paid.clock += 6 * DAY;
      await followPayments(paid.site.context);
      await followPaidPlacements(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ featured: true, ended: false });
      paid.clock += DAY + 60_000;
      await followPaidPlacements(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ featured: false });
      await followPayments(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ ended: true, status: 'canceled' });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-past-due', 'subscription-ended']);
    });

    test('of which nothing was heard ends the placement as well, 7 days after the time that is paid', async () => {
      await paid.payer.subscribe('monthly');
      paid.clock += 36 * DAY;
      await followPaidPlacements(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ featured: true });
      paid.clock += 2 * DAY;
      await followPaidPlacements(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ featured: false });
      expect(await paid.payer.page()).toContain('Paid until');
    });

    test('that is paid in these days goes on', async () => {
      const subscription = await paid.payer.subscribe();
      const invoice = paid.stripe.state.renew(subscription, false);
      await report(paid.site, { type: 'invoice.payment_failed', object: paid.stripe.state.invoiceOf(subscription) });
      paid.stripe.state.payInvoice(invoice);
      await report(paid.site, { type: 'invoice.paid', object: paid.stripe.state.invoiceOf(subscription) });
      paid.clock += 10 * DAY;
      await followPayments(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ featured: true, status: 'active', ended: false });
    });
  });

  describe('can be cancelled', () => {
    test('by an owner to the end of what is paid, and that can be taken back', async () => {
      await paid.payer.subscribe();
      expect((await paid.payer.owner.post(paid.payer.address, { action: 'cancel' })).status).toBe(303);
      expect(await paid.payer.page()).toContain('Ends on');
      expect(await paid.payer.stored()).toMatchObject({ featured: true });
      await paid.payer.owner.post(paid.payer.address, { action: 'keep' });
      expect(await paid.payer.page()).toContain('Renews on');
    });

    test('invoices, card and the other plan are in the portal of Stripe', async () => {
      const subscription = await paid.payer.subscribe('monthly');
      for (const action of ['invoices', 'card', 'switch']) {
        const { status, location } = await paid.payer.owner.post(paid.payer.address, { action });
        expect(status).toBe(303);
        const portal = paid.stripe.state.portals.get(String(location).split('/').at(-1) ?? '');
        expect(portal?.return_url).toBe(`http://localhost:3000${paid.payer.address}`);
        if (action === 'switch')
          expect(portal?.flow).toMatchObject({
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription, items: { 0: { price: 'price_annual' } } },
          });
      }
      expect(paid.stripe.count('POST /v1/billing_portal/configurations')).toBeLessThanOrEqual(1);
    });
  });

  describe('is given back', () => {
    const refund = async (body: object) => {
      const admin = await signedIn(paid.site);
      return admin.call<{ message: string }>('POST', `/api/admin/companies/${paid.payer.id}/refund`, body);
    };
    const FAILED = { cause: 'check failed', reason: 'No register lists a certificate of yours.' };

    test('if the check fails, with the reason, and the subscription ends', async () => {
      await paid.payer.subscribe();
      const charged = paid.stripe.state.charged;
      expect((await refund(FAILED)).status).toBe(200);
      expect(paid.stripe.state.charged).toBe(charged - 9_900);
      expect(await paid.payer.stored()).toMatchObject({ ended: true, featured: false, verified: false });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
      const { rows } = await paid.site.database.pool.query<{ body: string }>(
        `select body from outbox where company_id = $1 and kind = 'subscription-refunded'`,
        [paid.payer.id],
      );
      expect(rows[0]?.body).toContain(FAILED.reason);
      const page = await paid.payer.page();
      expect(page).toContain('We could not confirm a certificate of your company, so you get your money back: $99');
      expect(page).toContain(FAILED.reason);
      expect(rows[0]?.body).toContain('We could not confirm a certificate of');
      expect((await refund(FAILED)).status).toBe(409);
      expect(await paid.payer.page()).toContain('$99');
    });

    test('on request within 30 days', async () => {
      await paid.payer.subscribe();
      const body = { cause: 'money back', reason: 'Not satisfied.' };
      paid.clock += 31 * DAY;
      expect(await refund(body)).toMatchObject({
        status: 409,
        body: { message: 'The last payment is more than 30 days old.' },
      });
      paid.clock -= 2 * DAY;
      expect((await refund(body)).status).toBe(200);
    });

    test('once, when Stripe fails in between and the decision is followed later', async () => {
      await paid.payer.subscribe();
      const charged = paid.stripe.state.charged;
      paid.stripe.troubles.push(500, 500);
      expect((await refund(FAILED)).status).toBe(503);
      expect(paid.stripe.state.charged).toBe(charged);
      expect(await paid.payer.page()).toContain('so you get your money back: it is on its way');
      await followPayments(paid.site.context);
      await followPayments(paid.site.context);
      expect(paid.stripe.state.charged).toBe(charged - 9_900);
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
    });

    test('by hand at Stripe, too, which is recorded and mailed', async () => {
      const subscription = await paid.payer.subscribe();
      const invoice = paid.stripe.state.invoiceOf(subscription);
      const intent = paid.stripe.state.intentOf(invoice);
      paid.stripe.state.refund(intent);
      await report(paid.site, { type: 'charge.refunded', object: { id: 'ch_1', payment_intent: intent } });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
    });

    test('for a second subscription, which is ended at once', async () => {
      const first = await paid.payer.subscribe();
      const { rows } = await paid.site.database.pool.query<{ id: string }>(
        'select stripe_customer_id as id from billing_customers where company_id = $1',
        [paid.payer.id],
      );
      const charged = paid.stripe.state.charged;
      const second = paid.stripe.state.subscribe(rows[0]?.id ?? '', 'price_monthly');
      expect(
        (await report(paid.site, { type: 'customer.subscription.created', object: { id: second } })).body.result,
      ).toBe('second');
      expect(paid.stripe.state.charged).toBe(charged);
      expect(paid.stripe.state.subscription(second)).toMatchObject({ status: 'canceled' });
      expect(paid.stripe.state.subscription(first)).toMatchObject({ status: 'active' });
      await reconcile(paid.site.context);
      expect(await paid.payer.stored()).toMatchObject({ status: 'active', featured: true });
    });
  });

  test('a coupon that leaves nothing to pay is a payment of nothing', async () => {
    paid.stripe.state.discount = 9_900;
    await paid.payer.subscribe();
    paid.stripe.state.discount = 0;
    expect(await paid.payer.stored()).toMatchObject({ paid: true, featured: true });
    const admin = await signedIn(paid.site);
    const body = { cause: 'money back', reason: 'Not satisfied.' };
    expect((await admin.call('POST', `/api/admin/companies/${paid.payer.id}/refund`, body)).status).toBe(200);
    expect(await paid.payer.stored()).toMatchObject({ ended: true, featured: false });
    expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-ended']);
  });

  test('admins see who pays, until when, what failed, and the revenue of each month', async () => {
    await paid.payer.subscribe();
    const admin = await signedIn(paid.site);
    const { status, body } = await admin.call<{
      items: { companyId: number; state: string }[];
      revenue: { month: string; paid: number; refunded: number }[];
    }>('GET', '/api/admin/payments');
    expect(status).toBe(200);
    expect(body.items.find(({ companyId }) => companyId === paid.payer.id)).toMatchObject({
      state: 'awaiting check',
      plan: 'annual',
      claimed: 1,
      paid: 9_900,
      refund: 'none',
    });
    const { rows } = await paid.site.database.pool.query<{ paid: number; refunded: number }>(
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
