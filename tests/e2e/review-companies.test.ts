import type { Page } from '@playwright/test';
import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

const made: number[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/api/admin/companies/${id}`);
});

/** Registers companies in one place, and returns their ids. */
async function register(
  page: Page,
  ...companies: { name: string; phone?: string; website?: string }[]
): Promise<number[]> {
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  const ids: number[] = [];
  for (const { name, phone = '+44 113 555 0100', website } of companies) {
    const answer = await page.request.post('/api/companies', {
      data: {
        name,
        location: 'Leeds, United Kingdom',
        description: 'Examines boilers and pressure vessels.',
        phone,
        email: `office@${name.toLowerCase().replace(/[^a-z]/g, '')}.example`,
        website,
        serviceArea: 'Europe',
        certifications: ['ISO/IEC 17020'],
      },
    });
    ids.push((await answer.json()).id);
  }
  made.push(...ids);
  return ids;
}

async function openReview(page: Page, id = 0, query = ''): Promise<void> {
  await page.goto(`/admin/companies/${id}${query}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
}

const name = (page: Page) => page.getByRole('heading', { level: 2 });
const isPublic = async (page: Page, id = 0) => (await page.request.get(`/api/companies/${id}`)).ok();

test('hardening: without a session the review screen, the preview and the duplicates are closed', async ({
  page,
  tolerate,
}) => {
  tolerate(/401/);
  for (const path of ['/admin/companies/1', '/admin/companies/1/preview', '/admin/duplicates']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  }
});

