import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/browser-test.ts';
import { openDashboard } from './support/dashboard.ts';
import { overflow, WIDTHS } from './support/layout.ts';

test.use({ deadMails: 23 });

test('decision 25: the dashboard shows mails that could not be sent, as long as there are any', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await page.getByText('23 emails could not be sent.').getByRole('button', { name: 'Show them' }).click();
  const mails = dashboard.dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(mails.first()).toContainText('Mailbox full');
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await overflow(page)));
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)));
  }
  expect(found).toEqual([]);
  await dashboard.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(mails).toHaveCount(3);
  await mails.filter({ hasText: 'inbox1@' }).getByRole('button', { name: 'Resend' }).click();
  await expect(dashboard.toast).toContainText('Email Queued');
  await expect(mails).toHaveCount(2);
  await dashboard.dialog.getByRole('button', { name: 'Resend All' }).click();
  await expect(dashboard.toast).toContainText('22 Emails Queued');
  await expect(dashboard.dialog).toContainText('All emails have been queued again.');
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toBeHidden();
  await expect(page.getByText('could not be sent')).toBeHidden();
});
