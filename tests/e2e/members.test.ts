import type { Page } from '@playwright/test';
import { layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { findCompany } from './support/companies.ts';
import { signInLink } from './support/mails.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true });

async function expectSound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page), `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

async function pressLink(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByRole('button', { name }).click();
}

test('decisions 60 to 63: from the profile to the listing, its people and the own account', async ({
  page,
  request,
  browser,
  mailServer,
}) => {
  const company = await findCompany(request, ({ email }) => email.endsWith('.works'));
  await page.goto(`/company/${company.id}`);
  await page.getByRole('link', { name: 'Is this your company?' }).click();
  await expectSound(page);
  // With the keyboard alone.
  await page.getByLabel('Your email at the company').focus();
  await page.keyboard.type(company.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please look into your mailbox.')).toBeVisible();

  await page.goto(await signInLink(mailServer, company.email));
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByRole('banner')).toContainText(company.name);
  await page.goto('/manage');
  await expectSound(page);
  await page.goto(`/manage/company/${company.id}/people`);
  await expect(page.getByRole('list', { name: 'People' })).toContainText('you');
  await expectSound(page);

  await page.getByLabel('Email').fill('erik@plant-owner.works');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeInViewport();
  await expectSound(page);

  const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const erik = await guest.newPage();
    await pressLink(erik, await signInLink(mailServer, 'erik@plant-owner.works'), 'Accept and sign in');
    await expect(erik.getByRole('banner')).toContainText(company.name);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'erik@plant-owner.works' });
    await row.locator('summary').press('Enter');
    await expectSound(page);
    await row.getByRole('button', { name: 'Remove now' }).press('Enter');
    await expect(page.getByText('Removed. The person')).toBeInViewport();
    const answer = await erik.goto(`/manage/company/${company.id}/people`);
    expect(answer?.status()).toBe(404);
  } finally {
    await guest.close();
  }

  await page.getByRole('link', { name: company.email }).click();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Your email address, to confirm').fill(company.email);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByText('Your account is erased.')).toBeVisible();
});

test('decision 61: somebody with another address states who it is, and an admin decides', async ({
  page,
  request,
  browser,
  mailServer,
}) => {
  const company = await findCompany(request, ({ email }) => email.endsWith('.works'));
  await page.goto(`/company/${company.id}/claim`);
  await page.getByLabel('Your email at the company').fill('dana@plant-owner.works');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await pressLink(page, await signInLink(mailServer, 'dana@plant-owner.works'), 'Sign in');
  await page.getByLabel('Your name').fill('Dana Inspector');
  await page.getByLabel('Who are you at the company?').fill('I lead the office since 2019.');
  await page.getByLabel('Documents').setInputFiles({
    name: 'extract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  });
  await expectSound(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your request waits for a decision.')).toBeVisible();
  await expectSound(page);

  const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const admin = await office.newPage();
    await expect(await admin.request.post('/api/login', { data: ADMIN })).toBeOK();
    await admin.goto('/admin/claims');
    await expect(admin.getByRole('article')).toContainText('I lead the office since 2019.');
    await expectSound(admin);
    await admin.getByRole('button', { name: 'Accept' }).press('Enter');
    await expect(admin.getByText('Accepted. The applicant is informed')).toBeInViewport();
    await expectSound(admin);
  } finally {
    await office.close();
  }
  await page.goto('/manage');
  await page.getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('banner')).toContainText(company.name);
});
