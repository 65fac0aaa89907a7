import { layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

test.beforeEach(async ({ page }) => {
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`look: insights and audit log fit every width and are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const address of ['/admin/insights', '/admin/audit']) {
      await page.goto(address);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      problems.push(...(await layoutProblems(page)));
    }
    expect(problems).toEqual([]);
  });
}

test('section 2.107: the range is chosen by keyboard, and stands in the address', async ({ page }) => {
  await page.goto('/admin/insights');
  await page.getByRole('link', { name: '30 days' }).press('Enter');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await page.getByLabel('From').fill('2026-01-05');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2026-01-05/);
  const chart = page.getByRole('figure').filter({ hasText: 'Requests by week' });
  await expect(chart.getByRole('img', { name: /^Requests by week: / })).toBeVisible();
  await chart.locator('summary').press('Enter');
  await expect(chart.getByRole('rowheader').first()).toBeVisible();
});

test('section 2.109: a profile that the browser loaded ahead counts once it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(`${request.url()} ${request.headers()['x-prefetched']}`);
  });
  await page.goto('/');
  await page.addInitScript(() => {
    const asIs = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type: string) =>
      type === 'navigation'
        ? ([{ deliveryType: 'navigational-prefetch' }] as unknown as PerformanceEntryList)
        : asIs(type);
  });
  await page.locator('a[href^="/company/"]').first().click();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\/company\/\d+\/\S+ 1$/)]);
});
