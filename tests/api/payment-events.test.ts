import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { Payer, report, send } from '#tests/support/payments.ts';
import { StripeStandIn, signedEvent } from '#tests/support/stripe-stand-in.ts';

const START = Date.parse('2026-11-22T10:00:00Z');

describeOnEachDatabase('what Stripe reports', (makeApp) => {
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

  describe('hardening H38: an event', () => {
    const created = (subscription: string, id?: string) => ({
      ...(id && { id }),
      type: 'customer.subscription.created',
      object: { id: subscription },
    });

    test.each([
      ['a wrong secret', { secret: 'whsec_other' }],
      ['a signature that is 6 minutes old', { at: new Date(START - 6 * 60_000) }],
    ])('with %s is refused', async (_name, signing) => {
      await payer.pay();
      const { status, body } = await report(site, created(payer.subscription), signing);
      expect(status).toBe(400);
      expect(body.message).toBe('The signature is missing, wrong, or older than 5 minutes.');
      expect(await payer.stored()).toMatchObject({ status: null, featured: false });
    });

    test('is accepted when the clocks differ by 4 minutes', async () => {
      await payer.pay();
      for (const minutes of [-4, 4]) {
        const { status } = await report(site, created(payer.subscription), { at: new Date(clock + minutes * 60_000) });
        expect(status).toBe(200);
      }
      expect(await payer.stored()).toMatchObject({ paid: true });
    });

    test('whose body was changed, or that has no signature, is refused', async () => {
      const { payload, headers } = signedEvent({ id: 'evt_x', ...created('sub_x') }, { at: now() });
      expect((await send(site, payload.replace('sub_x', 'sub_y'), headers)).status).toBe(400);
      expect((await send(site, payload, { 'content-type': 'application/json' })).status).toBe(400);
      expect((await send(site, '', headers)).status).toBe(400);
    });

    test('that is sent again, also at once, counts once', async () => {
      await payer.pay();
      const event = created(payer.subscription, `evt_of_${payer.id}`);
      const answers = await Promise.all([report(site, event), report(site, event), report(site, event)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const asked = stripe.asked.length;
      expect((await report(site, event)).body.result).toBe('seen');
      expect(stripe.asked).toHaveLength(asked);
      expect(await payer.mails()).toEqual(['subscription-paid']);
      expect(await payer.stored()).toMatchObject({ subscriptions: 1 });
    });

    test('that comes late or in another order changes nothing that is true', async () => {
      const subscription = await payer.subscribe();
      stripe.state.cancel(subscription);
      await report(site, { type: 'customer.subscription.deleted', object: { id: subscription } });
      const late = { id: subscription, status: 'active' };
      await report(site, { type: 'customer.subscription.updated', object: late });
      await report(site, { type: 'invoice.paid', object: stripe.state.invoiceOf(subscription) });
      expect(await payer.stored()).toMatchObject({ ended: true, featured: false, status: 'canceled' });
      expect(await payer.mails()).toEqual(['subscription-paid', 'subscription-ended']);
    });

    test('whose subscription was read before a newer one was stored does not replace that', async () => {
      const subscription = await payer.subscribe();
      // While the first waits for Stripe, the subscription ends, and that is reported and stored.
      stripe.beforeAnswer = async () => {
        const frozen = stripe.state.subscription(subscription);
        stripe.state.cancel(subscription);
        await report(site, { type: 'customer.subscription.deleted', object: { id: subscription } });
        stripe.state.revive(frozen);
      };
      const { body } = await report(site, { type: 'customer.subscription.updated', object: { id: subscription } });
      expect(body.result).toBe('older');
      expect(await payer.stored()).toMatchObject({ ended: true, featured: false });
    });

    test('of a kind that we do not know, or about something else of the account, is answered and ignored', async () => {
      expect(await report(site, { type: 'payout.paid', object: { id: 'po_1' } })).toMatchObject({
        status: 200,
        body: { result: 'ignored' },
      });
      const foreign = stripe.state.subscribe('cus_other', 'price_annual');
      expect((await report(site, created(foreign))).body.result).toBe('foreign');
    });

    test('is to be sent again while Stripe does not answer', async () => {
      await payer.pay();
      const event = created(payer.subscription, `evt_retried_${payer.id}`);
      stripe.troubles.push(500, 500, 500, 500);
      expect((await report(site, event)).status).toBe(503);
      stripe.troubles.length = 0;
      expect(await report(site, event)).toMatchObject({ status: 200, body: { result: 'stored' } });
      expect(await payer.stored()).toMatchObject({ paid: true });
    });
  });
});
