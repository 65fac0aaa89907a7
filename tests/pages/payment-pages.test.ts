import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { paths } from '#domain/paths.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { postForm } from '#tests/support/forms.ts';
import { openPage } from '#tests/support/lead.ts';
import { signedInMember, withCookie } from '#tests/support/member.ts';
import { Payer, report } from '#tests/support/payments.ts';
import { StripeStandIn } from '#tests/support/stripe-stand-in.ts';

describeOnFastest('pages of payments', (makeApp) => {
  let stripe: StripeStandIn;
  let site: TestApp;
  let payer: Payer;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    site = await makeApp({ env: stripe.env });
    payer = await Payer.create(site, stripe, { name: 'Quayside Testing' });
  });
  afterAll(() => stripe.close());

  describe('section 2.38: the offer', () => {
    test('leads by the name to the own company, with the plan', async () => {
      const { text, html } = await openPage(site, '/pricing?company=quayside&plan=monthly');
      expect(text).toContain('Find your company');
      expect(html).toContain(`${payer.address}?plan=monthly`);
      expect(text).not.toContain('Submit Verification Request');
    });

    test('says what to do if there is no such company', async () => {
      const { text } = await openPage(site, '/pricing?company=nobody+knows');
      expect(text).toContain('No listed company has the name “nobody knows”.');
    });

    test('asks visitors and strangers to show that the company is theirs, and then goes on', async () => {
      const wanted = `${payer.address}?plan=monthly`;
      const claim = paths.claimCompany(payer.id, wanted);
      expect((await openPage(site, wanted)).headers.location).toBe(claim);
      const stranger = await Payer.create(site, stripe);
      expect((await stranger.owner.open(wanted)).headers.location).toBe(claim);
      expect((await openPage(site, claim)).html).toContain(`name="returnTo" value="${wanted}"`);
      expect((await payer.owner.open(claim)).headers.location).toBe(wanted);
      expect((await openPage(site, paths.manageSubscription(999_999))).headers.location).toMatch(
        /^\/manage\?returnTo=/,
      );
    });
  });

  test('the policy of the pages lets forms lead to the page of Stripe, and nowhere else', async () => {
    const { headers } = await payer.owner.open(payer.address);
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${stripe.origin};`);
  });

  test('an editor sees the subscription and cannot change it', async () => {
    const editor = await signedInMember(site, payer.id, 'editor');
    expect((await editor.open(payer.address)).text).toContain('An owner of the company can change this.');
    expect((await editor.post(payer.address, { action: 'begin', plan: 'annual' })).status).toBe(403);
  });

  test('a form that is not one of the page is refused', async () => {
    expect((await payer.owner.post(payer.address, { action: 'steal' })).status).toBe(400);
    expect((await payer.owner.post(payer.address, { action: 'begin', plan: 'lifetime' })).status).toBe(400);
    expect((await payer.owner.post(payer.address, { action: 'cancel' })).status).toBe(409);
    expect((await payer.owner.post(payer.address, { action: 'invoices' })).status).toBe(409);
  });

  describe('payments for admins', () => {
    test('are closed to everybody else', async () => {
      expect((await openPage(site, paths.adminPayments)).status).toBe(401);
      expect((await payer.owner.open(paths.adminPayments)).status).toBe(403);
      const form = { company: String(payer.id), cause: 'money back', reason: 'Because.' };
      expect((await postForm(site, paths.adminPayments, form)).status).toBe(401);
      expect((await payer.owner.post(paths.adminPayments, form)).status).toBe(403);
    });

    test('are refunded with a reason', async () => {
      await payer.subscribe();
      const admin = withCookie(site, (await signedIn(site)).cookie);
      expect((await admin.open(paths.adminPayments)).text).toContain(
        'Quayside Testing Annual Paid, waits for the check',
      );
      const form = { company: String(payer.id), cause: 'check failed' };
      const incomplete = await admin.post(paths.adminPayments, { ...form, reason: '' });
      expect(incomplete.status).toBe(400);
      expect(incomplete.text).toContain('Please give a reason');
      const { status, location } = await admin.post(paths.adminPayments, { ...form, reason: 'Not in any register.' });
      expect(status).toBe(303);
      const { text } = await admin.open(String(location));
      expect(text).toContain('The payment is refunded, and the company is informed.');
      expect(text).toContain('$99 refunded');
      expect((await admin.post(paths.adminPayments, { ...form, reason: 'Once more.' })).status).toBe(409);
    });

    test('that failed are counted among what waits, which leads to the list of them alone', async () => {
      const failing = await Payer.create(site, stripe, { name: 'Ropewalk Inspection' });
      const subscription = await failing.subscribe();
      stripe.state.renew(subscription, false);
      await report(site, { type: 'invoice.payment_failed', object: stripe.state.invoiceOf(subscription) });
      const { cookie, call } = await signedIn(site);
      const { body } = await call<{ items: WorkItem[] }>('GET', '/api/admin/work');
      const cell = body.items.find(({ name }) => name === 'payments');
      expect(cell).toMatchObject({ count: 1, label: 'payment failed' });
      const admin = withCookie(site, cookie);
      const { text } = await admin.open(String(cell?.href));
      expect(text).toContain('Renewal not paid: 1 of');
      expect(text).toContain('Ropewalk Inspection');
      expect(text).not.toContain('Quayside Testing');
      expect((await admin.open(paths.adminPayments)).text).toContain('Quayside Testing');
    });
  });
});

describeOnFastest('pages of Stripe under a domain of the operator', (makeApp) => {
  test('hardening H24: the policy names it, too', async () => {
    const stripe = await StripeStandIn.start();
    try {
      const site = await makeApp({ env: { ...stripe.env, STRIPE_CUSTOM_DOMAIN: 'https://pay.directory.example' } });
      const { headers } = await openPage(site, '/pricing');
      const hosts = `form-action 'self' ${stripe.origin} https://pay.directory.example;`;
      expect(headers['content-security-policy']).toContain(hosts);
    } finally {
      await stripe.close();
    }
  });
});

describeOnFastest('pages without Stripe', (makeApp) => {
  test('decision 26: the offer has the request form, and the subscription says so', async () => {
    const site = await makeApp();
    expect((await openPage(site, '/pricing')).text).toContain('Submit Verification Request');
    const { headers } = await openPage(site, '/pricing');
    expect(headers['content-security-policy']).toContain(`form-action 'self';`);
    const admin = withCookie(site, (await signedIn(site)).cookie);
    expect((await admin.open(paths.adminPayments)).text).toContain('Payment is not set up');
  });
});
