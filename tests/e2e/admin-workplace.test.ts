import type { Page } from '@playwright/test';
import { accessibilityProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { overflow, WIDTHS } from './support/layout.ts';

/** Companies that wait, which the tests after this one on the same server are not to find. */
const made: number[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/api/admin/companies/${id}`);
});

async function importCompanies(page: Page, name: string, count: number): Promise<void> {
  const companies = Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index}`,
    location: 'Bergen, Norway',
    email: index % 2 === 0 ? `office@${name.toLowerCase()}${index}.example` : '',
    certifications: ['ISO/IEC 17020'],
  }));
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies } });
  const found = await page.request.get(`/api/admin/companies?search=${name}&limit=100`);
  for (const { id } of (await found.json()).items) made.push(id);
}

test('look: the first row is within 230 px, twelve are in sight, and the page has one scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Measured', 20);
  await page.goto('/admin?search=Measured');
  await expect(dashboard.rows).toHaveCount(20);
  const boxes = await dashboard.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
  expect(boxes[0].top).toBeLessThanOrEqual(230);
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(12);
  const scrollers = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 100,
      ).length,
  );
  expect(scrollers, 'nothing scrolls within the page').toBe(0);
});

test('look: on phones a company is a card with its name and buttons of 44 px', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Handheld', 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?search=Handheld');
  await expect(dashboard.rows).toHaveCount(2);
  const card = await dashboard.rows.first().boundingBox();
  expect(card?.y).toBeLessThanOrEqual(170);
  for (const name of [/^Approve/, /^Reject/, /^Edit/]) {
    const button = await dashboard.rows.first().getByRole('button', { name }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
  }
  await page.getByRole('combobox', { name: 'Lists' }).selectOption({ label: 'Audit Log' });
  await expect(page).toHaveURL(/tab=audit/);
});

test('look L14: where a table scrolls within itself, its head covers no row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Logged', 1);
  await page.goto('/admin?tab=audit');
  const row = await dashboard.rows.first().boundingBox();
  const head = await page.getByRole('columnheader').first().boundingBox();
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + 1);
});

test('look L14: on phones and tablets requests, messages and duplicates are cards, and nothing scrolls sideways', async ({
  page,
}) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Redshank', 1);
  const company = { name: 'Redshank 0 Ltd', location: 'Bergen, Norway' };
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies: [company] } });
  const found = await page.request.get('/api/admin/companies?search=Redshank&limit=100');
  made.push(...(await found.json()).items.map(({ id }: { id: number }) => id));
  const customer = {
    customerName: 'Carla Redshank',
    customerEmail: 'carla@refinery.example',
    equipmentType: 'Pressure vessel',
    serviceDescription: 'Thickness measurement of two vertical vessels.',
    urgency: 'High',
    location: 'Houston, Texas',
  };
  await expect(await page.request.post('/api/service-requests', { data: customer })).toBeOK();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, name, head] of [
      ['/admin?tab=requests', 'Carla Redshank', 'Equipment Type'],
      ['/admin/duplicates', 'Redshank 0', 'In common'],
    ] as const) {
      await page.goto(path);
      const card = dashboard.row(name).first();
      await expect(card).toBeVisible();
      const cell = card.locator(`td[data-head="${head}"]`);
      expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe(`"${head}"`);
      const button = await card.locator('.col-actions .mini').first().boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);
      const sideways = await page.evaluate(() =>
        [...document.querySelectorAll('main section')]
          .filter((section) => section.scrollWidth > section.clientWidth)
          .map(({ className }) => className),
      );
      expect(sideways, `${path} at ${width}`).toEqual([]);
      expect(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('decision 68: what others change moves no row; a button says how much it is and shows it', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Lapwing', 3);
  await page.goto('/admin?search=Lapwing&sortBy=name&order=asc');
  await expect(dashboard.rows).toHaveCount(3);
  const top = (await dashboard.rows.first().boundingBox())?.y;
  const ids = made.slice(-3);
  await expect(await page.request.post(`/api/admin/companies/${ids[0]}/approve`)).toBeOK();
  await expect(await page.request.post('/api/admin/companies/reject', { data: { ids: [ids[1]] } })).toBeOK();
  // As when somebody returns to the window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const show = page.getByRole('button', { name: 'Show 2 changes' });
  await expect(show).toBeVisible();
  await expect(dashboard.rows).toHaveCount(3);
  expect((await dashboard.rows.first().boundingBox())?.y).toBe(top);
  expect(await accessibilityProblems(page)).toEqual([]);
  await show.click();
  await expect(dashboard.rows).toHaveCount(1);
  await expect(show).toBeHidden();
});

