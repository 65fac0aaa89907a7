import { layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';

test('decision 25: the previews of mails fit every width and are accessible', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page)).toEqual([]);
  }
});
