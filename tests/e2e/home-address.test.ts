import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { companiesFound, homeOf, openHome, waitForHydration, watchHydration } from './support/home.ts';
import { pauseRequests, watchCalls } from './support/traffic.ts';

const STATE = '/?search=weld&location=Singapore&industry=Oil+%26+Gas&serviceArea=Asia-Pacific&sortBy=name&view=list';

test('decision 9: Back and Forward restore results, form, URL and title', async ({ page, request }) => {
  const home = await openHome(page);
  const all = companiesFound((await listCompanies(request)).total);
  await home.what.fill('ultrasonic');
  await home.industry.selectOption('Oil & Gas');
  await home.search.click();
  const found = companiesFound((await listCompanies(request, { search: 'ultrasonic', industry: 'Oil & Gas' })).total);
  await expect(home.heading).toHaveText(found);
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await expect(page).toHaveTitle(/^Ultrasonic, Oil & Gas: \d+ inspection companies, page 2 \| /);
  await home.sort.selectOption('name');
  await expect(page).toHaveURL(/sortBy=name$/);
  await expect(home.currentPage).toHaveText('1');

  await page.goBack();
  await expect(page).toHaveURL(/\?search=ultrasonic&industry=Oil\+%26\+Gas&page=2$/);
  await expect(home.currentPage).toHaveText('2');
  await expect(home.sort).toHaveValue('rating');
  await page.goBack();
  await expect(home.currentPage).toHaveText('1');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(home.heading).toHaveText(all);
  await expect(page).toHaveTitle(/^Certified Inspection and Testing Companies Worldwide \| /);
  await expect(home.what).toHaveValue('');
  await expect(home.industry).toHaveValue('');

  await page.goForward();
  await expect(home.heading).toHaveText(found);
  await expect(home.what).toHaveValue('ultrasonic');
  await expect(home.industry).toHaveValue('Oil & Gas');
  await expect(home.box('Oil & Gas')).toBeChecked();
});

test('decision 9: Back from a profile leads to the same results', async ({ page }) => {
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  await home.search.click();
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  const names = await home.names.allTextContents();
  await home.names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/\?search=ultrasonic&page=2$/);
  await expect(home.names).toHaveText(names);
  await expect(home.what).toHaveValue('ultrasonic');
});

test('decision 9: a URL restores everything, on a visit and on a reload', async ({ page, request }) => {
  const query = Object.fromEntries(new URL(STATE, 'http://localhost').searchParams);
  const { view: _view, ...search } = query;
  const { total, items } = await listCompanies(request, search);
  expect(total).toBeGreaterThan(0);
  const check = async () => {
    const home = homeOf(page);
    await expect(home.heading).toHaveText(companiesFound(total));
    await expect(home.names).toHaveText(items.map(({ name }) => name));
    await expect(home.what).toHaveValue('weld');
    await expect(home.where).toHaveValue('Singapore');
    await expect(home.industry).toHaveValue('Oil & Gas');
    await expect(home.box('Asia-Pacific')).toBeChecked();
    await expect(home.box('Oil & Gas')).toBeChecked();
    await expect(home.hideFilters).toBeVisible();
    await expect(home.sort).toHaveValue('name');
    await expect(home.view('List view')).toHaveAttribute('aria-current', 'true');
  };
  await openHome(page, STATE);
  await check();
  await page.reload();
  await waitForHydration(page);
  await check();
});

test.describe('before scripts load', () => {
  const type = async (page: Page) => {
    const home = homeOf(page);
    await home.what.fill('ultrasonic');
    await home.where.fill('Houston');
    await home.industry.selectOption('Oil & Gas');
    await home.showFilters.click();
    await home.box('North America').check();
    return home;
  };

  for (const late of ['entry-client', 'enhance.browser', 'finder.browser']) {
    test(`section 4: what was typed before ${late}.js came is still there, and is searched for`, async ({
      page,
      request,
    }) => {
      const { resume } = await pauseRequests(page, new RegExp(`/assets/${late}-[^/]*\\.js`));
      await watchHydration(page);
      await page.goto('/', { waitUntil: 'commit' });
      const home = await type(page);
      resume();
      await waitForHydration(page);
      await expect(home.what).toHaveValue('ultrasonic');
      await expect(home.where).toHaveValue('Houston');
      await expect(home.industry).toHaveValue('Oil & Gas');
      await expect(home.box('North America')).toBeChecked();
      await expect(home.hideFilters).toBeVisible();
      await home.search.click();
      const { total } = await listCompanies(request, {
        search: 'ultrasonic',
        location: 'Houston',
        industry: 'Oil & Gas',
        serviceArea: 'North America',
      });
      await expect(home.heading).toHaveText(companiesFound(total));
    });
  }
});

test('section 2: an order that was chosen before scripts arrived is applied', async ({ page, request }) => {
  const { resume } = await pauseRequests(page, /\/assets\/entry-client-[^/]*\.js/);
  await watchHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  const home = homeOf(page);
  await home.sort.selectOption('name');
  resume();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/\?sortBy=name$/);
  const { items } = await listCompanies(request, { sortBy: 'name' });
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  await expect(home.sort).toHaveValue('name');
});

test('section 2: the links of the headline lead to the industries', async ({ page }) => {
  await openHome(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();
  await expect(page.getByRole('heading', { name: 'Browse by Industry Sector' })).toBeInViewport();
});

test('section 4: a link within the page fetches nothing and keeps the scroll position', async ({ page }) => {
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  const calls = watchCalls(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).press('Enter');
  await expect(page.locator('body')).toBeFocused();
  // A request of the link would have been sent before this one.
  await page.evaluate(() => fetch('/healthz'));
  await expect(home.heading).toHaveText(/^\d+ companies/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#industries :focus')).toHaveCount(1);
  await expect(home.what).toHaveValue('ultrasonic');
  // The map of the page is fetched when it comes into view.
  expect(calls.filter((call) => !call.includes('/api/companies/map'))).toEqual([]);
});

test('decision 13: a URL with an invalid value shows an error page with a link', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  const answer = await page.goto('/?page=0');
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('page must be a whole number from 1 to 100000')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All companies' })).toBeVisible();
});
