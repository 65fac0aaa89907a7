import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { listField, openForm } from './support/page-form.ts';

const FORMS = {
  '/about': 'Send Message',
  '/register': 'Submit Registration',
  '/pricing': 'Submit Verification Request',
};

/** The main content; header and footer are the same on all pages. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`section 2: accessible in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [path, submit] of Object.entries(FORMS)) {
      test(`section 2: ${path}, also with errors, and on a narrow screen`, async ({ page, tolerate }) => {
        tolerate(/status of 400/);
        const { send } = await openForm(page, path, submit);
        await expectAccessible(page);
        await send.click();
        await page.setViewportSize({ width: 390, height: 800 });
        await expectAccessible(page);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide).toBe(false);
      });
    }

    test('section 2: an open list field with items', async ({ page }) => {
      await openForm(page, '/register', FORMS['/register']);
      const { input, suggestions } = listField(page, 'Specializations');
      await input.fill('Own test');
      await input.press('Enter');
      await input.pressSequentially('ult');
      await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    });

    test('section 2: the page after a registration', async ({ page }) => {
      await page.goto('/register?sent');
      await expectAccessible(page);
    });
  });
}
