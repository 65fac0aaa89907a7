import type { Page } from '@playwright/test';
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

/** The script that saves what is typed arrives after the page. */
async function isSaved(page: Page, text: string) {
  await page.waitForFunction((typed) => JSON.stringify({ ...sessionStorage }).includes(typed), text);
}

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
  await isSaved(page, 'cheap followers');
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

test('decision 33: what was typed before the scripts arrived survives a reload, too', async ({ page }) => {
  await openDashboard(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/admin/settings', { waitUntil: 'commit' });
  const words = page.getByLabel('Suspicious words');
  await words.fill('cheap followers');
  scripts.resolve();
  await isSaved(page, 'cheap followers');
  await page.reload();
  await expect(words).toHaveValue('cheap followers');
});

test('decision 33: a form that was carried out forgets its own draft, and no other', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/admin/settings');
  const invited = page.getByRole('textbox', { name: 'Email *' });
  const recipient = page.getByLabel('Send to');
  const links = page.getByLabel('Links that a text may have');
  const words = page.getByLabel('Suspicious words');
  const rules = page.locator('#set-rules');
  const initial = await links.inputValue();
  await invited.fill('later@works.example');
  await recipient.fill('test@works.example');
  await isSaved(page, 'later@works.example');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Test email queued.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/settings#mails$/);
  await expect(recipient).not.toHaveValue('test@works.example');
  await expect(invited).toHaveValue('later@works.example');

  await words.fill('cheap followers');
  await links.fill('7');
  await isSaved(page, 'cheap followers');
  await page.reload();
  await expect(words).toHaveValue('cheap followers');
  await rules.getByRole('button', { name: 'Use the Initial Values' }).click();
  await expect(page.getByText('The initial quarantine rules apply again.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/settings#quarantine$/);
  await expect(links).toHaveValue(initial);
  await expect(words).not.toHaveValue('cheap followers');
  await expect(invited).toHaveValue('later@works.example');
});

test('decision 33: what was typed over rules that somebody else has changed since is not shown again', async ({
  page,
}) => {
  await openDashboard(page);
  await page.goto('/admin/settings');
  const links = page.getByLabel('Links that a text may have');
  const seconds = page.getByLabel('Seconds that a form takes at least');
  await links.fill('7');
  await seconds.fill('9');
  const other = await page.context().newPage();
  await other.goto('/admin/settings');
  await other.getByLabel('Links that a text may have').fill('5');
  await other.locator('#set-rules').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Quarantine rules saved')).toBeVisible();
  await page.reload();
  await expect(links).toHaveValue('5');
  await expect(seconds).toHaveValue('9');
  await links.fill('6');
  await page.reload();
  await expect(links).toHaveValue('6');
  await page.locator('#set-rules').getByRole('button', { name: 'Use the Initial Values' }).click();
  await expect(page.getByText('The initial quarantine rules apply again.')).toBeVisible();
});
