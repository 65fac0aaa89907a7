import { PAGE_SIZE } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { companiesFound, openHome } from './support/home.ts';
import { watchCalls } from './support/traffic.ts';

test('section 2: the hero has three fields, initially with all industries', async ({ page }) => {
  const home = await openHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home.what).toHaveValue('');
  await expect(home.where).toHaveValue('');
  await expect(home.industry).toHaveValue('');
  await expect(home.industry.getByRole('option', { selected: true })).toHaveText('All Industries');
  await expect(home.search).toBeEnabled();
});

test('section 2: the panel can be shown and hidden, and has all five groups', async ({ page }) => {
  const home = await openHome(page);
  const title = page.getByRole('heading', { name: 'Refine Your Search' });
  await expect(title).toBeHidden();
  await home.showFilters.click();
  await expect(title).toBeVisible();
  for (const group of ['Service Area', 'Equipment Type', 'Certifications', 'Company Status', 'Industry Sector']) {
    await expect(home.group(group)).toBeVisible();
  }
  await expect(home.group('Service Area').getByRole('checkbox')).toHaveCount(7);
  for (const area of ['Europe', 'Middle East', 'Africa', 'Asia-Pacific', 'North America', 'Latin America']) {
    await expect(home.box(area)).toBeVisible();
  }
  await expect(home.box('Australia & New Zealand')).toBeVisible();
  await expect(home.box('Verified Companies Only')).toBeVisible();
  await home.hideFilters.click();
  await expect(title).toBeHidden();
});

test('section 4: drafts fetch nothing until Search, which starts at page 1', async ({ page, request }) => {
  const all = companiesFound((await listCompanies(request)).total);
  const home = await openHome(page, '/?page=3');
  const calls = watchCalls(page, paths.resultsFragment());
  await home.what.fill('ultrasonic');
  await home.where.fill('Houston');
  await home.industry.selectOption('Oil & Gas');
  await home.box('North America').check();
  await home.box('Verified Companies Only').check();
  await expect(home.heading).toHaveText(all);
  expect(calls).toEqual([]);
  expect(page.url()).toMatch(/\/\?page=3$/);

  await home.searchInPanel.click();
  const filters = {
    search: 'ultrasonic',
    location: 'Houston',
    industry: 'Oil & Gas',
    serviceArea: 'North America',
    verified: 'true',
  };
  const { total, items } = await listCompanies(request, filters);
  expect(total).toBeGreaterThan(0);
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(filters);
  expect(calls).toEqual([expect.stringContaining(`GET ${paths.resultsFragment()}?`)]);
});

test('section 4: changing order, page or view keeps the drafts and the state of the panel', async ({ page }) => {
  const home = await openHome(page);
  await home.showFilters.click();
  await home.box('Europe').check();
  await home.what.fill('ultrasonic');
  await home.sort.selectOption('name');
  await expect(page).toHaveURL(/\/\?sortBy=name$/);
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await home.view('List view').click();
  await expect(home.results.locator('.results-list')).toBeVisible();
  await expect(home.box('Europe')).toBeChecked();
  await expect(home.what).toHaveValue('ultrasonic');

  await home.searchInPanel.click();
  await expect(page).toHaveURL(/\?search=ultrasonic&serviceArea=Europe&/);
  await expect(home.hideFilters).toBeVisible();
  await expect(home.box('Europe')).toBeChecked();
  await home.hideFilters.click();
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(page).toHaveURL(/\?search=radiographic&serviceArea=Europe&/);
  await expect(home.results).toHaveAttribute('aria-busy', 'false');
  await expect(home.showFilters).toBeVisible();
  await expect(home.box('Europe')).toBeHidden();
});

