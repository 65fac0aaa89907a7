import type { Page } from '@playwright/test';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { findCompany } from './support/companies.ts';
import { overflow } from './support/layout.ts';
import { signInByMail } from './support/mails.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true, hasStripe: true });

/** Looks for the company on the page of the offer, as a visitor who has heard of it. */
async function findOwnCompany(page: Page, company: PublicCompany, plan: 'Monthly' | 'Annual') {
  await page.goto(paths.pricing);
  await page.locator('.plan-toggle').getByText(plan).click();
  await page.getByRole('link', { name: 'Start Verification Process' }).click();
  await page.getByLabel('Name of your company').fill(company.name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: `This is ours: ${company.name}` }).click();
}

const claimedOnly = ({ verified, featured, certificateStates }: PublicCompany) =>
  !verified && !featured && certificateStates.length > 0 && certificateStates.every((state) => state === 'claimed');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('decision 26: from the offer over payment and check to the badge, and to the cancellation', async ({
      page,
      request,
      mailServer,
      stripe,
    }) => {
      const company = await findCompany(
        request,
        (one) => claimedOnly(one) && (javaScriptEnabled ? one.id % 2 === 0 : one.id % 2 === 1),
      );
      await findOwnCompany(page, company, 'Monthly');
      await signInByMail(page, mailServer, company.email);

      await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      expect(await overflow(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue to payment' }).click();

      await expect(page.getByRole('heading', { name: 'Payment page' })).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText('You have left the payment page. Nothing was charged.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('button', { name: 'Pay' }).click();

      await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
      await expect
        .poll(() => mailServer?.received.some(({ message }) => message.includes('Payment received')))
        .toBe(true);
      const profile = () => request.get(`/api/companies/${company.id}`).then((response) => response.json());
      expect(await profile()).toMatchObject({ verified: false, featured: true });

      await expect(await request.post('/api/login', { data: ADMIN })).toBeOK();
      const queue = await (await request.get('/api/admin/certificates?queue=claims&limit=100')).json();
      expect(queue.items[0].company).toMatchObject({ id: company.id, paidSince: expect.any(String) });
      await expect(
        await request.post(`/api/admin/certificates/${queue.items[0].id}/check`, {
          data: { how: 'register', note: 'Listed as current.', companyExists: true, untilWithdrawn: true },
        }),
      ).toBeOK();
      expect(await profile()).toMatchObject({ verified: true, featured: true });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Verified' })).toBeVisible();

      await page.getByRole('button', { name: 'Invoices and tax numbers' }).click();
      await page.getByRole('link', { name: 'Return' }).click();
      await page.getByText('Cancel the subscription').click();
      await page.getByRole('button', { name: 'Cancel now' }).click();
      await expect(page.getByText('Ends on')).toBeVisible();
      expect(stripe?.state.subscriptions.at(-1)).toMatchObject({ cancel_at_period_end: true, status: 'active' });
      expect(await profile()).toMatchObject({ verified: true, featured: true });
    });
  });
}

test('look L18: the pages of payment fit every window and are accessible', async ({ page, request, mailServer }) => {
  const company = await findCompany(request, (one) => claimedOnly(one) && one.id % 3 === 0);
  await page.goto(`${paths.pricing}?company=${encodeURIComponent(company.name)}#request`);
  expect(await layoutProblems(page)).toEqual([]);
  await page.getByRole('link', { name: `This is ours: ${company.name}` }).click();
  await signInByMail(page, mailServer, company.email);
  expect(await layoutProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
  await page.getByText('Cancel the subscription').click();
  expect(await layoutProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);

  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  await page.goto(paths.adminPayments);
  await page.getByLabel(`Refund ${company.name}`).click();
  expect(await layoutProblems(page)).toEqual([]);
  await page.getByLabel('Reason, mailed to the company').first().fill('No register lists a certificate.');
  await page.getByRole('button', { name: 'Refund and end' }).first().click();
  await expect(page.getByText('The payment is refunded, and the company is informed.')).toBeVisible();
  await expect(page.getByText('$99 refunded')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('decision 26: two listings of one company that both pay become one, once one is refunded', async ({
  page,
  request,
  mailServer,
  stripe,
}) => {
  const listings: { id: number; name: string; email: string }[] = [];
  for (const part of ['North', 'South']) {
    const data = {
      name: `Twin ${part} Testing`,
      location: 'Leeds, United Kingdom',
      description: 'Examines boilers and pressure vessels.',
      phone: '+44 113 555 0188',
      email: `office@twin-${part.toLowerCase()}.works`,
      serviceArea: 'Europe',
      certifications: ['API 510'],
    };
    const { id } = await (await request.post('/api/companies', { data })).json();
    listings.push({ id, name: data.name, email: data.email });
  }
  await expect(await request.post('/api/login', { data: ADMIN })).toBeOK();
  for (const { id } of listings) await expect(await request.post(`/api/admin/companies/${id}/approve`)).toBeOK();
  for (const { id, email } of listings) {
    await page.context().clearCookies();
    await page.goto(paths.claimCompany(id, paths.manageSubscription(id)));
    await signInByMail(page, mailServer, email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
  }
  const [north, south] = listings;
  const charged = stripe?.state.charged ?? 0;
  await page.context().clearCookies();
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  await page.goto(paths.adminCompany(north?.id ?? 0));
  await page.getByRole('button', { name: `Compare and merge with ${south?.name}` }).click();
  const dialog = page.getByRole('dialog');
  const merge = dialog.getByRole('button', { name: `Merge into ${north?.name}` });
  await expect(dialog.getByRole('alert')).toContainText('Both pay for a plan.');
  await expect(merge).toBeDisabled();
  expect(await layoutProblems(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: `Refund and end that of company ${south?.id}, ${south?.name}` })
    .press('Enter');
  await expect(dialog.getByRole('alert')).toBeHidden();
  expect(stripe?.state.charged).toBe(charged - 9_900);
  await merge.press('Enter');
  await expect(page.getByText('Companies Merged')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('decision 26: who hides a company that pays reads so first, and gives the payment back in the same step', async ({
  page,
  request,
  mailServer,
  stripe,
}) => {
  const company = await findCompany(request, (one) => claimedOnly(one) && one.id % 5 === 1);
  await page.goto(paths.claimCompany(company.id, paths.manageSubscription(company.id)));
  await signInByMail(page, mailServer, company.email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
  const charged = stripe?.state.charged ?? 0;
  await page.context().clearCookies();
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  await page.goto(paths.adminCompany(company.id));
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: /^Hide/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Hide ${company.name}` });
  await expect(dialog).toContainText('It pays for the annual plan, paid until');
  await expect(dialog).toContainText('Nothing is charged while it is hidden. Its owners get an email that says so.');
  await dialog.getByLabel('Reason, for admins only').fill('Closed for good.');
  await dialog.getByLabel('Give the last payment back and end the subscription').check();
  expect(await layoutProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hide and refund' }).press('Enter');
  await expect(page.getByText('Payment Refunded')).toBeVisible();
  expect(stripe?.state.charged).toBe(charged - 9_900);
  expect((await request.get(`/api/companies/${company.id}`)).status()).toBe(404);
  await expect
    .poll(() =>
      mailServer?.received.some(({ to, message }) => to.includes(company.email) && message.includes('Refund')),
    )
    .toBe(true);
});
