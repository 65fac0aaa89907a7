import { PAGE_BUTTONS, PAGE_SIZE, RESULT_CACHE_MINUTES } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { companiesFound, openHome, RESULTS } from './support/home.ts';
import { pauseRequests, watchCalls } from './support/traffic.ts';

test('section 2: the dropdown orders by rating, distance, name and reviews', async ({ page, request }) => {
  const home = await openHome(page, '/?page=2');
  await expect(home.sort.getByRole('option')).toHaveText(['Rating (recommended)', 'Distance', 'Name', 'Reviews']);
  await expect(home.sort.getByRole('option', { selected: true })).toHaveText('Rating (recommended)');
  for (const sortBy of ['name', 'reviews']) {
    await home.sort.selectOption(sortBy);
    const { items } = await listCompanies(request, { sortBy });
    await expect(home.names).toHaveText(items.map(({ name }) => name));
    await expect(page).toHaveURL(new RegExp(`/\\?sortBy=${sortBy}$`));
    await expect(home.sort).toHaveValue(sortBy);
  }
});

test('decision 3: distance without a known place shows which order is used instead', async ({ page, request }) => {
  const home = await openHome(page);
  await home.sort.selectOption('distance');
  const { notice, items } = await listCompanies(request, { sortBy: 'distance' });
  expect(notice).toMatch(/distance/);
  await expect(home.results.getByText(notice ?? '')).toBeVisible();
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  await home.sort.selectOption('rating');
  await expect(home.results.getByText(notice ?? '')).toBeHidden();
});

test('section 2: grid and list show the same results, and the URL contains the view', async ({ page }) => {
  const home = await openHome(page, '/?search=ultrasonic&page=2');
  const names = await home.names.allTextContents();
  expect(names).toHaveLength(PAGE_SIZE);
  await expect(home.view('Grid view')).toHaveAttribute('aria-current', 'true');
  await home.view('List view').click();
  await expect(page).toHaveURL(/\/\?search=ultrasonic&view=list&page=2$/);
  await expect(home.results.locator('.results-list')).toBeVisible();
  await expect(home.names).toHaveText(names);
  await expect(home.view('List view')).toHaveAttribute('aria-current', 'true');
  await expect(home.view('Grid view')).not.toHaveAttribute('aria-current');
  await home.view('Grid view').click();
  await expect(page).toHaveURL(/\/\?search=ultrasonic&page=2$/);
  await expect(home.results.locator('.results-grid')).toBeVisible();
  await expect(home.names).toHaveText(names);
});

test('section 4: a search does not change the view', async ({ page }) => {
  const home = await openHome(page, '/?view=list');
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(page).toHaveURL(/\/\?search=radiographic&view=list$/);
  await expect(home.results.locator('.results-list')).toBeVisible();
});

test('section 2: placeholders have the shape of cards while results load', async ({ page }) => {
  const home = await openHome(page);
  const { resume } = await pauseRequests(page, RESULTS);
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(home.results).toHaveAttribute('aria-busy', 'true');
  await expect(home.results.locator('.card').filter({ has: page.locator('.skeleton') })).toHaveCount(PAGE_SIZE);
  await expect(home.cards).toHaveCount(0);
  await expect(home.pages).toBeHidden();
  resume();
  await expect(home.cards).toHaveCount(PAGE_SIZE);
  await expect(home.results).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.skeleton')).toHaveCount(0);
});

