import type { Page } from '@playwright/test';
import type { CompanyPage } from '#domain/companies/company-summary.ts';
import { expect, test } from './support/browser-test.ts';
import { openHome } from './support/home.ts';

const LANGUAGES = { 'en-US': '12 miles', 'de-DE': '19 km' };

/** Lets the first company of every answer be twelve miles away. */
async function moveFirstCompany(page: Page): Promise<void> {
  await page.route(/\/api\/companies\?/, async (route) => {
    const answer = await route.fetch();
    const found: CompanyPage = await answer.json();
    Object.assign(found.items[0] ?? {}, { distance: 12 });
    await route.fulfill({ response: answer, json: found });
  });
}

for (const [locale, text] of Object.entries(LANGUAGES)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`section 2: a distance reads ${text}`, async ({ page }) => {
      await moveFirstCompany(page);
      const home = await openHome(page);
      await home.what.fill('ultrasonic');
      await home.search.click();
      await expect(home.cards.first().getByText(text)).toBeVisible();
    });
  });
}
