import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

type Edited = { id: number; dialog: Locator; saved: () => Promise<Record<string, unknown>> };

/** Imports a company of this name and opens its edit form. */
async function openEdit(page: Page, name: string, cells: object = {}): Promise<Edited> {
  expect((await page.request.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  const row = { name, location: 'Leeds, United Kingdom', ...cells };
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies: [row] } });
  const query = new URLSearchParams({ search: name });
  const { items } = await (await page.request.get(`/api/admin/companies?${query}`)).json();
  const id: number = items[0].id;
  await page.goto(`/admin?tab=pending&${query}`);
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(dialog.getByLabel('Company name')).toBeFocused();
  return { id, dialog, saved: async () => (await page.request.get(`/api/admin/companies/${id}`)).json() };
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click();

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('decision 33: what an import left out may stay missing; lists are chosen, pasted and removed', async ({
  page,
}) => {
  const { dialog, saved } = await openEdit(page, 'Wharfe Edge NDT', { yearEstablished: 1620, industries: 'Rail' });
  const methods = dialog.getByRole('combobox', { name: 'Specializations' });
  await methods.fill('mpi');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText('Magnetic particle testing');
  await methods.press('ArrowDown');
  await methods.press('Enter');
  await paste(methods, 'Replica testing | Own method, Endoscopy\nReplica testing');
  await expect(dialog.getByRole('list', { name: 'Specializations' }).getByRole('listitem')).toHaveText([
    /^Magnetic particle testing/,
    /^Replica testing/,
    /^Own method/,
    /^Endoscopy/,
  ]);
  await dialog.getByRole('button', { name: 'Remove Own method' }).click();
  await expect(methods).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Equipment types' }).fill('Left in the field');
  await methods.fill('ultra');
  // Escape closes the suggestions first.
  await methods.press('Escape');
  await methods.fill('');
  await expect(dialog.getByText('2 changes')).toBeVisible();
  await save(dialog);
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({
    specializations: ['Magnetic particle testing', 'Replica testing', 'Endoscopy'],
    equipmentTypes: ['Left in the field'],
    industries: ['Rail'],
    email: '',
    yearEstablished: 1620,
  });
});

test('decision 33: what is there may not be removed, and a new year before 1800 is refused', async ({ page }) => {
  const { dialog, saved } = await openEdit(page, 'Aire Edge NDT', { phone: '+44 113 555 0101' });
  await dialog.getByLabel('Phone').fill('');
  await dialog.getByLabel('Year established').fill('1700');
  await save(dialog);
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription('Phone number is required');
  await expect(dialog.getByText('Please enter a valid year')).toBeVisible();
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  expect(await saved()).toMatchObject({ phone: '+44 113 555 0101', yearEstablished: null });
});

test('decision 33: the place is shown before it is saved, and a half-understood one is asked back', async ({
  page,
}) => {
  const { dialog, saved } = await openEdit(page, 'Nidd Edge NDT');
  await expect(dialog.getByText('The map will show Leeds, England, United Kingdom.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Leeds on the map of the United Kingdom' })).toBeVisible();
  await dialog.getByLabel('Map location').fill('Atlantis, Nowhere');
  await expect(dialog.getByText('We do not understand “Nowhere”.')).toBeVisible();
  await save(dialog);
  const question = page.getByRole('dialog', { name: 'Is this the place?' });
  await expect(question).toContainText('We do not understand “Nowhere”.');
  await question.getByRole('button', { name: 'Change the Place' }).click();
  await dialog.getByLabel('Map location').fill('Harrogate, United Kingdom');
  await save(dialog);
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({ city: 'Harrogate', location: 'Leeds, United Kingdom' });
});

