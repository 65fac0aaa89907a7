import type { APIRequestContext, Page } from '@playwright/test';
import { serviceRequest } from '#tests/support/service-request.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { focusProblems, tabTo } from './support/focus.ts';
import { overflow, WIDTHS } from './support/layout.ts';
import { linkIn, mailTo } from './support/private-links.ts';

test.use({ hasMailServer: true });
// Each state is looked at six times.
test.slow();

type MailServer = Parameters<typeof mailTo>[0];

/** Sends a request to three companies, and returns the private links of both sides. */
async function ask(request: APIRequestContext, mails: MailServer, name: string, fields: object = {}) {
  const { items } = await listCompanies(request, { search: 'ultrasonic', location: 'Houston', limit: '3' });
  const customerName = `Ada ${name}`;
  const customerEmail = `${name.toLowerCase()}@plant-owner.works`;
  const companyIds = items.map(({ id }) => id);
  const data = { ...serviceRequest, customerName, customerEmail, companyIds, ...fields };
  await expect(await request.post('/api/service-requests', { data })).toBeOK();
  const buyer = linkIn(await mailTo(mails, customerEmail, '/requests/'), 'requests');
  const leads = async () => {
    const links: string[] = [];
    for (const { email } of items) links.push(linkIn(await mailTo(mails, email, customerName), 'leads'));
    return links as [string, string, string];
  };
  return { buyer, leads };
}

/** Colours depend on the scheme, and what is there on the width: of the six pairs these see all of both. */
const CHECKED: Record<'light' | 'dark', number[]> = { light: [768], dark: [390, 1440] };

/** What does not fit, or is not accessible, on a phone, a tablet and a desktop, in light and dark. */
async function look(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const problems = await overflow(page);
      if (CHECKED[colorScheme].includes(width)) problems.push(...(await accessibilityProblems(page)));
      found.push(...problems.map((problem) => `${state}, ${colorScheme}, ${width} px: ${problem}`));
    }
  }
  return found;
}

async function quote(page: Page, lead: string, price: string) {
  await page.goto(lead);
  await page.getByRole('textbox', { name: 'Price' }).fill(price);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText('Your quote is on its way')).toBeVisible();
}

test('look: the page of a buyer fits every width and is accessible in each state', async ({
  page,
  request,
  mailServer,
  tolerate,
}) => {
  tolerate(/status of 40[04]/);
  const { buyer, leads } = await ask(request, mailServer, 'Buyerstates', { fax: 'filled', validOn: '2031-05-08' });
  const found: string[] = [];
  await page.goto(buyer);
  await expect(page.getByRole('heading', { name: 'Is this your request?' })).toBeVisible();
  found.push(...(await look(page, 'unconfirmed')));
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('None of the 3 companies has answered yet.')).toBeVisible();
  found.push(...(await look(page, 'nobody has answered')));

  const [first, second, third] = await leads();
  await quote(page, first, '18,400.00');
  await quote(page, second, '2,150');
  await page.goto(third);
  await page.getByLabel('Your question').fill('Is the insulation off?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.goto(buyer);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
  await expect(page.getByRole('region', { name: 'Quotes side by side' })).toBeVisible();
  found.push(...(await look(page, 'two quotes and a question, all folds open')));
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Please write a message').first()).toBeVisible();
  found.push(...(await look(page, 'an answer with an error')));

  await page.goto(buyer);
  await page.getByText('Withdraw the request').click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('You have withdrawn this request.')).toBeVisible();
  found.push(...(await look(page, 'withdrawn')));
  await page.getByText('Delete my data').click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('Your data are deleted.')).toBeVisible();
  found.push(...(await look(page, 'erased')));
  await page.goto(buyer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  found.push(...(await look(page, 'ended link')));
  await page.goto('/requests');
  await page.getByRole('button', { name: 'Send me the links' }).click();
  await expect(page.getByText('Valid email is required').first()).toBeVisible();
  found.push(...(await look(page, 'links, with an error')));

  const ordered = await ask(request, mailServer, 'Orderstate');
  const [winner] = await ordered.leads();
  await quote(page, winner, '900');
  await page.goto(ordered.buyer);
  await page.getByRole('button', { name: 'I ordered this one' }).filter({ visible: true }).click();
  await expect(page.getByText('you have ordered from')).toBeVisible();
  found.push(...(await look(page, 'closed by an order')));
  expect(found).toEqual([]);
});

test('look: the page of a company fits every width and is accessible in each state', async ({
  page,
  request,
  mailServer,
  tolerate,
}) => {
  tolerate(/status of 40[04]/);
  const { buyer, leads } = await ask(request, mailServer, 'Leadstates');
  const [first, second] = await leads();
  const found: string[] = [];
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Who asks' })).toBeVisible();
  found.push(...(await look(page, 'waits for an answer')));
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Please correct');
  found.push(...(await look(page, 'a quote with errors')));
  await quote(page, first, '18,400.00');
  await page.getByLabel('Your question').fill('Is the insulation off?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.locator('.thread')).toContainText('Is the insulation off?');
  found.push(...(await look(page, 'quoted and asked')));
  await page.goto(second);
  await page.getByLabel('Reason').selectOption('Too far away');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('knows now that you decline')).toBeVisible();
  found.push(...(await look(page, 'declined')));
  await page.goto(buyer);
  await page.getByText('Withdraw the request').click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('You have withdrawn this request.')).toBeVisible();
  await page.goto(first);
  await expect(page.getByText('has withdrawn this request')).toBeVisible();
  found.push(...(await look(page, 'withdrawn')));
  await page.goto(buyer.replace('/requests/', '/leads/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  found.push(...(await look(page, 'ended link')));
  expect(found).toEqual([]);
});

test('look: both private pages are used with the keyboard alone', async ({ page, request, mailServer }) => {
  const { buyer, leads } = await ask(request, mailServer, 'Keyboard');
  const [first, second] = await leads();
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Goes on to an element, whose focus must be in sight. */
  const goTo = async (selector: string) => {
    await tabTo(page, selector);
    expect(await focusProblems(page), selector).toEqual([]);
  };

  await page.goto(first);
  await goTo('a[href="#quote"]');
  await press('Enter');
  await goTo('[name=currency]');
  await page.keyboard.type('USD');
  await tabTo(page, '[name=amount]', 'Shift+Tab');
  await page.keyboard.type('18400');
  await press('Enter');
  await expect(page.getByText('Your quote is on its way')).toBeVisible();

  await page.goto(second);
  await goTo('a[href="#question"]');
  await press('Enter');
  await goTo('[name=message]');
  await page.keyboard.type('Is the insulation off?');
  await goTo('#question button');
  await press('Enter');
  await expect(page.locator('.thread')).toContainText('Is the insulation off?');

  await page.goto(buyer);
  await goTo('.buyer-question textarea');
  await page.keyboard.type('It is off.');
  await goTo('.buyer-question [name=toAll]');
  await press('Space');
  await goTo('.buyer-question button');
  await press('Enter');
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  await goTo('[aria-label="Quotes side by side"]');
  await goTo('button[name=order]');
  await goTo('#add > summary');
  await press('Enter');
  await goTo('#add [name=profile]');
  await goTo('#order > summary');
  await goTo('.buyer-fold.is-final > summary');
  await press('Shift+Tab', 'Enter');
  await goTo('.buyer-fold:not(.is-final) button[type=submit].button-line');
  await press('Enter');
  await expect(page.getByText('You have withdrawn this request.')).toBeVisible();
});
