import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { serviceRequest } from '#tests/support/service-request.ts';
import { expect, test } from './support/browser-test.ts';
import { tabTo } from './support/focus.ts';
import { walkProblems } from './support/keyboard-walk.ts';
import { type Mails, signInLink } from './support/mails.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true, hasStripe: true });
// The longest tests: one after the other they would outlast all others.
test.describe.configure({ mode: 'parallel' });

/** A slow machine is not a failure. */
const WALK_MILLISECONDS = 600_000;

/** Registers a listed company and returns its number. */
async function listCompany(request: APIRequestContext, name: string, email: string): Promise<number> {
  const data = {
    name,
    location: 'Leeds, United Kingdom',
    description: 'Examines boilers and pressure vessels.',
    phone: '+44 113 555 0188',
    email,
    serviceArea: 'Europe',
    certifications: ['API 510', 'ISO/IEC 17020'],
  };
  const { id } = await (await request.post('/api/companies', { data })).json();
  await expect(await request.post('/api/login', { data: ADMIN })).toBeOK();
  await expect(await request.post(`/api/admin/companies/${id}/approve`)).toBeOK();
  await expect(await request.post('/api/logout')).toBeOK();
  return id;
}

/** The page and all that folds open on it. */
async function walkWhole(page: Page, address: string, found: string[]): Promise<void> {
  await page.goto(address);
  // With the first key the lists of words become fields of their own.
  await page.keyboard.press('Shift');
  await expect(page.locator('textarea[data-list]').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
  found.push(...(await walkProblems(page)).map((problem) => `${address}: ${problem}`));
}

/** Signs in at the page of a claim without a mouse. */
async function claim(page: Page, mails: Mails, id: number, email: string, found: string[], after = 0): Promise<void> {
  await walkWhole(page, paths.claimCompany(id), found);
  await page.goto(paths.claimCompany(id));
  await tabTo(page, '[name=email]');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please look into your mailbox.')).toBeVisible();
  await walkWhole(page, await signInLink(mails, email, after), found);
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

for (const width of [1440, 390]) {
  test(`decisions 60 to 66, ${width} px: a member needs no mouse on any page`, async ({
    page,
    request,
    mailServer,
  }) => {
    // Every tab stop of some twenty pages, there and back.
    test.setTimeout(WALK_MILLISECONDS);
    await page.setViewportSize({ width, height: 900 });
    const email = `office@keys${width}.works`;
    const first = await listCompany(request, `Keys ${width} Inspection`, email);
    const second = await listCompany(request, `Second Keys ${width} Inspection`, email);
    const found: string[] = [];

    await test.step('signed out', async () => {
      for (const address of [paths.manage, paths.pricing, paths.privacy, paths.fairLeads])
        await walkWhole(page, address, found);
    });
    // The mails about registration and approval have two links each.
    await test.step('claim', () => claim(page, mailServer, first, email, found, 4));
    await test.step('sign out, and claim another one', async () => {
      await tabTo(page, '.manage-user button');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
      await claim(page, mailServer, second, email, found, 5);
    });
    await test.step('a request, and somebody who is invited', async () => {
      const data = { ...serviceRequest, customerEmail: `ada@plant${width}.works`, companyIds: [first] };
      await expect(await request.post('/api/service-requests', { data })).toBeOK();
      await page.goto(paths.managePeople(first));
      await tabTo(page, '#invite [name=email]');
      await page.keyboard.type(`erik@keys${width}.works`);
      await page.keyboard.press('Enter');
      await expect(page.getByText('The invitation is on its way.')).toBeVisible();
    });
    await test.step('payment', async () => {
      await walkWhole(page, paths.manageSubscription(first), found);
      await tabTo(page, 'main form button');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Payment page' })).toBeVisible();
      await page.getByRole('button', { name: 'Pay' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
    });
    await test.step('each page of the company', async () => {
      await page.goto(paths.manageRequests(first));
      const request = await page
        .getByRole('link', { name: /Pressure vessel/ })
        .first()
        .getAttribute('href');
      const own = [
        paths.manage,
        paths.manageCompany(first),
        paths.manageProfile(first),
        paths.manageCertificates(first),
        paths.manageRequests(first),
        request ?? '',
        paths.managePeople(first),
        paths.manageSubscription(first),
        paths.manageSettings(first),
        paths.manageAccount,
      ];
      for (const address of own) await walkWhole(page, address, found);
      await page.goto(paths.manageCertificates(first));
      const certificate = page.locator(`main a[href^="${paths.manageCertificates(first)}/"]`).first();
      await walkWhole(page, (await certificate.getAttribute('href')) ?? '', found);
    });
    await test.step('the choice of a company opens by Enter, and Escape closes it', async () => {
      await page.goto(paths.manageCompany(first));
      const choice = page.locator('.manage-company > summary');
      await tabTo(page, '.manage-company > summary');
      await page.keyboard.press('Enter');
      const other = page.getByRole('link', { name: `Second Keys ${width} Inspection` });
      await expect(other).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(other).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(other).toBeHidden();
      await expect(choice).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.manageCompany(second));
    });
    if (width === 390)
      await test.step('the menu, too', async () => {
        await page.goto(paths.pricing);
        await tabTo(page, '.site-header summary');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.locator('.site-header summary')).toBeFocused();
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      });
    expect(found).toEqual([]);
  });
}
