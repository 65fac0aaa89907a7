import type { Page } from '@playwright/test';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { findCompany } from './support/companies.ts';
import { overflow } from './support/layout.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true, hasStripe: true });

type Mails = { received: { to: string[]; message: string }[] } | null;

/** The path of the link in the newest mail to an address that has one like it. */
async function linkIn(mails: Mails, to: string, link: RegExp): Promise<string> {
  const find = () =>
    mails?.received
      .filter((mail) => mail.to.includes(to))
      .map(({ message }) => link.exec(message.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[0])
      .findLast((path) => path !== undefined);
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}

/** Looks for the company on the page of the offer, as a visitor who has heard of it. */
async function findOwnCompany(page: Page, company: PublicCompany, plan: 'Monthly' | 'Annual') {
  await page.goto(paths.pricing);
  await page.locator('.plan-toggle').getByText(plan).click();
  await page.getByRole('link', { name: 'Start Verification Process' }).click();
  await page.getByLabel('Name of your company').fill(company.name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: `This is ours: ${company.name}` }).click();
}

/** Asks for the link, opens it from the mail, and signs in by its button. */
async function signInByMail(page: Page, mails: Mails, address: string) {
  await page.getByLabel('Your email at the company').fill(address);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(await linkIn(mails, address, /\/manage\/sign-in\/[\w-]{43}/));
  await page.getByRole('button', { name: 'Sign in' }).click();
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