test('decision 33: Escape asks before it discards what was typed', async ({ page }) => {
  const { dialog } = await openEdit(page, 'Ure Edge NDT');
  await dialog.getByLabel('Phone').fill('+44 113 555 0102');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard Changes' });
  await expect(question).toContainText('Ure Edge NDT');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('+44 113 555 0102');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('decision 33: a session that ends loses nothing: sign in over the form, and it is saved', async ({
  page,
  tolerate,
}) => {
  tolerate(/401/);
  const { dialog, saved } = await openEdit(page, 'Swale Edge NDT');
  await dialog.getByLabel('Phone').fill('+44 113 555 0103');
  await page.context().clearCookies();
  await save(dialog);
  const signIn = page.getByRole('dialog', { name: 'Sign in to continue' });
  await signIn.getByLabel('Email').fill(ADMIN.email);
  await signIn.getByLabel('Password').fill('not the pass phrase');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByRole('alert')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await signIn.getByLabel('Password').fill(ADMIN.password);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Company Updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({ phone: '+44 113 555 0103' });
});

test('decision 33: of two versions each field is chosen, with who and when', async ({ page, tolerate }) => {
  tolerate(/409/);
  const { id, dialog, saved } = await openEdit(page, 'Wiske Edge NDT', { phone: '+44 113 555 0104' });
  await dialog.getByLabel('Phone').fill('+44 113 555 0105');
  await dialog.getByLabel('Description').fill('Mine');
  const { name, location, serviceArea } = await saved();
  const theirs = { name, location, serviceArea, phone: '+44 113 555 0106', website: 'https://theirs.example' };
  expect((await page.request.put(`/api/admin/companies/${id}`, { data: theirs })).status()).toBe(200);
  await save(dialog);
  await expect(dialog.getByRole('heading', { name: 'Two versions' })).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText(`${ADMIN.email} has changed this company since you opened it.`);
  const phone = dialog.getByRole('group', { name: 'Phone' });
  await expect(phone.getByRole('radio', { name: 'Mine +44 113 555 0105' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Theirs https://theirs.example' })).toBeChecked();
  await phone.getByRole('radio', { name: 'Theirs' }).check();
  expect(await layoutProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save These' }).click();
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({
    phone: '+44 113 555 0106',
    description: 'Mine',
    website: 'https://theirs.example',
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`look: the edit form fits every width and is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { dialog } = await openEdit(page, `Cover Edge NDT ${colorScheme}`, {
      certifications: 'API 510|ISO/IEC 17025',
    });
    await dialog.getByRole('combobox', { name: 'Industries' }).fill('oil');
    expect(await layoutProblems(page)).toEqual([]);
  });

test('section 2: one company is added by hand; what is typed survives Escape and a reload', async ({ page }) => {
  await openDashboard(page);
  const open = () => page.getByRole('button', { name: 'Add Company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Company' });
  await open();
  await expect(dialog.getByLabel('Company name')).toBeFocused();
  await dialog.getByLabel('Company name').fill('Ainsty Welding Inspection');
  await dialog.getByLabel('Email').fill('office at ainsty');
  await page.keyboard.press('Escape');
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Company name')).toHaveValue('Ainsty Welding Inspection');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(dialog.getByLabel('Location')).toHaveAccessibleDescription(/Location is required/);
  await dialog.getByLabel('Email').fill('office@ainsty.example');
  await dialog.getByLabel('Location').fill('York, United Kingdom');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/companies\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Ainsty Welding Inspection' })).toBeVisible();
  await page.goto('/admin');
  await open();
  await expect(dialog.getByLabel('Company name')).toHaveValue('');
  await dialog.getByLabel('Company name').fill('Ainsty Welding Inspection');
  await dialog.getByLabel('Location').fill('York, United Kingdom');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('It is listed already: Ainsty Welding Inspection');
});

test('section 2: a company that was added is not said to have failed when its id cannot be fetched', async ({
  page,
  tolerate,
}) => {
  tolerate(/503 \(Service Unavailable\)/);
  await openDashboard(page);
  await page.route(
    (url) => url.pathname === '/api/admin/companies' && url.searchParams.has('import'),
    (route) => route.fulfill({ status: 503 }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add Company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Company' });
  await dialog.getByLabel('Company name').fill('Calder Valve Testing');
  await dialog.getByLabel('Location').fill('Leeds, United Kingdom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?import=\d+$/);
  await expect(page.getByRole('rowheader', { name: 'Calder Valve Testing' })).toBeVisible();
});