test('section 2: a double click on Search searches, and clicks nothing in the results', async ({ page }) => {
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  await home.search.dblclick();
  await expect(home.results).toHaveAttribute('aria-busy', 'false');
  // The second click may hit anything.
  await home.view('List view').dispatchEvent('click', { detail: 2 });
  await home.names.first().dispatchEvent('click', { detail: 2 });
  await page.evaluate(() => fetch('/healthz'));
  await expect(page).toHaveURL(/\/\?search=ultrasonic$/);
});

test('section 2: the heading shows the exact total, above at most six cards', async ({ page, request }) => {
  const home = await openHome(page);
  const all = await listCompanies(request);
  await expect(home.heading).toHaveText(companiesFound(all.total));
  await expect(home.cards).toHaveCount(PAGE_SIZE);
  await home.what.fill('radiographic');
  await home.what.press('Enter');
  const some = await listCompanies(request, { search: 'radiographic' });
  await expect(home.heading).toHaveText(companiesFound(some.total));
  await expect(home.cards).toHaveCount(PAGE_SIZE);
});

test('section 1: the stats of the directory', async ({ page, request }) => {
  await openHome(page);
  const { total } = await listCompanies(request);
  const figures = page.locator('.stats > div');
  await expect(figures).toHaveText([
    `Certified Companies${total}`,
    'Countries Covered124',
    'Industry Sectors15',
    'Customer Satisfaction99%',
  ]);
});

test('section 2: only one checkbox of a group can be checked', async ({ page }) => {
  const home = await openHome(page);
  await home.showFilters.click();
  await home.box('Europe').check();
  await home.box('Africa').check();
  await expect(home.box('Europe')).not.toBeChecked();
  await expect(home.box('Africa')).toBeChecked();
  await home.box('Africa').uncheck();
  await expect(home.group('Service Area').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('section 2: both controls for the industry show the same value', async ({ page }) => {
  const home = await openHome(page);
  await home.showFilters.click();
  await home.industry.selectOption('Petrochemical');
  await expect(home.box('Petrochemical')).toBeChecked();
  await home.industry.selectOption('Manufacturing');
  await expect(home.box('Petrochemical')).not.toBeChecked();
  await home.box('Manufacturing').uncheck();
  await expect(home.industry).toHaveValue('');
  await home.box('Petrochemical').check();
  await expect(home.industry).toHaveValue('Petrochemical');
});

test('section 2: Verified Companies Only shows only verified companies', async ({ page, request }) => {
  const home = await openHome(page);
  await home.showFilters.click();
  await home.box('Verified Companies Only').check();
  await home.searchInPanel.click();
  const { total, items } = await listCompanies(request, { verified: 'true' });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  await expect(page).toHaveURL(/\?verified=true$/);
});

test('section 4: an industry card applies at once and starts at page 1', async ({ page, request }) => {
  const home = await openHome(page, '/?page=2');
  await home.where.fill('a draft that was never searched for');
  const cards = page.getByRole('region', { name: 'Browse by Industry Sector' }).getByRole('link');
  await expect(cards).toHaveCount(5);
  await page.getByRole('link', { name: /^Oil & Gas/ }).click();
  const { total } = await listCompanies(request, { industry: 'Oil & Gas' });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(page).toHaveURL(/\/\?industry=Oil\+%26\+Gas$/);
  await expect(home.industry).toHaveValue('Oil & Gas');
  await expect(home.heading).toBeInViewport();
});

test('section 4: an industry card keeps the filters that are applied', async ({ page, request }) => {
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  await home.search.click();
  await expect(page).toHaveURL(/search=ultrasonic/);
  await page.getByRole('link', { name: /^Oil & Gas/ }).click();
  await expect(page.getByRole('link', { name: /^Petrochemical/ })).toHaveAttribute(
    'href',
    '/?search=ultrasonic&industry=Petrochemical',
  );
  await expect(home.heading).toBeFocused();
  const { total } = await listCompanies(request, { search: 'ultrasonic', industry: 'Oil & Gas' });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.what).toHaveValue('ultrasonic');
});
