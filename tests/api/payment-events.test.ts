import { describe, expect, test } from 'vitest';
import { describePayments, report, START, send } from '#tests/support/payments.ts';
import { signedEvent } from '#tests/support/stripe-stand-in.ts';

describePayments('what Stripe reports', (paid) => {
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
      await paid.payer.pay();
      const { status, body } = await report(paid.site, created(paid.payer.subscription), signing);
      expect(status).toBe(400);
      expect(body.message).toBe('The signature is missing, wrong, or older than 5 minutes.');
      expect(await paid.payer.stored()).toMatchObject({ status: null, featured: false });
    });

    test('is accepted when the clocks differ by 4 minutes', async () => {
      await paid.payer.pay();
      for (const minutes of [-4, 4]) {
        const { status } = await report(paid.site, created(paid.payer.subscription), {
          at: new Date(paid.clock + minutes * 60_000),
        });
        expect(status).toBe(200);
      }
      expect(await paid.payer.stored()).toMatchObject({ paid: true });
    });

    test('whose body was changed, or that has no signature, is refused', async () => {
      const { payload, headers } = signedEvent({ id: 'evt_x', ...created('sub_x') }, { at: paid.now() });
      expect((await send(paid.site, payload.replace('sub_x', 'sub_y'), headers)).status).toBe(400);
      expect((await send(paid.site, payload, { 'content-type': 'application/json' })).status).toBe(400);
      expect((await send(paid.site, '', headers)).status).toBe(400);
    });

    test('that is sent again, also at once, counts once', async () => {
      await paid.payer.pay();
      const event = created(paid.payer.subscription, `evt_of_${paid.payer.id}`);
      const answers = await Promise.all([report(paid.site, event), report(paid.site, event), report(paid.site, event)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const asked = paid.stripe.asked.length;
      expect((await report(paid.site, event)).body.result).toBe('seen');
      expect(paid.stripe.asked).toHaveLength(asked);
      expect(await paid.payer.mails()).toEqual(['subscription-paid']);
      expect(await paid.payer.stored()).toMatchObject({ subscriptions: 1 });
    });

    test('that comes late or in another order changes nothing that is true', async () => {
      const subscription = await paid.payer.subscribe();
      paid.stripe.state.cancel(subscription);
      await report(paid.site, { type: 'customer.subscription.deleted', object: { id: subscription } });
      const late = { id: subscription, status: 'active' };
      await report(paid.site, { type: 'customer.subscription.updated', object: late });
      await report(paid.site, { type: 'invoice.paid', object: paid.stripe.state.invoiceOf(subscription) });
      expect(await paid.payer.stored()).toMatchObject({ ended: true, featured: false, status: 'canceled' });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-ended']);
    });

    test('whose subscription was read before a newer one was stored does not replace that', async () => {
      const subscription = await paid.payer.subscribe();
      // While the first waits for Stripe, the subscription ends, and that is reported and stored.
      paid.stripe.beforeAnswer = async () => {
        const frozen = paid.stripe.state.subscription(subscription);
        paid.stripe.state.cancel(subscription);
        await report(paid.site, { type: 'customer.subscription.deleted', object: { id: subscription } });
        paid.stripe.state.revive(frozen);
      };
      const { body } = await report(paid.site, { type: 'customer.subscription.updated', object: { id: subscription } });
      expect(body.result).toBe('older');
      expect(await paid.payer.stored()).toMatchObject({ ended: true, featured: false });
    });

    test('of a kind that we do not know, or about something else of the account, is answered and ignored', async () => {
      expect(await report(paid.site, { type: 'payout.paid', object: { id: 'po_1' } })).toMatchObject({
        status: 200,
        body: { result: 'ignored' },
      });
      const foreign = paid.stripe.state.subscribe('cus_other', 'price_annual');
      expect((await report(paid.site, created(foreign))).body.result).toBe('foreign');
    });

    test('is to be sent again while Stripe does not answer', async () => {
      await paid.payer.pay();
      const event = created(paid.payer.subscription, `evt_retried_${paid.payer.id}`);
      paid.stripe.troubles.push(500, 500, 500, 500);
      expect((await report(paid.site, event)).status).toBe(503);
      paid.stripe.troubles.length = 0;
      expect(await report(paid.site, event)).toMatchObject({ status: 200, body: { result: 'stored' } });
      expect(await paid.payer.stored()).toMatchObject({ paid: true });
    });
  });
});
