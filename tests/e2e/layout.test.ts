import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { homeOf, openHome } from './support/home.ts';
import { overflow, WIDTHS } from './support/layout.ts';
import { openDialog } from './support/request-form.ts';

const LONG_WORD = 'Zerstörungsfreiewerkstoffprüfungsgesellschaft'.repeat(3);

test('look: very long words are broken', async ({ page }) => {
  const home = await openHome(page, `/?search=${'x'.repeat(200)}&location=${'y'.repeat(200)}`);
  await expect(home.cards).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `the search, ${width} px`).toEqual([]);
  }
  for (const view of ['grid', 'list']) {
    await page.goto(`/?view=${view}`);
    await lengthen(page, '.card h3 a, .card-head p, .card-text, .tag');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `cards as ${view}, ${width} px`).toEqual([]);
    }
  }
  await home.names.first().click();
  // Waits for the styles, too.
  await page.waitForURL('**/company/**');
  await lengthen(page, 'main h1, main h1 + p, main .tag, main aside dd, main section > p, main li h3');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `the profile, ${width} px`).toEqual([]);
  }
  await page.goto(`${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/request`);
  await lengthen(page, 'main .narrow > a, main h1 + p, main form > p');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `the request page, ${width} px`).toEqual([]);
  }
  await page.goto('/');
  const { dialog } = await openDialog(page);
  await expect(dialog).toBeVisible();
  await lengthen(page, 'dialog h2 + p, dialog form > p');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0);
  }
});

function lengthen(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([where = '', word = '']) => {
      for (const element of document.querySelectorAll(where)) element.append(` ${word}`);
    },
    [selector, LONG_WORD],
  );
}

test('look: in a narrow window a page number and a search scroll to the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await openHome(page);
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await expect(home.heading).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await home.showFilters.click();
  await home.box('Europe').check();
  await home.searchInPanel.click();
  await expect(page).toHaveURL(/serviceArea=Europe$/);
  await expect(home.heading).toBeInViewport();
  await expect(home.panel.getByText('1 on')).toBeVisible();
});

test('look: at 390 px the header has a menu, the dialog fills the window, and targets are 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await openHome(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveCount(7);
  await page.getByText('Menu', { exact: true }).click();
  for (const target of [home.search, home.panel.locator('> summary'), home.sort, home.view('List view'), home.next]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const { dialog } = await openDialog(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await dialog.boundingBox())?.width).toBe(640);
});

test('section 2: the menu is closed by a link to the same page, by Escape and by a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const button = page.getByText('Menu', { exact: true });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const leave of [
    () => menu.getByRole('link', { name: 'Industries' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 700),
    () => button.click(),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await leave();
    await expect(menu).toBeHidden();
  }
  // Closing it with the keyboard returns the focus to the button.
  await button.press('Enter');
  await menu.getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Menu' })).toBeFocused();
});

test('look: on a phone the trail above a title does not repeat it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/ultrasonic-testing-services', '/inspection-companies-in-munich', '/guides/weld-standards']) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link').first()).toBeVisible();
    await expect(trail.locator('[aria-current]')).toBeHidden();
  }
});

test('section 2: a landing page on a phone has three companies before its folded texts, in at most 6,000 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ultrasonic-testing-services');
  const cards = page.locator('.landing-cards > li').filter({ visible: true });
  await expect(cards).toHaveCount(3);
  const about = page.getByRole('heading', { level: 2, name: 'About ultrasonic testing' });
  const [first, last, text] = await Promise.all([cards.first(), cards.last(), about].map((part) => part.boundingBox()));
  expect(first?.y).toBeLessThan(844);
  expect(text?.y).toBeGreaterThan(last?.y ?? 0);
  await expect(page.getByText('Read more').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
});

test('look: the hero, the results and the footer share one left edge', async ({ page }) => {
  await openHome(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(() =>
      [
        '.site-name',
        'h1',
        '.search-bar',
        '.stats',
        '.results-body',
        '#promo',
        '#industries-title',
        '.site-footer p',
      ].map((selector) =>
        Math.round(
          document.querySelector(selector)?.closest('.promo')?.getBoundingClientRect().left ??
            document.querySelector(selector)?.getBoundingClientRect().left ??
            -1,
        ),
      ),
    );
    expect(new Set(edges).size, `${width} px: ${edges}`).toBe(1);
  }
  await expect(homeOf(page).heading).toBeVisible();
});
