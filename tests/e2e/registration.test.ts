import type { Page } from '@playwright/test';
import { messages } from '#web/messages.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { listField, newEmail, openForm } from './support/page-form.ts';

const open = (page: Page) => openForm(page, '/register', 'Submit Registration');
const fields = () => ({
  'Company name': 'Walk-in Inspection',
  Location: 'Houston, Texas',
  Description: 'Examines pressure vessels.',
  // With an extension, so that it is of no company of the demonstration data.
  Phone: '+1 713 555 0100 ext. 9',
  Email: newEmail(),
});

test('section 2: Cancel leads to the directory', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('section 2: items are added by button or Enter, trimmed, without empty and repeated ones, and can be removed', async ({
  page,
}) => {
  await open(page);
  const { input, add, items, remove } = listField(page, 'Specializations');
  await input.fill('  Bolt stretch  ');
  await add.click();
  await expect(input).toBeFocused();
  await input.fill('Wall loss');
  await input.press('Enter');
  for (const nothing of ['', '   ', 'bolt STRETCH', ' Wall loss ']) {
    await input.fill(nothing);
    await input.press('Enter');
  }
  await expect(items).toHaveText([/^Bolt stretch/, /^Wall loss/]);
  await remove('Bolt stretch').click();
  await expect(items).toHaveText([/^Wall loss/]);
  await expect(input).toBeFocused();
  await expect(page).toHaveURL(/\/register$/);
});

test('section 9: there are at most five suggestions, without those chosen, also under other names', async ({
  page,
}) => {
  await open(page);
  const { input, items, suggestions } = listField(page, 'Industries');
  await input.click();
  await expect(suggestions).toHaveCount(5);
  const first = (await suggestions.first().getAttribute('data-value')) ?? '';
  await suggestions.first().click();
  await expect(items).toHaveText([new RegExp(`^${first}`)]);
  await input.click();
  await expect(suggestions.first()).not.toContainText(first);
  await expect(suggestions).toHaveCount(5);

  const specializations = listField(page, 'Specializations');
  await specializations.input.pressSequentially('MPI');
  await expect(specializations.suggestions.first()).toContainText('Magnetic particle testing');
  const equipment = listField(page, 'Equipment types');
  await equipment.input.pressSequentially('grp');
  await expect(equipment.suggestions.first()).toContainText('Composite part');
});

test('section 2: suggestions are chosen with only the keyboard', async ({ page }) => {
  await open(page);
  const { input, items, suggestions } = listField(page, 'Certifications');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.pressSequentially('api');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await input.press('ArrowDown');
  const second = suggestions.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  const name = (await second.getAttribute('data-value')) ?? '';
  await input.press('Enter');
  await expect(items).toHaveText([new RegExp(`^${name}`)]);
  await input.pressSequentially('api');
  await input.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(input).toHaveValue('api');
});

test('section 8: a registration is sent, confirmed by a notice and followed by what happens next', async ({ page }) => {
  const { send, field, fill, toasts } = await open(page);
  await fill(fields());
  await field('Service area').selectOption('North America');
  const { input } = listField(page, 'Specializations');
  await input.fill('Typed but never added');
  const [request] = await Promise.all([page.waitForRequest('**/api/companies'), send.click()]);
  expect(request.postDataJSON()).toMatchObject({ specializations: ['Typed but never added'], certifications: [] });
  await expect(toasts).toContainText([messages.companyRegistered.title]);
  await expect(toasts).toContainText([messages.companyRegistered.text]);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await page.goto('/register');
  await expect(field('Company name')).toHaveValue('');
});

test('section 5: invalid fields show their errors, and the form keeps its text, also after a reload', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const { send, field, fill } = await open(page);
  const { input, items } = listField(page, 'Equipment types');
  await input.fill('Flare tip');
  await input.press('Enter');
  await fill({ 'Company name': 'Walk-in', Website: 'walk-in' });
  await send.click();
  const sentences = {
    Location: 'Location is required',
    'Service area': 'Service area is required',
    Website: 'Please enter a valid website URL',
    Phone: 'Phone number is required',
    Email: 'Valid email is required',
  };
  for (const [label, sentence] of Object.entries(sentences))
    await expect(field(label)).toHaveAccessibleDescription(sentence);
  await expect(field('Location')).toBeFocused();
  await expect(field('Company name')).toHaveValue('Walk-in');
  await page.reload();
  await expect(items).toHaveText([/^Flare tip/]);
  await expect(field('Company name')).toHaveValue('Walk-in');
  await expect(field('Website')).toHaveValue('walk-in');
});

test('section 2: Enter takes a suggestion that begins with what was typed; Add takes the text', async ({ page }) => {
  await open(page);
  const { input, add, items, suggestions } = listField(page, 'Certifications');
  await input.pressSequentially('api');
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  const first = (await suggestions.first().getAttribute('data-value')) ?? '';
  await input.press('Enter');
  await expect(items).toHaveText([new RegExp(`^${first}`)]);
  await input.pressSequentially('own api');
  await add.click();
  await expect(items).toHaveText([new RegExp(`^${first}`), /^own api/]);
});

test('decision 15: companies that are listed already are offered before a registration is sent', async ({
  page,
  request,
}) => {
  const { items } = await listCompanies(request, { search: 'ultrasonic' });
  const name = items[0]?.name ?? '';
  const { send, field, fill, toasts } = await open(page);
  await fill({ ...fields(), 'Company name': name, Website: 'www.walk-in.example' });
  await field('Service area').selectOption('Europe');
  await page.getByRole('checkbox', { name: 'Middle East' }).check();
  const similar = page.getByRole('region', { name: 'Is your company listed already?' });
  await expect(similar).toBeHidden();
  await send.click();
  await expect(similar.getByRole('link', { name })).toBeVisible();
  await expect(similar).toContainText('same name');
  await similar.getByRole('checkbox', { name: 'My company is none of these' }).check();
  await expect(similar.locator('.form-issue')).toBeEmpty();
  const [sent] = await Promise.all([page.waitForRequest('**/api/companies'), send.click()]);
  expect(sent.postDataJSON()).toMatchObject({ serviceArea: 'Europe', moreServiceAreas: ['Middle East'] });
  await expect(toasts).toContainText([messages.companyRegistered.title]);
});

test('section 8: a registration that cannot be sent shows an error and keeps all fields', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const { send, field, fill, toasts } = await open(page);
  await fill(fields());
  await field('Service area').selectOption('Europe');
  await page.route('**/api/companies', (route) => route.abort());
  await send.click();
  await expect(toasts).toContainText([messages.registrationFailed.title]);
  await expect(toasts).toContainText([messages.registrationFailed.text]);
  await expect(field('Company name')).toHaveValue('Walk-in Inspection');
  await expect(page).toHaveURL(/\/register$/);
});
