import type { APIRequestContext, Page } from '@playwright/test';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { serviceRequest } from '#tests/support/service-request.ts';
import { layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { allCompanies } from './support/companies.ts';
import { overflow } from './support/layout.ts';
import { linkIn, mailTo } from './support/private-links.ts';

test.use({ hasMailServer: true });

/** The browser reports the answer to a form with something to correct. */
const WRONG = /status of 400/;
const BUYER = 'ada@plant-owner.works';

/** Companies of the demonstration data with a checked certificate. */
async function threeCompanies(request: APIRequestContext): Promise<PublicCompany[]> {
  const checked = (await allCompanies(request)).filter(({ certificateStates }) =>
    certificateStates.includes('checked'),
  );
  return checked.slice(0, 3);
}

async function ask(request: APIRequestContext, companies: PublicCompany[], fields: object = {}) {
  const data = {
    ...serviceRequest,
    customerEmail: BUYER,
    companyIds: companies.map(({ id }) => id),
    ...fields,
  };
  await expect(await request.post('/api/service-requests', { data })).toBeOK();
}

async function sendQuote(page: Page, amount: string) {
  const form = page.locator('#quote-form');
  await form.getByLabel('Price').fill(amount);
  await form.getByLabel('Currency').selectOption('USD');
  await form.getByLabel('Report', { exact: true }).check();
  await form.getByRole('button', { name: /^Send/ }).click();
}

test('decision 42: three companies answer in three ways, and the buyer compares, answers and orders', async ({
  page,
  request,
  mailServer,
  tolerate,
}) => {
  tolerate(WRONG);
  const companies = await threeCompanies(request);
  const addresses = companies.map(({ email }) => email);
  await ask(request, companies);
  const links: string[] = [];
  for (const address of addresses)
    links.push(linkIn(await mailTo(mailServer, address, 'Request for a quote'), 'leads'));
  expect(new Set(links).size).toBe(3);
  const [first = '', second = '', third = ''] = links;

  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressure vessel, Houston, Texas');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Answer with a quote' }).click();
  await sendQuote(page, '18.400');
  await expect(page.getByRole('alert')).toContainText('18.400 can mean two amounts');
  await expect(page.locator('#quote-form').getByLabel('Report', { exact: true })).toBeChecked();
  await sendQuote(page, '18,400');
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Quotes side by side' })).toContainText('USD 18,400.00');
  expect(await layoutProblems(page)).toEqual([]);

  await page.goto(second);
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question').fill('Is the insulation off?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.locator('.thread')).toContainText('Is the insulation off?');
  await sendQuote(page, '2150');
  await expect(page.getByText('USD 2,150.00').first()).toBeVisible();

  await page.goto(third);
  await page.getByLabel('Reason').selectOption('No crew free on these dates');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You have declined')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();

  for (const part of ['has sent a quote', 'has a question', 'cannot take this job']) {
    const mail = await mailTo(mailServer, BUYER, part);
    expect(linkIn(mail, 'requests')).not.toBe('');
    expect(mail).not.toMatch(/<img|https?:\/\/(?!localhost)[^\s"<]+\.(png|gif|jpe?g)/);
  }
  await page.goto(linkIn(await mailTo(mailServer, BUYER, 'has a question'), 'requests'));
  const quotes = page.getByRole('region', { name: 'Quotes side by side' });
  await expect(quotes.getByRole('columnheader')).toHaveText(companies.slice(0, 2).map(({ name }) => new RegExp(name)));
  await expect(quotes).toContainText('USD 18,400.00');
  await expect(quotes).toContainText('USD 2,150.00');
  await expect(page.getByText('No crew free on these dates')).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await page.getByLabel('Your answer').fill('It is off.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await mailTo(mailServer, addresses[1] ?? '', 'has written to you');
  await quotes.getByRole('button', { name: 'I ordered this one' }).first().click();
  await expect(page.getByRole('status').first()).toBeVisible();

  await page.goto(second);
  await expect(page.locator('.thread')).toContainText('It is off.');
  await page.goto(first);
  await expect(page.locator('.thread')).toBeHidden();
});

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('decision 42: a quote, a question and a decline', async ({ page, request, mailServer, tolerate }) => {
    tolerate(WRONG);
    const [company] = await threeCompanies(request);
    if (company === undefined) throw new Error('No company has a checked certificate.');
    await ask(request, [company], { equipmentType: 'Boiler', urgency: 'Emergency' });
    const mail = await mailTo(mailServer, company.email, 'Emergency: Request for a quote: Boiler');
    await page.goto(linkIn(mail, 'leads'));
    await page.getByRole('link', { name: 'Answer with a quote' }).click();
    await sendQuote(page, '18.400,00');
    await expect(page.getByText('Your quote is on its way')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('USD 18,400.00');
    expect(await overflow(page)).toEqual([]);
    await page.getByText('4 more lines').click();
    await expect(page.getByRole('article')).toContainText('Quote valid until');
    await page.getByLabel('Your question').fill('Which day suits you?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.locator('.thread')).toContainText('Which day suits you?');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose a reason');
    await page.getByLabel('Reason').selectOption('Job too large');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('You have declined')).toBeVisible();
    await expect(page.getByRole('article')).toBeHidden();
    expect(await overflow(page)).toEqual([]);
  });
});
