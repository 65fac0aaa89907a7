import { describe, expect, test } from 'vitest';
import { paths } from '#domain/paths.ts';
import { followPayments } from '#server/billing/reconcile.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describePayments, Payer, report } from '#tests/support/payments.ts';

const NAME = 'Northgate Inspection';

describePayments('decision 26: the subscription of a listing', (paid) => {
  const remove = () => paid.payer.owner.post(paths.manageSettings(paid.payer.id), { action: 'remove', name: NAME });
  const listing = () => paid.payer.owner.open(paths.manageCompany(paid.payer.id)).then(({ text }) => text);
  const actions = async () => {
    const { rows } = await paid.site.database.pool.query<{ actor: string }>(
      `select actor from audit_log where entity_id = $1 and action = 'subscription.cancel'`,
      [paid.payer.id],
    );
    return rows.map(({ actor }) => actor);
  };

  describe('that its owner deletes', () => {
    test('ends with what is paid, and each page says so', async () => {
      const subscription = await paid.payer.subscribe();
      const settings = await paid.payer.owner.open(paths.manageSettings(paid.payer.id));
      expect(settings.text).toContain('The subscription is cancelled with it: it ends on 22 November 2027');
      expect((await remove()).status).toBe(303);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
      });
      expect(await actions()).toEqual([paid.payer.owner.email]);
      expect(await listing()).toContain('it ends on 22 November 2027, and nothing more is charged');
      const keep = await paid.payer.owner.post(paid.payer.address, { action: 'keep' });
      expect([keep.status, keep.text.includes('Restore it first')]).toEqual([409, true]);
      paid.stripe.state.cancel(subscription);
      await report(paid.site, { type: 'customer.subscription.deleted', object: { id: subscription } });
      expect(await listing()).toContain('Its subscription ended on');
      const { rows } = await paid.site.database.pool.query<{ body: string }>(
        `select body from outbox where company_id = $1 and kind = 'subscription-ended'`,
        [paid.payer.id],
      );
      expect(rows.map(({ body }) => body.includes('because the listing was deleted'))).toEqual([true]);
    });

    test('is the same for one who restores it, until the owner wants to keep it', async () => {
      await paid.payer.subscribe();
      await remove();
      const { location } = await paid.payer.owner.post(paths.manageCompany(paid.payer.id));
      const { text } = await paid.payer.owner.open(String(location).split('#')[0] ?? '');
      expect(text).toContain('Your listing is back as it was.');
      expect(text).toContain('Its subscription was cancelled and ends on 22 November 2027; you can keep it.');
      expect(await paid.payer.stored()).toMatchObject({ featured: true, ended: false });
      await paid.payer.owner.post(paid.payer.address, { action: 'keep' });
      expect(await paid.payer.page()).toContain('Renews on');
    });

    test('ends at once where a renewal is not paid', async () => {
      const subscription = await paid.payer.subscribe('monthly');
      paid.stripe.state.renew(subscription, false);
      await report(paid.site, {
        type: 'invoice.payment_failed',
        object: paid.stripe.state.invoiceOf(subscription),
      });
      await remove();
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ status: 'canceled' });
      expect(await listing()).toContain('Its subscription ended on');
    });

    test('ends later where Stripe does not answer, once, and the listing is deleted all the same', async () => {
      const subscription = await paid.payer.subscribe();
      paid.stripe.troubles.push(500, 500);
      expect((await remove()).status).toBe(303);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ cancel_at_period_end: false });
      expect(await listing()).toContain('Its subscription is being cancelled. Nothing more is charged.');
      await followPayments(paid.site.context);
      await followPayments(paid.site.context);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ cancel_at_period_end: true });
      expect(await actions()).toEqual(['schedule']);
    });

    test('cannot begin any more on a page that was open', async () => {
      const { location } = await paid.payer.begin();
      await remove();
      const charged = paid.stripe.state.charged;
      paid.stripe.state.pay(String(location).split('/').at(-1) ?? '');
      expect(paid.stripe.state.charged).toBe(charged);
    });
  });

  test('that an admin deletes ends with what is paid, too', async () => {
    const subscription = await paid.payer.subscribe();
    const admin = await signedIn(paid.site);
    await admin.call('DELETE', `/api/admin/companies/${paid.payer.id}`);
    await followPayments(paid.site.context);
    expect(paid.stripe.state.subscription(subscription)).toMatchObject({ cancel_at_period_end: true });
  });

  describe('that an admin hides', () => {
    const hide = async (action: 'hide' | 'unhide' = 'hide') => {
      const admin = await signedIn(paid.site);
      await admin.call('POST', `/api/admin/companies/${paid.payer.id}/${action}`, { reason: 'Moves.' });
      return admin;
    };
    const refund = { cause: 'hidden', reason: 'Moved away.' };
    const pay = async (subscription: string) => {
      const invoice = paid.stripe.state.renew(subscription, true);
      await report(paid.site, { type: 'invoice.paid', object: paid.stripe.state.invoiceOf(subscription) });
      return invoice;
    };
    const bodies = async () => {
      const { rows } = await paid.site.database.pool.query<{ subject: string; body: string }>(
        `select subject, body from outbox where company_id = $1 and kind in ('subscription-paused', 'subscription-resumed')
         order by id`,
        [paid.payer.id],
      );
      return rows;
    };

    test('cannot begin, also not on a page that was open', async () => {
      const { location } = await paid.payer.begin();
      await hide();
      expect(await paid.payer.page()).toContain('Your company is not listed at the moment.');
      expect((await paid.payer.begin()).status).toBe(409);
      await followPayments(paid.site.context);
      const charged = paid.stripe.state.charged;
      paid.stripe.state.pay(String(location).split('/').at(-1) ?? '');
      expect(paid.stripe.state.charged).toBe(charged);
    });

    test('is not charged until it is public again; its owners hear of both, and its page says so', async () => {
      const subscription = await paid.payer.subscribe();
      const admin = await hide();
      await followPayments(paid.site.context);
      await followPayments(paid.site.context);
      const charged = paid.stripe.state.charged;
      await pay(subscription);
      expect(paid.stripe.state.charged).toBe(charged);
      const page = await paid.payer.page();
      expect(page).toContain('Nothing is charged until it is public again.');
      expect(page).not.toMatch(/Renews on|Change to monthly/);
      expect((await paid.payer.owner.post(paid.payer.address, { action: 'switch' })).status).toBe(409);
      const payments = await admin.call<{ items: { companyId: number; isHidden: boolean }[] }>(
        'GET',
        '/api/admin/payments',
      );
      expect(payments.body.items.find(({ companyId }) => companyId === paid.payer.id)).toMatchObject({
        isHidden: true,
      });

      await hide('unhide');
      await followPayments(paid.site.context);
      await followPayments(paid.site.context);
      await pay(subscription);
      expect(paid.stripe.state.charged).toBe(charged + 9_900);
      expect(await paid.payer.page()).toContain('Renews on');
      expect(await bodies()).toEqual([
        {
          subject: expect.stringContaining('is not public at the moment'),
          body: expect.stringContaining('Nothing is charged until it is public again.'),
        },
        {
          subject: expect.stringContaining('is public again'),
          body: expect.stringContaining('The subscription goes on, and renews on'),
        },
      ]);
    });

    test('is not charged either where Stripe does not answer at first', async () => {
      const subscription = await paid.payer.subscribe();
      await hide();
      paid.stripe.troubles.push(...Array<500>(100).fill(500));
      await followPayments(paid.site.context).catch(() => undefined);
      expect(await bodies()).toEqual([]);
      paid.stripe.troubles.length = 0;
      await followPayments(paid.site.context);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ pause_collection: { behavior: 'void' } });
      expect(await bodies()).toHaveLength(1);
    });

    test('whose renewal is not paid has no subscription any more, and can subscribe again', async () => {
      const subscription = await paid.payer.subscribe('monthly');
      paid.stripe.state.renew(subscription, false);
      await report(paid.site, { type: 'invoice.payment_failed', object: paid.stripe.state.invoiceOf(subscription) });
      await hide();
      await followPayments(paid.site.context);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ status: 'canceled' });
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-past-due', 'subscription-ended']);
      expect(await paid.payer.page()).toContain('You can subscribe again once it is.');
      await hide('unhide');
      expect((await paid.payer.begin()).status).toBe(303);
    });

    test('gets its last payment back at any time while it is hidden, and only then', async () => {
      const subscription = await paid.payer.subscribe();
      const admin = await signedIn(paid.site);
      const give = () =>
        admin.call<{ message: string }>('POST', `/api/admin/companies/${paid.payer.id}/refund`, refund);
      expect((await give()).body.message).toBe('This company is not hidden.');
      const review = () =>
        admin.call<{ subscription: object | null }>('GET', `/api/admin/companies/${paid.payer.id}/review`);
      expect((await review()).body.subscription).toMatchObject({ plan: 'annual', isRefundable: true });
      await hide();
      await followPayments(paid.site.context);
      const charged = paid.stripe.state.charged;
      paid.clock += 200 * 86_400_000;
      const later = await hide('hide');
      expect((await later.call('POST', `/api/admin/companies/${paid.payer.id}/refund`, refund)).status).toBe(200);
      expect(paid.stripe.state.charged).toBe(charged - 9_900);
      expect(paid.stripe.state.subscription(subscription)).toMatchObject({ status: 'canceled' });
      const page = await paid.payer.page();
      expect(page).toContain('Your company is not public any more, so you get the last payment back: $99');
      expect(page).toContain('You can subscribe again once it is.');
      expect(await paid.payer.mails()).toEqual(['subscription-paid', 'subscription-paused', 'subscription-refunded']);
    });
  });

  test('that is listed and paid twice is merged once one subscription is refunded', async () => {
    const other = await Payer.create(paid.site, paid.stripe);
    await paid.payer.subscribe();
    await other.subscribe('monthly');
    const admin = await signedIn(paid.site);
    const merge = () =>
      admin.call<{ message: string }>('POST', `/api/admin/companies/${paid.payer.id}/merge`, {
        mergedId: other.id,
        choices: {},
      });
    const refused = await merge();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Both companies pay for a plan. Refund one of them first: its last payment is given back, and its subscription ends.',
    ]);
    const charged = paid.stripe.state.charged;
    const body = { cause: 'duplicate', reason: 'Listed twice.' };
    // A crash on the way to Stripe loses nothing: the decision is followed later.
    paid.stripe.troubles.push(500, 500);
    expect((await admin.call('POST', `/api/admin/companies/${other.id}/refund`, body)).status).toBe(503);
    expect((await merge()).status).toBe(409);
    await followPayments(paid.site.context);
    expect(paid.stripe.state.charged).toBe(charged - 900);
    expect(await other.mails()).toEqual(['subscription-paid', 'subscription-refunded']);
    expect(await other.page()).toContain('Your company was listed twice and paid twice, so you get a payment back: $9');
    expect((await merge()).status).toBe(200);
    expect(await paid.payer.stored()).toMatchObject({ featured: true, status: 'active', ended: false });
    await followPayments(paid.site.context);
    expect(paid.stripe.state.charged).toBe(charged - 900);
  });
});
