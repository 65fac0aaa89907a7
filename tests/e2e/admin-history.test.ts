import type { Page } from '@playwright/test';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

async function importOne(page: Page, name: string): Promise<number> {
  await page.request.post('/api/admin/companies/bulk-import', {
    data: { companies: [{ name, location: 'Bergen, Norway' }] },
  });
  const found = await (await page.request.get(`/api/admin/companies?search=${encodeURIComponent(name)}`)).json();
  return found.items[0].id;
}

test('section 2.108: what was removed is restored from the audit tab, in the words of the history', async ({
  page,
}) => {
  const dashboard = await openDashboard(page);
  const id = await importOne(page, 'Audited Tab');
  await page.request.post('/api/admin/companies/reject', { data: { ids: [id], silent: true } });
  await page.goto('/admin?tab=audit&search=Audited');
  const sentence = `Rejected company: Audited Tab, by ${ADMIN.email}`;
  await expect(dashboard.rows.first()).toContainText(sentence);
  await page.getByRole('button', { name: 'Restore Audited Tab' }).click();
  await expect(dashboard.toast).toContainText('Company Restored');
  await expect(page.getByRole('button', { name: 'Restore Audited Tab' })).toHaveCount(0);
  await page.goto(`/admin/companies/${id}`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(sentence);
  await page.request.delete(`/api/admin/companies/${id}`);
});

test('decision 33: what is typed into a note or a reason survives Escape and a reload until it is sent', async ({
  page,
}) => {
  await openDashboard(page);
  const id = await importOne(page, 'Drafted Note');
  const note = page.getByLabel('Note, for admins only', { exact: true });
  const openNote = async () => {
    await page.goto(`/admin/companies/${id}`);
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
    await page.keyboard.press('n');
  };
  await openNote();
  await note.fill('Rang at noon; they call');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(note).toHaveValue('Rang at noon; they call');
  await openNote();
  await expect(note).toHaveValue('Rang at noon; they call');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Rang at noon; they call');
  await page.keyboard.press('n');
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByLabel('Reason (optional, part of the email)').fill('A shop.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reason (optional, part of the email)')).toHaveValue('A shop.');
  await page.request.delete(`/api/admin/companies/${id}`);
});
