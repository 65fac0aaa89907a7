import type { Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { openHome } from './support/home.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Shortlist' });
const buttons = (page: Page) => page.locator('.card-actions').getByRole('button', { name: /^Shortlist/ });
const headerCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });

test('section 2.91: a company is added, found in tray and header, and removed', async ({ page }) => {
  const home = await openHome(page, '/?search=weld&validOn=2027-01-12');
  await expect(buttons(page)).toHaveCount(6);
  await expect(trayOf(page)).toBeHidden();
  const name = (await home.names.first().textContent()) ?? '';
  await buttons(page).first().click();
  await expect(buttons(page).first()).toHaveAccessibleName(`Shortlisted ${name}`);
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(trayOf(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(headerCount(page)).toHaveText('Shortlist 1');
  await expect(page.getByRole('status').getByText(`${name} added to the shortlist: 1 of 5`)).toBeAttached();
  await buttons(page).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(trayOf(page).getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
    'href',
    /^\/compare\?companies=\d+,\d+&validOn=2027-01-12$/,
  );
  await expect(trayOf(page).getByRole('link', { name: 'Ask all 2 for quotes' })).toHaveAttribute(
    'href',
    /^\/request\?companies=\d+,\d+&validOn=2027-01-12$/,
  );
  await trayOf(page)
    .getByRole('button', { name: `Remove ${name} from the shortlist` })
    .click();
  await expect(buttons(page).first()).toHaveAccessibleName(`Shortlist ${name}`);
  await trayOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect(trayOf(page)).toBeHidden();
  await expect(headerCount(page)).toBeHidden();
});

test('section 2.91: the shortlist survives new results, reload and other pages, and all tabs follow', async ({
  page,
  context,
}) => {
  const home = await openHome(page, '/?search=weld');
  const name = (await home.names.first().textContent()) ?? '';
  await buttons(page).first().click();
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'false');
  await home.previous.click();
  await expect(buttons(page).first()).toHaveAccessibleName(`Shortlisted ${name}`);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(buttons(page).first()).toHaveAccessibleName(`Shortlisted ${name}`);

  const other = await context.newPage();
  await other.goto('/about');
  await other.keyboard.press('Shift');
  await expect(trayOf(other).getByRole('link', { name, exact: true })).toBeVisible();
  await buttons(page).nth(2).click();
  await expect(headerCount(other)).toHaveText('Shortlist 2');
  await trayOf(other).getByRole('button', { name: 'Clear' }).click();
  await expect(trayOf(page)).toBeHidden();
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('section 2.91: the sixth company is refused with a sentence', async ({ page, request }) => {
  const { items } = await listCompanies(request, { limit: 6 });
  const list = items.slice(1).map(({ id, name }) => ({ id, name }));
  await page.addInitScript((stored) => localStorage.setItem('shortlist', JSON.stringify(stored)), list);
  const sixth = items[0] ?? { id: 0, name: '' };
  await page.goto(paths.company(sixth));
  const button = page.getByRole('complementary').getByText('Shortlist', { exact: true });
  await button.click();
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByText(/holds five companies/),
  ).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(headerCount(page)).toHaveText('Shortlist 5');
});

test('section 2.91: what is stored may be anything', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('shortlist', '[{"id":"1"},null,7,{"id":3,"name":"<img src=x>"}]'),
  );
  await openHome(page);
  await expect(trayOf(page).getByRole('link', { name: '<img src=x>' })).toBeVisible();
  await expect(headerCount(page)).toHaveText('Shortlist 1');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('look: the tray covers neither the end of the page nor the bar of a profile, and its targets are 44 px', async ({
    page,
    request,
  }) => {
    const { items } = await listCompanies(request);
    const list = items.slice(0, 3).map(({ id, name }) => ({ id, name }));
    await page.addInitScript((stored) => localStorage.setItem('shortlist', JSON.stringify(stored)), list);
    const [company = { id: 0, name: '' }] = items;
    await page.goto(paths.company(company));
    await page.keyboard.press('Shift');
    await trayOf(page)
      .getByRole('button', { name: /^Shortlist/ })
      .click();
    for (const target of await trayOf(page).locator('button, .button').all()) {
      const { height = 0, width = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.round(height)).toBeGreaterThanOrEqual(44);
      expect(Math.round(width)).toBeGreaterThanOrEqual(34);
    }
    await page.keyboard.press('Escape');
    const top = (await trayOf(page).boundingBox())?.y ?? 0;
    const bar = await page.locator('.contact-bar').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  });

  test('section 2.92: two columns of a comparison are in sight, and the names of the rows stay', async ({
    page,
    request,
  }) => {
    const ids = (await listCompanies(request)).items.slice(0, 4).map(({ id }) => id);
    await page.goto(paths.compare(ids));
    const heads = page.getByRole('columnheader');
    await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(heads.nth(3)).not.toBeInViewport();
    await page.getByRole('region', { name: 'Comparison' }).evaluate((area) => area.scrollTo(999, 0));
    await expect(heads.nth(3)).toBeInViewport({ ratio: 0.9 });
  });
});

test('section 2.92: a shared comparison can be saved, and equal rows hidden', async ({ page, request }) => {
  const ids = (await listCompanies(request)).items.slice(0, 3).map(({ id }) => id);
  await page.goto(paths.compare(ids));
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Save as my shortlist' }).click();
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page).toHaveURL(paths.compare(ids.slice(1)));
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await expect(trayOf(page).getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
    'href',
    paths.compare(ids.slice(1)),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('section 2.91: Shortlist leads to the comparison, where a second company is added by its name', async ({
    page,
    request,
  }) => {
    const [first, second] = (await listCompanies(request)).items;
    await page.goto('/');
    await page.locator('.card-actions').first().getByRole('link', { name: 'Shortlist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 1 company');
    await expect(page.getByRole('columnheader')).toContainText([first?.name ?? '']);
    await page.getByLabel('Name of the company').fill(second?.name ?? '');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: `Add ${second?.name}`, exact: true }).click();
    await expect(page.getByRole('columnheader')).toContainText([first?.name ?? '', second?.name ?? '']);
    await page.getByLabel('Hide equal rows').check();
    await expect(page.locator('tr.is-equal').first()).toBeHidden();
    await page.getByRole('link', { name: `Remove ${first?.name}`, exact: true }).click();
    await expect(page.getByRole('columnheader')).toContainText([second?.name ?? '']);
  });
});
