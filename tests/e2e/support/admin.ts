import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { ADMIN } from './server.ts';

/** Signs in and opens the admin dashboard. */
export async function openDashboard(page: Page, address = '/admin') {
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  await page.goto(address);
  await expect(page.getByRole('tablist')).toBeVisible();
  return dashboardOf(page);
}

function dashboardOf(page: Page) {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return {
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    rows,
    row: (name: string) => rows.filter({ hasText: name }),
    /** An action from the menu of a row. */
    more: async (row: string, action: string) => {
      const found = rows.filter({ hasText: row });
      await found.locator('.admin-menu summary').click();
      await found.getByRole('button', { name: action }).click();
    },
    names: rows.locator('.admin-name'),
    search: page.getByRole('searchbox', { name: 'Search' }),
    dialog: page.getByRole('dialog'),
    toast: page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close' }) }),
    stat: (label: string) => page.locator('.stats > div', { hasText: label }).first().locator('dd'),
  };
}
