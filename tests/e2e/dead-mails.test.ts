import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/browser-test.ts';
import { openDesk } from './support/desk.ts';
import { overflow, WIDTHS } from './support/layout.ts';

test.use({ deadMails: 23 });

test('decision 25: the desk tells of mails that could not be sent, as long as there are any', async ({ page }) => {
  const desk = await openDesk(page);
  await page.getByText('23 emails could not be sent.').getByRole('button', { name: 'Show them' }).click();
  const mails = desk.dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
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
  await desk.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(mails).toHaveCount(3);
  await mails.filter({ hasText: 'desk1@' }).getByRole('button', { name: 'Resend' }).click();
  await expect(desk.notice).toContainText('Email Queued');
  await expect(mails).toHaveCount(2);
  await desk.dialog.getByRole('button', { name: 'Resend All' }).click();
  await expect(desk.notice).toContainText('22 Emails Queued');
  await expect(desk.dialog).toContainText('All emails have been queued again.');
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toBeHidden();
  await expect(page.getByText('could not be sent')).toBeHidden();
});
