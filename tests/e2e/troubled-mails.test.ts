import { layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';

test.use({ deadMails: 23 });

test('decision 25: the dashboard shows mails that could not be sent, as long as there are any', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await page.getByRole('link', { name: '23 mails failing' }).click();
  const mails = dashboard.dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(mails.first()).toContainText('Mailbox full');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await layoutProblems(page), colorScheme).toEqual([]);
  }
  await dashboard.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(mails).toHaveCount(3);
  const first = mails.filter({ hasText: 'inbox1@' });
  await first.getByRole('button', { name: 'Resend' }).click();
  await expect(first.getByLabel('Send to')).toBeFocused();
  // A corrected address survives a closed dialog and a reload.
  await first.getByLabel('Send to').fill('inbox1@mills.example');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: '23 mails failing' }).click();
  await dashboard.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(first.getByLabel('Send to')).toHaveValue('inbox1@mills.example');
  await first.getByLabel('Send to').press('Enter');
  await expect(dashboard.toast).toContainText('Email Queued');
  await expect(mails).toHaveCount(2);
  await dashboard.dialog.getByRole('button', { name: 'Resend All' }).click();
  await expect(dashboard.toast).toContainText('22 Emails Queued');
  await expect(dashboard.dialog).toContainText('All emails have been queued again or dismissed.');
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: '0 mails failing' })).toBeVisible();
});