test('section 4: keys decide; the toast names the company and undoes it; the focus moves to the next row', async ({
  page,
}) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Keyed', 3);
  await page.goto('/admin?search=Keyed&sortBy=name&order=asc');
  await expect(dashboard.rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(dashboard.row('Keyed 0').getByRole('link', { name: 'Keyed 0' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(dashboard.toast).toContainText('Keyed 1 is now public.');
  await expect(dashboard.rows).toHaveCount(2);
  await expect(dashboard.row('Keyed 2').getByRole('link', { name: 'Keyed 2' })).toBeFocused();
  const toast = await dashboard.toast.boundingBox();
  const row = await dashboard.rows.first().boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast covers no row').toBeLessThan(row?.y ?? 0);
  await expect(dashboard.toast.getByRole('link', { name: 'View' })).toHaveAttribute('href', /^\/company\/\d+/);
  await dashboard.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(dashboard.toast).toContainText('Undone');
  await expect(dashboard.rows).toHaveCount(3);
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(dashboard.dialog).toHaveAccessibleName(/^Reject Company: Keyed/);
});

test('decision 22: filters are in the address, and all that match are decided on at once', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Filtered', 30);
  await page.goto('/admin?search=Filtered');
  await page.getByRole('button', { name: /^No email/ }).click();
  await expect(page).toHaveURL(/missing=email/);
  await expect(page.getByText('1 to 15 of 15')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 to 15 of 15')).toBeVisible();
  await page.getByRole('button', { name: /^No email/ }).click();
  await expect(page.getByText('1 to 20 of 30')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await expect(page.getByText('All 30 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve 30' }).click();
  await expect(dashboard.dialog).toHaveAccessibleName('Approve 30 companies?');
  await expect(dashboard.dialog).toContainText('15 without an email address');
  await dashboard.dialog.getByRole('button', { name: 'Approve 30' }).click();
  await expect(dashboard.toast).toContainText('30 companies approved.');
  await expect(dashboard.rows).toHaveCount(0);
});

test('section 4: approving several names those that may be listed twice, and asks', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await importCompanies(page, 'Doubled', 1);
  const companies = [{ name: 'Doubled 0 Ltd', location: 'Bergen, Norway', certifications: ['API 510'] }];
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies } });
  await page.goto('/admin?search=Doubled');
  await expect(dashboard.rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await expect(dashboard.dialog).toHaveAccessibleName('Approve 2 companies?');
  await expect(dashboard.dialog).toContainText('Doubled 0 Ltd: possible duplicate of Doubled 0, Bergen, Norway');
  await page.keyboard.press('Escape');
  await expect(dashboard.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await dashboard.dialog.getByRole('button', { name: 'Approve 2 companies' }).click();
  await expect(dashboard.toast).toContainText('2 Companies Approved');
  await expect(dashboard.rows).toHaveCount(0);
  const found = await page.request.get('/api/admin/companies?search=Doubled&limit=100');
  for (const { id } of (await found.json()).items) made.push(id);
});

test('section 4: the keys of the lists are listed, and can be turned off', async ({ page }) => {
  const dashboard = await openDashboard(page, '/admin?tab=all');
  await expect(dashboard.rows.first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(dashboard.dialog).toHaveAccessibleName('Keys');
  await expect(dashboard.dialog).toContainText('Review the company that has the focus');
  await page.getByLabel('Single letters run actions').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator('.admin-name:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keys: off' }).click();
  await page.getByLabel('Single letters run actions').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Keys/ })).toBeFocused();
  await page.keyboard.press('j');
  await expect(dashboard.names.first()).toBeFocused();
});

test('what waits is counted in the strip and the title, and opens its list', async ({ page }) => {
  const dashboard = await openDashboard(page, '/admin?tab=all');
  await expect(page).toHaveTitle(/^\([\d,]+\) All Companies \| Admin Dashboard/);
  await page.getByRole('link', { name: /waiting/ }).click();
  await expect(dashboard.tab(/^Pending/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/order=asc/);
});

test('a view is saved and opened, and columns can be hidden', async ({ page }) => {
  const dashboard = await openDashboard(page, '/admin?tab=all&country=NO');
  await page.locator('summary', { hasText: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Norway');
  await page.reload();
  await page.locator('summary', { hasText: 'Views' }).click();
  await expect(page.getByLabel('Name of the view')).toHaveValue('Norway');
  await page.getByLabel('Name of the view').press('Enter');
  await expect(page.getByLabel('Name of the view')).toHaveValue('');
  await expect(dashboard.toast).toContainText('Norway is in your views.');
  await page.goto('/admin');
  await page.locator('summary', { hasText: 'Views' }).click();
  await page.getByRole('button', { name: 'Norway', exact: true }).click();
  await expect(page).toHaveURL(/tab=all&country=NO|country=NO/);
  await page.locator('summary', { hasText: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Employees' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Employees' })).toHaveCount(0);
  await page.reload();
  await expect(dashboard.rows.first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Employees' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`look: the workplace is accessible at every width in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const dashboard = await openDashboard(page, '/admin?tab=all');
    await expect(dashboard.rows.first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width}`).toEqual([]);
      expect(await accessibilityProblems(page), `${width}`).toEqual([]);
    }
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.locator('summary', { hasText: 'Columns' }).click();
    expect(await accessibilityProblems(page), 'with a selection and an open menu').toEqual([]);
  });
}
