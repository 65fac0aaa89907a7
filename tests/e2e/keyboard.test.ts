import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { focusProblems, tabTo } from './support/focus.ts';
import { companiesFound, openHome, RESULTS } from './support/home.ts';
import { requestForm, requestValues } from './support/request-form.ts';

test('look: the first tab stop of a page skips to its content', async ({ page }) => {
  const home = await openHome(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.what).toBeFocused();
});

test('section 2: searching, filtering and sending a request with only the keyboard', async ({ page, request }) => {
  const home = await openHome(page);
  await tabTo(page, '#search');
  await page.keyboard.type('ultrasonic');
  await page.keyboard.press('Tab');
  await expect(home.where).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.locate).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.industry).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.search).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const first = await listCompanies(request, { search: 'ultrasonic' });
  await expect(home.heading).toHaveText(companiesFound(first.total));
  await tabTo(page, '.filter-panel > summary');
  await page.keyboard.press('Enter');
  await expect(home.showFilters).toBeVisible();
  await page.keyboard.press('Space');
  await expect(home.hideFilters).toBeVisible();
  await tabTo(page, '[value=Europe]');
  await page.keyboard.press('Space');
  await expect(home.box('Europe')).toBeChecked();
  await tabTo(page, '.filter-actions button');
  await page.keyboard.press('Enter');
  const second = await listCompanies(request, { search: 'ultrasonic', serviceArea: 'Europe' });
  await expect(home.heading).toHaveText(companiesFound(second.total));
  await tabTo(page, '[data-request]');
  expect(await focusProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request Service Quote' });
  const { field, urgency, send } = requestForm(dialog);
  await expect(dialog).toBeVisible();
  await tabTo(page, '[name=customerName]');
  const typed = requestValues();
  await page.keyboard.type(typed['Your name']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.Email);
  await tabTo(page, '[name=equipmentType]');
  await page.keyboard.type('Tank bottom');
  await tabTo(page, '[name=location]');
  await page.keyboard.type(typed['Job location']);
  await tabTo(page, '[name=urgency]');
  await page.keyboard.press('ArrowDown');
  await expect(urgency('Medium').or(urgency('Low')).and(page.locator(':checked'))).toBeFocused();
  await tabTo(page, '[name=serviceDescription]');
  await page.keyboard.type(typed['What do you need?']);
  await expect(field('Your name')).toHaveValue(typed['Your name']);
  await tabTo(page, '[type=submit]');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Service Request Submitted', { exact: true })).toBeVisible();
  await expect(page.locator('[data-request]').first()).toBeFocused();
});

test('look: the focus is not lost when the results change', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const home = await openHome(page);
  const nothing = page.locator('body:focus');
  const settled = async (address: RegExp) => {
    await expect(page).toHaveURL(address);
    await expect(home.results).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator(':focus'), `the focus at ${page.url()}`).toHaveCount(1);
    await expect(nothing).toHaveCount(0);
  };
  await home.what.fill('weld');
  await home.what.press('Enter');
  await settled(/search=weld$/);
  await home.sort.focus();
  await page.keyboard.press('n');
  await settled(/sortBy=name$/);
  await expect(home.sort, 'who tries the orders one by one stays there').toBeFocused();
  await home.pageNumbers.getByText('3').focus();
  await page.keyboard.press('Enter');
  await settled(/page=3$/);
  await home.view('List view').focus();
  await page.keyboard.press('Enter');
  await settled(/view=list/);
  await home.box('Europe').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await settled(/serviceArea=Europe/);
  await page.route(RESULTS, (route) => route.abort(), { times: 1 });
  await home.next.focus();
  await page.keyboard.press('Enter');
  const again = home.results.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(home.cards.first()).toBeVisible();
  await settled(/page=2/);
});

for (const direction of ['Tab', 'Shift+Tab'] as const) {
  test(`look: every tab stop of the home page shows its complete focus ring (${direction})`, async ({ page }) => {
    // Without the map, whose markers are no boxes.
    await page.setViewportSize({ width: 1200, height: 600 });
    const home = await openHome(page, '/?search=weld&location=Singapore&verified=true');
    await expect(home.hideFilters).toBeVisible();
    // Before the first and after the last tab stop.
    await page.keyboard.press('Tab');
    if (direction === 'Shift+Tab') await page.locator('.site-footer a').last().focus();
    const faults = new Set<string>();
    let stops = 0;
    for (; stops < 200; stops += 1) {
      for (const fault of await focusProblems(page)) faults.add(fault);
      const isLast = await page
        .locator(':focus')
        .and(page.locator(direction === 'Tab' ? '.site-footer nav:last-of-type a' : '.skip-link'))
        .count();
      if (isLast) break;
      await page.keyboard.press(direction);
    }
    expect([...faults]).toEqual([]);
    expect(stops).toBeGreaterThan(40);
    expect(stops).toBeLessThan(200);
  });
}

test('look: the focus stays in the dialog, and every tab stop shows its complete focus ring', async ({ page }) => {
  const home = await openHome(page);
  await home.cards
    .first()
    .getByRole('link', { name: /^Contact/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request Service Quote' });
  await expect(dialog).toBeVisible();
  await tabTo(page, '[name=customerName]');
  const faults = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    for (const fault of await focusProblems(page)) faults.add(fault);
    // The browser's own controls are a stop, too; what is behind the dialog is none.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toBe('dialog');
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect([...faults]).toEqual([]);
});
