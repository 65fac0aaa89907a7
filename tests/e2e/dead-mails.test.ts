import { AxeBuilder } from '@axe-core/playwright';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { overflow, WIDTHS } from './support/layout.ts';

test.use({ deadMails: 23 });

test('decision 25: the desk tells of mails that could not be sent, as long as there are any', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await page.getByText('23 mails could not be sent.').getByRole('button', { name: 'Show them' }).click();
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
  await mails.filter({ hasText: 'desk1@' }).getByRole('button', { name: 'Send Again' }).click();
  await expect(dashboard.toast).toContainText('Mail On Its Way Again');
  await expect(mails).toHaveCount(2);
  await dashboard.dialog.getByRole('button', { name: 'Send All Again' }).click();
  await expect(dashboard.toast).toContainText('22 Mails On Their Way Again');
  await expect(dashboard.dialog).toContainText('All of them were sent again.');
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toBeHidden();
  await expect(page.getByText('could not be sent')).toBeHidden();
});
