import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

async function openImport(page: Page, address = '/admin'): Promise<Locator> {
  expect((await page.request.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  await page.goto(address);
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import Companies' });
  await expect(dialog.getByRole('tab', { name: 'CSV' })).toHaveAttribute('aria-selected', 'true');
  return dialog;
}

const csvFile = (text: string, name = 'companies.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function checkCsv(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel('CSV file').setInputFiles(csvFile(text));
  await dialog.getByRole('button', { name: 'Check File' }).click();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeFocused();
}

async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('section 2: the template has the 14 columns, and tabs move by arrow keys', async ({ page }) => {
  const dialog = await openImport(page);
  const template = await download(page, dialog.getByRole('button', { name: 'Download Template' }));
  expect(template.name).toBe('company_import_template.csv');
  expect(template.text.split('\r\n')[0]).toBe(TEMPLATE_COLUMNS.join(','));
  await dialog.getByRole('tab', { name: 'CSV' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'JSON' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'JSON' })).toHaveAttribute('rows', '10');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('section 8: a file is previewed first, then imported, then undone', async ({ page }) => {
  const dialog = await openImport(page);
  const text =
    'Name;Email;Location\r\nKeld Head NDT;a@keld.example;"Leeds, UK"\r\nKELD head NDT;A@keld.example;x\r\n=Sum;nobody;Oslo\r\n';
  await dialog.getByLabel('CSV file').setInputFiles(csvFile(text));
  await expect(dialog.getByText('companies.csv, 0.1 KB')).toBeVisible();
  await checkCsv(dialog, text);
  await expect(dialog.getByRole('row')).toContainText([
    'Line',
    'Will be imported',
    'line 2 of this file',
    'Valid email',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const leftOut = await download(page, dialog.getByRole('button', { name: 'Download skipped rows' }));
  expect(leftOut.name).toBe('company_import_failed.csv');
  expect(leftOut.text).toContain('"4","refused","email: Valid email is required","\'=Sum","nobody"');
  await dialog.getByRole('button', { name: 'Import 1 company' }).click();
  await expect(page.getByText('Successfully imported 1 companies. 1 failed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo This Import' }).click();
  await page.getByRole('button', { name: 'Undo Import', exact: true }).click();
  await expect(page.getByText('Import Undone')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: '1 imported, undone' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('section 4.12: the bar of an import shows 0, 50 while the rows are sent, and 100 at the end', async ({ page }) => {
  const dialog = await openImport(page);
  await checkCsv(dialog, 'name,location\nKirkham Progress,"York, UK"\n');
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('progress[aria-label=Importing]');
      if (bar instanceof HTMLProgressElement) seen.add(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await dialog.getByRole('button', { name: 'Import 1 company' }).click();
  await expect(dialog.getByRole('heading', { name: 'Import result' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])).toEqual([0, 50, 100]);
});

test('section 8: wrong files and wrong JSON are reported, and what was typed stays', async ({ page }) => {
  const dialog = await openImport(page);
  await dialog.getByLabel('CSV file').setInputFiles(csvFile('x', 'companies.xlsx'));
  await expect(page.getByText('Failed to read CSV file')).toBeVisible();
  await expect(dialog.getByText('Please choose a .csv file')).toBeVisible();
  await dialog.getByLabel('CSV file').setInputFiles(csvFile('name,phone\nA,1\n'));
  await dialog.getByRole('button', { name: 'Check File' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No "location" column found');
  await expect(dialog.getByRole('button', { name: 'Check Rows' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('tab', { name: 'JSON' }).click();
  const box = dialog.getByRole('textbox', { name: 'JSON' });
  await box.fill('{"name": "A"}');
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await expect(page.getByText('JSON Error')).toBeVisible();
  await expect(dialog.getByText('JSON must be an array of company objects').first()).toBeVisible();
  await box.fill('[{"name": "Keld Foot NDT", "location": "Leeds, UK"}]');
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await expect(dialog.getByRole('button', { name: 'Import 1 company' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('tab', { name: 'JSON' })).toBeFocused();
  await expect(box).toHaveValue(/Keld Foot NDT/);
});

const LONG = 2_050;

async function checkLongFile(dialog: Locator, name: string): Promise<void> {
  const rows = Array.from({ length: LONG }, (_, index) => `${name} ${index},"Oslo, Norway"`);
  await checkCsv(dialog, `name,location\n${rows.join('\n')}\n`);
}

test('section 8: a chunk that fails can be sent again, and nothing is imported twice', async ({ page, tolerate }) => {
  tolerate(/status of 500/);
  const dialog = await openImport(page);
  await checkLongFile(dialog, 'Lost Answer');
  let calls = 0;
  await page.route('**/bulk-import', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    // It is stored, but the answer is lost.
    await route.fetch();
    await route.fulfill({ status: 500, body: '{}' });
  });
  await dialog.getByRole('button', { name: 'Import 2,050 companies' }).click();
  await expect(dialog.getByRole('heading', { name: 'Import stopped' })).toBeFocused();
  await expect(dialog.getByText('HTTP error! status: 500').first()).toBeVisible();
  await expect(dialog.getByText('0 of 2,050 rows processed.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Successfully imported 2050 companies. 0 failed.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo This Import' })).toBeVisible();
  const { items } = await (await page.request.get('/api/admin/imports')).json();
  expect(items[0]).toMatchObject({ created: LONG, remaining: LONG });
});

test('section 8: an import that is left half-way is not reported as complete', async ({ page }) => {
  const dialog = await openImport(page);
  await checkLongFile(dialog, 'Left Half-way');
  const left = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/bulk-import', async (route) => {
    calls += 1;
    if (calls === 2) {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      left.resolve();
    }
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Import 2,050 companies' }).click();
  await left.promise;
  await expect(page.getByText('Import Stopped')).toBeVisible();
  await expect(page.getByText('2,000 of 2,050 rows processed.')).toBeVisible();
  expect(calls).toBe(2);
});

/** What offices send: own column names, lists with commas, a cell that is no address, a row without a place. */
const MESSY = [
  'Firma;Ort;Land;Tel.;E-Mail-Adresse;Verfahren;Branchen;Ansprechpartner',
  'Rieselfeld Prüfdienst GmbH;Kassel;DE;+49 561 555 0101;Büro <buero@rieselfeld.example>;UT, MT, PT;Rail;Frau Muster',
  'Auetal Labor;;;;nobody;UT, RT;Rail;',
  '',
  `Fulda Werkstoff;Fulda;DE;n/a;;;Rail|${'sehr lang '.repeat(30)};`,
].join('\r\n');

test('decision 23: columns are guessed, lists split, and rows mended before they are imported', async ({ page }) => {
  const dialog = await openImport(page, '/admin?tab=all');
  await dialog.getByLabel('CSV file').setInputFiles(csvFile(MESSY, 'prüfdienste.csv'));
  await dialog.getByRole('button', { name: 'Check File' }).click();
  await expect(dialog.getByRole('heading', { name: 'Columns' })).toBeFocused();
  await expect(dialog.getByText('Not imported: Ansprechpartner.')).toBeVisible();
  const choiceOf = (title: string) => dialog.getByRole('combobox', { name: `Import ${title} as` });
  await expect(choiceOf('Firma')).toHaveValue('name');
  await expect(choiceOf('Ort')).toHaveValue('city');
  await expect(choiceOf('E-Mail-Adresse')).toHaveValue('email');
  await expect(
    dialog.getByRole('checkbox', { name: /Split 2 cells at commas: “UT, MT, PT” is 3 items/ }),
  ).toBeChecked();
  await choiceOf('Ansprechpartner').selectOption('Description');
  await expect(dialog.getByText('All columns are imported.')).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeFocused();
  const problems = dialog.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('listitem')).toHaveCount(3);
  await problems.getByRole('button', { name: /Leave this item out: Industries/ }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  expect(await layoutProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Edit line 3' }).click();
  const row = page.getByRole('dialog', { name: 'Line 3' });
  await expect(row.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await row.getByLabel('Email').fill('labor@auetal.example');
  await row.getByLabel('Location').fill('Rinteln, Germany');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard Changes' }).getByRole('button', { name: 'Cancel' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Check This Row' }).click();
  await expect(problems).toBeHidden();
  // Another look at the columns, or at the file, loses nothing that was mended.
  await dialog.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  const chosen = dialog.getByLabel('CSV file');
  expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('prüfdienste.csv');
  await dialog.getByRole('button', { name: 'Check File' }).click();
  await expect(choiceOf('Ansprechpartner')).toHaveValue('description');
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await dialog.getByRole('button', { name: 'Import 3 companies' }).click();
  await expect(page.getByText('Successfully imported 3 companies. 0 failed.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Import result' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
  const { items } = await (await page.request.get('/api/admin/companies?search=Rieselfeld')).json();
  expect(items[0]).toMatchObject({
    location: 'Kassel, Germany',
    city: 'Kassel',
    email: 'buero@rieselfeld.example',
    specializations: ['UT', 'MT', 'PT'],
    description: 'Frau Muster',
  });
  const list = await (await page.request.get('/api/admin/imports')).json();
  expect(list.items[0]).toMatchObject({ file: 'prüfdienste.csv', actor: ADMIN.email, created: 3 });
});

test('decision 23: a row that is mended keeps the line breaks of its cells', async ({ page }) => {
  const dialog = await openImport(page);
  await checkCsv(dialog, 'name,location,description\nSelby Lines,York,"Examines boilers\nand pressure vessels"\n');
  await dialog.getByRole('button', { name: 'Edit line 2' }).click();
  const row = page.getByRole('dialog', { name: 'Line 2' });
  await row.getByLabel('Location').fill('York, United Kingdom');
  await row.getByRole('button', { name: 'Check This Row' }).click();
  await dialog.getByRole('button', { name: 'Import 1 company' }).click();
  await expect(dialog.getByRole('heading', { name: 'Import result' })).toBeVisible();
  const { items } = await (await page.request.get('/api/admin/companies?search=Selby+Lines')).json();
  expect(items).toMatchObject([
    { location: 'York, United Kingdom', description: 'Examines boilers\nand pressure vessels' },
  ]);
});

test('decision 23: all rows of a preview can be seen, and closing asks', async ({ page }) => {
  const dialog = await openImport(page);
  const rows = Array.from({ length: 250 }, (_, index) => `Paged ${index},"Oslo, Norway"`);
  rows[0] = `${'Longword'.repeat(12)},"Oslo, Norway"`;
  await checkCsv(dialog, `name,location\n${rows.join('\n')}\n`);
  await expect(dialog.getByText('Page 1 of 3')).toBeVisible();
  // What comes next is in sight, and the dialog alone scrolls.
  await expect(dialog.getByRole('button', { name: 'Import 250 companies' })).toBeInViewport();
  expect(await dialog.locator('.import-rows').evaluate((rows) => rows.scrollHeight - rows.clientHeight)).toBe(0);
  // A long word pushes nothing out of sight.
  expect(await dialog.locator('.import-rows').evaluate((rows) => rows.scrollWidth - rows.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('rowheader', { name: 'Paged 249' })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Stop the Import' });
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('hardening H43: companies are updated after their changes were shown, and undo restores them', async ({
  page,
}) => {
  const dialog = await openImport(page);
  const row = { name: 'Semerwater NDT', location: 'Leeds, UK', phone: '+44 113 555 0201', specializations: 'UT|MT' };
  const { rows } = await (
    await page.request.post('/api/admin/companies/bulk-import', { data: { companies: [row] } })
  ).json();
  expect(rows[0].outcome).toBe('created');
  const { items } = await (await page.request.get('/api/admin/companies?search=Semerwater')).json();
  const saved = async () => (await page.request.get(`/api/admin/companies/${items[0].id}`)).json();
  await checkCsv(
    dialog,
    `id,name,location,phone,specializations\n${items[0].id},Semerwater NDT,"York, UK",,UT|PT\n,Semerwater Two,"Leeds, UK",,\n`,
  );
  await expect(dialog.getByRole('button', { name: 'Import 2 companies' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Update companies that are listed already' }).check();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeFocused();
  const updated = dialog.getByRole('row').filter({ hasText: 'updates Semerwater NDT' });
  await expect(updated.getByRole('deletion')).toHaveText(['Leeds, UK', 'UT | MT']);
  await expect(updated.getByRole('insertion')).toHaveText(['York, UK', 'UT | PT']);
  expect(await layoutProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await saved()).toMatchObject({ location: 'Leeds, UK' });
  await dialog.getByRole('button', { name: 'Import 1 and update 1 company' }).click();
  await expect(page.getByText('Successfully imported 1 companies. 0 failed. 1 company updated.')).toBeVisible();
  expect(await saved()).toMatchObject({ location: 'York, UK', phone: row.phone, specializations: ['UT', 'PT'] });
  await dialog.getByRole('button', { name: 'Undo This Import' }).click();
  await page.getByRole('button', { name: 'Undo Import', exact: true }).click();
  await expect(page.getByText('1 company removed. Former values restored in 1 company.')).toBeVisible();
  expect(await saved()).toMatchObject({ location: 'Leeds, UK', specializations: ['UT', 'MT'] });
});

test('section 8: a session that ends during an import loses nothing: sign in over it, and it goes on', async ({
  page,
  tolerate,
}) => {
  tolerate(/401/);
  const dialog = await openImport(page);
  const signInAgain = async () => {
    const signIn = page.getByRole('dialog', { name: 'Sign in to continue' });
    await signIn.getByLabel('Email').fill(ADMIN.email);
    await signIn.getByLabel('Password').fill(ADMIN.password);
    await signIn.getByRole('button', { name: 'Sign In' }).click();
    await expect(signIn).toBeHidden();
  };
  await dialog.getByLabel('CSV file').setInputFiles(csvFile('Firma,Ort,Mail\nBain Lab,Leeds,nobody\nBain Two,York,\n'));
  await dialog.getByRole('button', { name: 'Check File' }).click();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Check Rows' }).click();
  await signInAgain();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Edit line 2' }).click();
  const row = page.getByRole('dialog', { name: 'Line 2' });
  await row.getByLabel('Email').fill('lab@bain.example');
  await page.context().clearCookies();
  await row.getByRole('button', { name: 'Check This Row' }).click();
  await signInAgain();
  await expect(dialog.getByRole('button', { name: 'Import 2 companies' })).toBeEnabled();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Import 2 companies' }).click();
  await signInAgain();
  await expect(page.getByText('Successfully imported 2 companies. 0 failed.')).toBeVisible();
  const { items } = await (await page.request.get('/api/admin/companies?search=Bain+Lab')).json();
  expect(items).toMatchObject([{ email: 'lab@bain.example' }]);
});

test('section 8: the list of imports names file and person, and the companies of one import are approved together', async ({
  page,
}) => {
  const dialog = await openImport(page);
  await dialog
    .getByLabel('CSV file')
    .setInputFiles(
      csvFile(
        'name,location,phone\nIngleby A,"Leeds, UK",+44 113 555 0301\nIngleby B,"York, UK",0044 113 5550301\n',
        'ingleby.csv',
      ),
    );
  await dialog.getByRole('button', { name: 'Check File' }).click();
  // What may be one company is named before it is imported.
  await dialog.getByLabel('Show').selectOption('Possible duplicates (2)');
  await expect(dialog.getByRole('row').filter({ hasText: 'Ingleby A' }).first()).toContainText(
    'Possible duplicate of line 3, Ingleby B',
  );
  await dialog.getByRole('button', { name: 'Import 2 companies' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  // What may be a company that is listed already is named, with a link to it.
  await checkCsv(dialog, 'name,location,phone\nIngleby C,"Hull, UK",+44 113 555 0301\n');
  const similar = dialog.getByRole('row').filter({ hasText: 'Possible duplicate of' });
  await expect(similar.getByRole('link', { name: 'Ingleby A' })).toHaveAttribute('href', /^\/admin\/companies\/\d+$/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  const record = dialog.getByRole('row').filter({ hasText: 'ingleby.csv' });
  await expect(record).toContainText('2 imported, 2 pending');
  await expect(record).toContainText(ADMIN.email);
  await record.getByRole('link', { name: 'Approve all 2' }).click();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  // They share their phone number.
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 2 companies' }).click();
  await expect(page.getByText('No companies pending approval with these filters')).toBeVisible();
  expect((await (await page.request.get('/api/companies?search=Ingleby')).json()).total).toBe(2);
});
