import { PAGE_SIZE } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { findCompany, listCompanies } from './support/companies.ts';
import { companiesFound, homeOf } from './support/home.ts';
import { requestForm, requestValues } from './support/request-form.ts';

test.use({ javaScriptEnabled: false });

test('section 2: the search bar searches', async ({ page, request }) => {
  await page.goto('/?page=2');
  const home = homeOf(page);
  await home.what.fill('ultrasonic');
  await home.where.fill('Houston');
  await home.industry.selectOption('Oil & Gas');
  await home.search.click();
  const { total, items } = await listCompanies(request, {
    search: 'ultrasonic',
    location: 'Houston',
    industry: 'Oil & Gas',
  });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  await expect(home.what).toHaveValue('ultrasonic');
  await expect(home.where).toHaveValue('Houston');
  await expect(home.industry).toHaveValue('Oil & Gas');
});

test('section 2: the filter panel opens, and its checkboxes filter', async ({ page, request }) => {
  await page.goto('/');
  const home = homeOf(page);
  await home.showFilters.click();
  await home.box('Europe').check();
  await home.box('Verified Companies Only').check();
  await home.box('Petrochemical').check();
  await home.searchInPanel.click();
  const filters = { serviceArea: 'Europe', verified: 'true', industry: 'Petrochemical' };
  const { total } = await listCompanies(request, filters);
  await expect(home.heading).toHaveText(companiesFound(total));
  // The panel is open, because filters are active.
  await expect(home.box('Europe')).toBeChecked();
  await expect(home.box('Verified Companies Only')).toBeChecked();
  await expect(home.industry).toHaveValue('Petrochemical');

  // Of the two industry controls the changed one counts.
  await home.box('Petrochemical').uncheck();
  await home.box('Manufacturing').check();
  await home.searchInPanel.click();
  await expect(home.industry).toHaveValue('Manufacturing');
  await home.industry.selectOption('Aerospace');
  await home.search.click();
  await expect(home.industry).toHaveValue('Aerospace');
  const aerospace = await listCompanies(request, { ...filters, industry: 'Aerospace' });
  await expect(home.heading).toHaveText(companiesFound(aerospace.total));
  await home.panel.getByRole('link', { name: 'Clear' }).click();
  await expect(home.heading).toHaveText(companiesFound((await listCompanies(request)).total));
});

test('section 2: the panel, open because of active filters, can be hidden and shown again', async ({ page }) => {
  await page.goto('/?serviceArea=Europe');
  const home = homeOf(page);
  await expect(home.box('Europe')).toBeVisible();
  await home.hideFilters.click();
  await expect(home.box('Europe')).toBeHidden();
  await home.showFilters.click();
  await expect(home.box('Europe')).toBeVisible();
  await expect(home.hideFilters).toBeVisible();
});

test('section 2: an industry can be removed in both controls', async ({ page, request }) => {
  const all = companiesFound((await listCompanies(request)).total);
  const home = homeOf(page);
  await page.goto('/?industry=Petrochemical');
  await home.industry.selectOption('All Industries');
  await home.search.click();
  await expect(home.heading).toHaveText(all);
  await page.goto('/?industry=Petrochemical');
  await home.box('Petrochemical').uncheck();
  await home.searchInPanel.click();
  await expect(home.heading).toHaveText(all);
});

test('section 2: order, view and pages work', async ({ page, request }) => {
  await page.goto('/?search=ultrasonic&page=3');
  const home = homeOf(page);
  await home.sort.selectOption('name');
  await home.results.getByRole('button', { name: 'Sort' }).click();
  const byName = await listCompanies(request, { search: 'ultrasonic', sortBy: 'name' });
  await expect(home.names).toHaveText(byName.items.map(({ name }) => name));
  await expect(home.currentPage).toHaveText('1');

  await home.view('List view').click();
  await expect(home.results.locator('.results-list')).toBeVisible();
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  await home.pageNumbers.getByText('4', { exact: true }).click();
  await expect(home.currentPage).toHaveText('4');
  await expect(home.cards).toHaveCount(PAGE_SIZE);
  await expect(home.results.locator('.results-list')).toBeVisible();
  await expect(home.sort).toHaveValue('name');
  await expect(home.what).toHaveValue('ultrasonic');

  // A new search keeps order and view, and starts at page 1.
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(home.sort).toHaveValue('name');
  await expect(home.results.locator('.results-list')).toBeVisible();
  await expect(home.currentPage).toHaveText('1');
});

test('section 2: an industry card filters', async ({ page, request }) => {
  await page.goto('/?page=2');
  await page.getByRole('link', { name: /^Oil & Gas/ }).click();
  const { total } = await listCompanies(request, { industry: 'Oil & Gas' });
  await expect(homeOf(page).heading).toHaveText(companiesFound(total));
  await expect(page).toHaveURL(/\/\?industry=Oil\+%26\+Gas$/);
});

test('section 5: Contact leads to a form that shows errors, keeps its text, and sends', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  await page.goto('/');
  const name = (await homeOf(page).names.first().textContent()) ?? '';
  await page.getByRole('link', { name: `Contact ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request Service Quote' })).toBeVisible();
  const { field, urgency, fill, send } = requestForm(page);
  await send.click();
  for (const sentence of [
    'Name is required',
    'Valid email is required',
    'Equipment type is required',
    'Location is required',
    'Please provide a detailed description',
    'Please select urgency level',
  ]) {
    await expect(page.locator('.form-issue', { hasText: sentence })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible();
  }
  await expect(field('Your name')).toHaveAccessibleDescription('Name is required');
  const typed = requestValues({ Email: 'nobody', 'Your name': '<b>Ada</b> "Buyer" & Söhne' });
  await fill(typed, 'Medium');
  await page.getByLabel('Preferred date').fill('2031-05-04');
  await send.click();
  await expect(field('Email')).toHaveAccessibleDescription('Valid email is required');
  for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
  await expect(urgency('Medium')).toBeChecked();
  await expect(page.getByLabel('Preferred date')).toHaveValue('2031-05-04');

  await field('Email').fill(requestValues().Email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Request Submitted' })).toBeVisible();
  await expect(
    page.getByText('Your request has been sent to the company. They will contact you soon.', { exact: true }),
  ).toBeVisible();
  // A reload shows the confirmation and does not send the form again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Request Submitted' })).toBeVisible();
  await page.getByRole('link', { name: `Back to ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('section 2: the menu of a narrow window works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByText('Menu', { exact: true }).click();
  for (const [name, address] of Object.entries({
    'Get Verified': paths.pricing,
    Industries: paths.industries,
    About: paths.about,
    Contact: paths.contact,
    'List Your Company': paths.register,
  })) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await menu.getByRole('link', { name: 'Find Inspectors' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(homeOf(page).heading).toBeVisible();
});

test('section 2: the profile has a button to the form', async ({ page, request }) => {
  const company = await findCompany(request, ({ verified }) => verified);
  await page.goto(paths.company(company));
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await page.getByRole('link', { name: 'Request Service Quote' }).click();
  await expect(page.getByText(`${company.name}, ${company.location}`)).toBeVisible();
  await expect(requestForm(page).send).toBeVisible();
});