test('section 4: five page buttons, with Previous and Next disabled at the bounds', async ({ page, request }) => {
  const home = await openHome(page);
  const { total } = await listCompanies(request);
  const last = Math.ceil(total / PAGE_SIZE);
  await expect(home.pageNumbers).toHaveCount(PAGE_BUTTONS);
  await expect(home.pageNumbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(home.currentPage).toHaveText('1');
  await expect(home.previous).toBeDisabled();

  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await expect(page).toHaveURL(/\/\?page=2$/);
  const second = await listCompanies(request, { page: 2 });
  await expect(home.names).toHaveText(second.items.map(({ name }) => name));
  await expect(home.heading).toBeInViewport();
  await home.pageNumbers.getByText('5', { exact: true }).click();
  await expect(home.pageNumbers).toHaveText(['3', '4', '5', '6', '7']);
  await home.previous.click();
  await expect(home.currentPage).toHaveText('4');

  await page.goto(`/?page=${last}`);
  await expect(home.currentPage).toHaveText(String(last));
  await expect(home.pageNumbers).toHaveCount(PAGE_BUTTONS);
  await expect(home.next).toBeDisabled();
  await expect(home.cards).toHaveCount(total - (last - 1) * PAGE_SIZE);
});

test('section 4: one page of results has no page buttons, two have two', async ({ page, request }) => {
  const home = await openHome(page, '/?search=radiographic');
  await expect(home.pages).toBeVisible();
  await home.where.fill('Houston');
  await home.search.click();
  const few = await listCompanies(request, { search: 'radiographic', location: 'Houston' });
  expect(few.total).toBeLessThanOrEqual(PAGE_SIZE);
  await expect(home.heading).toHaveText(companiesFound(few.total));
  await expect(home.pages).toBeHidden();
  await home.what.fill('');
  await home.where.fill('Singapore');
  await home.search.click();
  const some = await listCompanies(request, { location: 'Singapore' });
  await expect(home.heading).toHaveText(companiesFound(some.total));
  await expect(home.pageNumbers).toHaveCount(Math.min(PAGE_BUTTONS, Math.ceil(some.total / PAGE_SIZE)));
});

test('look: without results there is one sentence and one button', async ({ page, request }) => {
  const home = await openHome(page);
  await home.what.fill('zzzqqq');
  await home.search.click();
  await expect(home.heading).toHaveText(companiesFound(0));
  await expect(home.results.getByText(/^No companies match/)).toBeVisible();
  await expect(home.pages).toBeHidden();
  await home.results.getByRole('link', { name: 'Clear search' }).click();
  await expect(home.heading).toHaveText(companiesFound((await listCompanies(request)).total));
  await expect(home.what).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
});

test('decision 1: a page past the end leads back to the first', async ({ page }) => {
  const home = await openHome(page, '/?search=radiographic&page=900');
  await expect(home.cards).toHaveCount(0);
  await home.results.getByRole('link', { name: 'First page', exact: true }).click();
  await expect(home.cards).toHaveCount(PAGE_SIZE);
  await expect(page).toHaveURL(/\/\?search=radiographic$/);
});

test('section 8: a failed fetch shows an error, and Try again works', async ({ page, request, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const home = await openHome(page);
  await page.route(RESULTS, (route) => route.abort(), { times: 1 });
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(home.results.getByText('Failed to fetch companies').first()).toBeVisible();
  await expect(home.cards).toHaveCount(0);
  await expect(home.heading).not.toHaveText(/companies/);
  await home.results.getByRole('button', { name: 'Try again' }).click();
  const { total } = await listCompanies(request, { search: 'radiographic' });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.cards).toHaveCount(PAGE_SIZE);
});

test('section 8: a status of 500 is a failed fetch, too', async ({ page, tolerate }) => {
  tolerate(/status of 500/);
  const home = await openHome(page, '/?search=radiographic');
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await page.route(RESULTS, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await home.next.click();
  await expect(home.results.getByText('Failed to fetch companies').first()).toBeVisible();
  await home.results.getByRole('button', { name: 'Try again' }).click();
  await expect(home.currentPage).toHaveText('3');
});

test('section 8: a rejected search shows the reason', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  const home = await openHome(page);
  await home.what.fill('ultrasonic\u0007');
  await home.search.click();
  await expect(home.results.getByText('Failed to fetch companies. Please remove the control characters')).toBeVisible();
  await home.what.fill('ultrasonic\ttesting');
  await home.search.click();
  await expect(home.cards).toHaveCount(PAGE_SIZE);
});

test('section 9: results are cached for five minutes', async ({ page }) => {
  await page.clock.install();
  const home = await openHome(page);
  const calls = watchCalls(page);
  const searchFor = async (text: string) => {
    await home.what.fill(text);
    await home.search.click();
    await expect(page).toHaveURL(new RegExp(`/\\?search=${text}$`));
    await expect(home.results).toHaveAttribute('aria-busy', 'false');
  };
  const fetches = () =>
    calls.filter((call) => call === `GET ${paths.resultsFragment({ search: 'ultrasonic' })}`).length;
  await searchFor('ultrasonic');
  await searchFor('radiographic');
  await page.clock.fastForward((RESULT_CACHE_MINUTES - 1) * 60_000);
  await searchFor('ultrasonic');
  expect(fetches()).toBe(1);
  await searchFor('radiographic');
  await page.clock.fastForward(2 * 60_000);
  await searchFor('ultrasonic');
  await expect.poll(fetches).toBe(2);
});

test('section 4: a later search overtakes a slower earlier one', async ({ page, request }) => {
  const home = await openHome(page);
  const { resume } = await pauseRequests(page, `**${paths.resultsFragment({ search: 'ultrasonic' })}`);
  await home.what.fill('ultrasonic');
  await home.search.click();
  await expect(home.results).toHaveAttribute('aria-busy', 'true');
  await home.what.fill('radiographic');
  await home.search.click();
  const { total } = await listCompanies(request, { search: 'radiographic' });
  await expect(home.heading).toHaveText(companiesFound(total));
  const late = page.waitForResponse(`**${paths.resultsFragment({ search: 'ultrasonic' })}`);
  resume();
  await (await late).finished();
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.what).toHaveValue('radiographic');
});
