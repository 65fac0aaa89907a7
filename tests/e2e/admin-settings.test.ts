import { layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';

test('decision 77: the settings fit every width, are accessible, and invite a reviewer', async ({ page, tolerate }) => {
  tolerate(/400 \(Bad Request\)/);
  await openDashboard(page);
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Email *' }).fill('reviewer@works.example');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Invitation sent.')).toBeVisible();
  await expect(page.getByText('Invited: Reviewer')).toBeVisible();
  await page.getByLabel('Links that a text may have').fill('99');
  await page.locator('#set-rules').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a whole number from 0 to 50')).toBeVisible();
  for (const details of await page.locator('.settings-actions details').all()) await details.locator('summary').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page)).toEqual([]);
  }
});

test('hardening: the page of the own account fits every width and is accessible', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/admin/security');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page)).toEqual([]);
  }
});

test('decision 33: what is typed into the settings survives a reload and an ended session, until it is saved', async ({
  page,
  tolerate,
}) => {
  tolerate(/401 \(Unauthorized\)/);
  await openDashboard(page);
  await page.goto('/admin/settings');
  const words = page.getByLabel('Suspicious words');
  const stored = await words.inputValue();
  const typed = `${stored}\ncheap followers`;
  await words.fill(typed);
  await page.reload();
  await expect(words).toHaveValue(typed);
  await page.context().clearCookies();
  await page.locator('#set-rules').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Access Denied').first()).toBeVisible();
  await openDashboard(page);
  await page.goto('/admin/settings');
  await expect(words).toHaveValue(typed);
  await page.locator('#set-rules').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quarantine rules saved')).toBeVisible();
  await words.fill(stored);
  await page.locator('#set-rules').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quarantine rules saved')).toBeVisible();
  await page.goto('/admin/settings');
  await expect(words).toHaveValue(stored);
});
