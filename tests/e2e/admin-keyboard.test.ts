import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { tabTo } from './support/focus.ts';

test('look: the tabs of the dashboard are one stop, and arrow keys change the tab', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await tabTo(page, '[role=tab]');
  await expect(dashboard.tab(/^Pending/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dashboard.tab('Audit Log')).toBeFocused();
  await expect(page).toHaveURL(/tab=audit/);
  await page.keyboard.press('Home');
  await expect(dashboard.tab(/^Pending/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dashboard.tab(/^Verified/)).toBeFocused();
  await page.goBack();
  await expect(dashboard.tab(/^Pending/)).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.tab(/^Pending/), 'the focus follows the address').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
});

test('look: a tab that is clicked shows no ring, and is one step back', async ({ page }) => {
  const dashboard = await openDashboard(page);
  for (const name of [/^All/, /^Verified/]) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toBeFocused();
    await expect(page.locator('[role=tab]:focus-visible')).toHaveCount(0);
  }
  await page.goBack();
  await expect(dashboard.tab(/^All/)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dashboard.tab(/^Pending/)).toHaveAttribute('aria-selected', 'true');
});

test('look: a dialog to be read begins at its title, and the last page keeps the focus', async ({ page }) => {
  const dashboard = await openDashboard(page, '/admin?tab=all');
  await expect(dashboard.rows.first()).toBeVisible();
  const name = await dashboard.names.first().textContent();
  await dashboard.more(name ?? '', 'Details');
  await expect(dashboard.dialog.getByRole('heading', { name: name ?? '' })).toBeFocused();
  await page.keyboard.press('Escape');
  const { total } = await (await page.request.get('/api/admin/companies')).json();
  await page.goto(`/admin?tab=all&page=${Math.ceil(total / ADMIN_PAGE_SIZE) - 1}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('look: a dialog keeps the focus, reaches its toast, and returns the focus', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const dashboard = await openDashboard(page, '/admin?tab=all');
  const edit = dashboard.rows.first().getByRole('button', { name: /^Edit/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.dialog.getByRole('textbox').first()).toBeFocused();
  await expect(dashboard.dialog.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(dashboard.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dashboard.dialog.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.getByRole('tab'), 'nothing behind the dialog is exposed').toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(dashboard.dialog, 'a click beside it loses nothing').toBeVisible();

  await page.route('**/api/admin/companies/*', (route) => route.abort(), { times: 1 });
  await dashboard.dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.toast).toContainText('Update Failed');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(dashboard.toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.toast).toHaveCount(0);
  await expect(dashboard.dialog, 'Escape closes the toast first').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('look: a confirmation over a dialog takes the focus and gives it back', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await page.request.post('/api/admin/companies/bulk-import', {
    data: { companies: [{ name: 'Nested Dialogs', location: 'Leeds' }], file: 'nested-dialogs.csv' },
  });
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const undo = dashboard.dialog.getByRole('row', { name: /nested-dialogs.csv/ }).getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(dashboard.dialog).toHaveAccessibleName('Undo Import');
  await expect(dashboard.dialog).toHaveAccessibleDescription(/Are you sure you want to remove/);
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveAccessibleName('Bulk Import Companies');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await dashboard.dialog.getByRole('button', { name: 'Undo Import' }).press('Enter');
  await expect(dashboard.toast).toContainText('Import Undone');
  await page.keyboard.press('Escape');
  await expect(dashboard.toast, 'the toast outlives its dialog').toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulk Import' })).toBeFocused();
});

test('look: Escape while a confirmation opens does not close the dialog below it', async ({ page }) => {
  const dashboard = await openDashboard(page);
  await page.request.post('/api/admin/companies/bulk-import', {
    data: { companies: [{ name: 'Early Escape', location: 'Leeds' }], file: 'early-escape.csv' },
  });
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const row = dashboard.dialog.getByRole('row', { name: /early-escape.csv/ });
  const undo = row.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.evaluate(() => {
    const pressEscape = (event: FocusEvent) => {
      const init = { key: 'Escape', bubbles: true, cancelable: true };
      event.target?.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    document.addEventListener('focusin', pressEscape, { once: true });
  });
  await undo.press('Enter');
  await expect(dashboard.dialog).toHaveAccessibleName('Undo Import');
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveAccessibleName('Bulk Import Companies');
});