test('section 4: pending companies are worked off by keys, each followed by the next', async ({ page, tolerate }) => {
  // What is shown may be fetched once more while the company is removed.
  tolerate(/404/);
  const ids = await register(
    page,
    { name: 'Walk Alpha', phone: '+44 113 555 0101' },
    { name: 'Walk Bravo', phone: '+44 113 555 0102' },
    { name: 'Walk Charlie', phone: '+44 113 555 0103' },
    { name: 'Walk Delta', phone: '+44 113 555 0104' },
  );
  await openReview(page, ids[0], '?status=pending&sortBy=created&order=asc&search=Walk');
  await expect(name(page)).toHaveText('Walk Alpha');
  await expect(page.getByText('mail to office@walkalpha.example')).toBeVisible();
  await page.keyboard.press('a');
  await expect(name(page)).toHaveText('Walk Bravo');
  await page.keyboard.press('r');
  await page.getByLabel('Reason (optional, part of the email)').fill('Not an inspection company: a shop.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(name(page)).toHaveText('Walk Charlie');
  await page.keyboard.press('n');
  await page.getByLabel('Note, for admins only', { exact: true }).fill('jaa: a text with keys in it');
  await page.getByRole('button', { name: 'Add Note' }).last().click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('jaa: a text with keys in it');
  await page.keyboard.press('j');
  await expect(name(page)).toHaveText('Walk Delta');
  await page.keyboard.press('k');
  await expect(name(page)).toHaveText('Walk Charlie');
  await page.keyboard.press('a');
  await expect(name(page)).toHaveText('Walk Delta');
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${ids[3]}\\?status=pending`));
  expect(await Promise.all(ids.map((id) => isPublic(page, id)))).toEqual([true, false, true, false]);
  await page.goBack();
  await expect(name(page)).toHaveText('Walk Charlie');
});

test('section 4: the review follows the list that it was opened from, and leads back to it', async ({ page }) => {
  await register(
    page,
    { name: 'Trail Alpha', phone: '+44 113 555 0201' },
    { name: 'Trail Bravo', phone: '+44 113 555 0202' },
    { name: 'Trail Charlie', phone: '+44 113 555 0203' },
  );
  await page.goto('/admin?search=Trail&source=registration&sortBy=name&order=desc');
  await expect(page.locator('.admin-name')).toHaveText(['Trail Charlie', 'Trail Bravo', 'Trail Alpha']);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('Trail Charlie');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('j');
  await expect(name(page)).toHaveText('Trail Bravo');
  await page.keyboard.press('a');
  await expect(name(page)).toHaveText('Trail Alpha');
  await page.getByRole('link', { name: 'Pending Approval' }).click();
  await expect(page.locator('.admin-name')).toHaveText(['Trail Charlie', 'Trail Alpha']);
  await page.goBack();
  await expect(name(page)).toHaveText('Trail Alpha');
});

test('section 4: Z takes back the decision on the company before', async ({ page }) => {
  const [first] = await register(
    page,
    { name: 'Backward Alpha', phone: '+44 113 555 0211' },
    { name: 'Backward Bravo', phone: '+44 113 555 0212' },
  );
  await openReview(page, first, '?status=pending&sortBy=created&order=asc&search=Backward');
  await page.keyboard.press('a');
  await expect(name(page)).toHaveText('Backward Bravo');
  await page.keyboard.press('z');
  await expect(page.getByText('It is as before.')).toBeVisible();
  expect(await isPublic(page, first)).toBe(false);
});

test('section 4: keys can be turned off, and are listed', async ({ page }) => {
  const [id] = await register(page, { name: 'Quiet Keys' });
  await openReview(page, id);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Approve');
  await page.getByLabel('Single letters run actions').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isPublic(page, id)).toBe(false);
});

test('section 4: a company is hidden with a reason, shown again, deleted, and restored from its history', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  const [id] = await register(page, { name: 'Hidden Path' });
  await page.request.post(`/api/admin/companies/${id}/approve`);
  await openReview(page, id);
  await page.keyboard.press('h');
  await page.getByLabel('Reason, for admins only').fill('Moves to another town.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(`by ${ADMIN.email}: Moves to another town.`)).toBeVisible();
  expect(await isPublic(page, id)).toBe(false);
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  expect(await isPublic(page, id)).toBe(true);
  await page.keyboard.press('x');
  await page
    .getByRole('dialog', { name: 'Delete Company: Hidden Path' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Company Deleted')).toBeVisible();
  await openRemoved(page, id);
  await page.getByRole('button', { name: 'Restore Hidden Path' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  expect(await isPublic(page, id)).toBe(true);
});

async function openRemoved(page: Page, id = 0): Promise<void> {
  await page.goto(`/admin/companies/${id}`);
  await expect(page.getByText('This company was removed or merged into another.')).toBeVisible();
}

test('section 4: duplicates are found in the list, compared, merged field by field, and made two again', async ({
  page,
}) => {
  const [first, second] = await register(
    page,
    { name: 'Merge Moor NDT Ltd', phone: '+44 113 555 0166' },
    { name: 'Merge Moor N.D.T. Limited', phone: '0044 113 555 0166', website: 'https://mergemoor.example' },
  );
  await page.request.post(`/api/admin/companies/${first}/approve`);
  await page.goto('/admin/duplicates');
  await page.getByRole('link', { name: 'Compare Merge Moor N.D.T. Limited and Merge Moor NDT Ltd' }).click();
  const twin = page.getByRole('region', { name: 'Possible duplicate: Merge Moor NDT Ltd' });
  await expect(twin.getByRole('row', { name: 'Name (equal)' })).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Merge two companies' });
  await expect(dialog.getByLabel(/^Merge Moor NDT Ltd company/)).toBeChecked();
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('Merge Moor N.D.T. Limited').check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge into Merge Moor NDT Ltd' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${first}`));
  await expect(name(page)).toHaveText('Merge Moor N.D.T. Limited');
  await page.goto(`/company/${second}`);
  await expect(page).toHaveURL(new RegExp(`/company/${first}/`));
  await page.getByRole('link', { name: 'Review as admin' }).click();
  await page.getByRole('button', { name: 'Undo the merge of Merge Moor N.D.T. Limited' }).click();
  await expect(name(page)).toHaveText('Merge Moor NDT Ltd');
  await page.keyboard.press('d');
  await expect(page.getByText('No possible duplicate')).toBeVisible();
});

test('section 4: an admin previews the profile of a pending company', async ({ page }) => {
  const [id] = await register(page, { name: 'Preview Path' });
  await page.goto(`/admin/companies/${id}/preview`);
  await expect(page.getByRole('heading', { level: 1, name: 'Preview Path' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await expect(name(page)).toHaveText('Preview Path');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`look: the review screen and the duplicates fit every width in ${colorScheme} and follow the rules of accessibility`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const [id] = await register(
      page,
      { name: `Layout ${colorScheme} Inspection Ltd` },
      { name: `Layout ${colorScheme} Inspection` },
    );
    await openReview(page, id);
    expect(await layoutProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/admin/duplicates');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
  });

test('a list and a company are printed without what can be done', async ({ page }) => {
  await openDashboard(page, '/admin?tab=all');
  const name = page.getByRole('rowheader').first();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulk Import' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await name.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  // One below the other, in the width of the paper.
  const paper = { width: 794, height: 1123 };
  await page.setViewportSize(paper);
  const facts = await page.getByRole('heading', { name: 'Details' }).locator('..').boundingBox();
  expect(facts?.width).toBeGreaterThan(paper.width * 0.8);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
