import type { Page } from '@playwright/test';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { overflow } from './support/layout.ts';
import { takeTime } from './support/page-form.ts';
import { linkIn, mailTo } from './support/private-links.ts';
import { requestForm, requestValues } from './support/request-form.ts';

const RESULTS = '/?search=ultrasonic&location=Houston';

test.use({ hasMailServer: true });

/** Puts the first three companies of the results side by side. */
const compareThree = {
  'with scripts': async (page: Page) => {
    const buttons = page.locator('.card-actions').getByRole('button', { name: /^Shortlist/ });
    for (const index of [0, 1, 2]) await buttons.nth(index).click();
    await page.getByRole('region', { name: 'Shortlist' }).getByRole('link', { name: 'Compare 3' }).click();
  },
  'without scripts, on a phone': async (page: Page, names: string[]) => {
    await page.locator('.card-actions').first().getByRole('link', { name: 'Shortlist' }).click();
    for (const name of names.slice(1)) {
      await page.getByLabel('Name of the company').fill(name);
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('link', { name: `Add ${name}`, exact: true }).click();
    }
  },
};

for (const { title, ...options } of [
  { title: 'with scripts', javaScriptEnabled: true, viewport: { width: 1280, height: 900 } },
  { title: 'without scripts, on a phone', javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(title, () => {
    test.use(options);

    test('decision 36: shortlist, one request, two quotes and a decline, comparison, order: all sides see every state', async ({
      page,
      request,
      browser,
      mailServer,
      tolerate,
    }) => {
      // The last page says that a link has ended.
      tolerate(/404 \(Not Found\)/);
      const values = requestValues({ 'Your name': `Ada ${title}`, Email: `ada-${title.length}@plant-owner.works` });
      const mailOf = (recipient: string, about: string) => mailTo(mailServer, recipient, about);
      const { items } = await listCompanies(request, { search: 'ultrasonic', location: 'Houston', limit: '3' });
      const [first, second, third] = items;
      if (first === undefined || second === undefined || third === undefined)
        throw new Error('Three companies are needed.');

      await page.goto(RESULTS);
      await page.keyboard.press('Shift');
      await compareThree[title](
        page,
        items.map(({ name }) => name),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 companies');
      await page.locator('main').getByRole('link', { name: 'Ask all 3 for quotes' }).click();
      const form = requestForm(page);
      await form.fill(values);
      await takeTime();
      await form.send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Request Submitted');

      const buyerPage = linkIn(await mailOf(values.Email, 'See your request'), 'requests');
      await page.goto(buyerPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressure vessel, Aberdeen');
      await expect(page.getByText('None of the 3 companies has answered yet.')).toBeVisible();
      // They are asked already.
      await expect(page.getByRole('region', { name: 'Shortlist' })).toBeHidden();
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText('Thank you. Your address is confirmed.')).toBeVisible();

      for (const [company, price] of [
        [first, '18,400.00'],
        [second, '2,150'],
      ] as const) {
        await page.goto(linkIn(await mailOf(company.email, values['Your name']), 'leads'));
        await expect(page.getByText('✓ address confirmed')).toBeVisible();
        await page.getByRole('textbox', { name: 'Price' }).fill(price);
        await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
        await page.getByRole('button', { name: 'Send quote' }).click();
        await expect(page.getByText('Your quote is on its way')).toBeVisible();
      }
      await page.goto(linkIn(await mailOf(third.email, values['Your name']), 'leads'));
      await page.getByRole('combobox', { name: 'Reason' }).selectOption('Too far away');
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('knows now that you decline')).toBeVisible();

      await mailOf(values.Email, '18,400.00');
      await page.goto(buyerPage);
      await expect(page.getByText('2 quotes and 1 decline. All 3 companies have answered.')).toBeVisible();
      await expect(page.getByText('USD 18,400.00').filter({ visible: true })).toBeVisible();
      expect(await overflow(page)).toEqual([]);
      await page.getByRole('button', { name: 'I ordered this one' }).filter({ visible: true }).first().click();
      await expect(page.getByText(`you have ordered from ${first.name}.`)).toBeVisible();
      await mailOf(first.email, 'has noted that the job goes to');
      const lost = await mailOf(second.email, 'has ordered from another company');
      await page.goto(linkIn(lost, 'leads'));
      await expect(page.getByText('This request was closed')).toBeVisible();
      await page.goto(buyerPage.replace('/requests/', '/leads/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');

      // The dashboard needs scripts and, as a table, room.
      const context = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 1280, height: 900 } });
      const dashboard = await openDashboard(await context.newPage(), '/admin?tab=requests');
      const row = dashboard.row(values['Your name']);
      await expect(row).toContainText('3 of 3 answered');
      await expect(row).toContainText('closed');
      await row.getByRole('button', { name: 'Details' }).click();
      const companies = dashboard.dialog.getByRole('region', { name: 'Companies of the request' });
      for (const text of ['quoted', 'USD 18,400.00', 'USD 2,150.00', 'declined', 'Too far away'])
        await expect(companies).toContainText(text);
      await context.close();
    });
  });
}
