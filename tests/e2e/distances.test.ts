import { paths } from '#domain/paths.ts';
import { distanceText, usualUnit } from '#domain/places/distance-text.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { openHome } from './support/home.ts';

/** A town without a company: within a town only its centre is known. */
const NEAREST_FIRST = { location: 'Galveston', sortBy: 'distance' } as const;

for (const [locale, pattern] of Object.entries({ 'en-US': /miles?$/, 'de-DE': /km$/ })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('section 2: distances are in the visitor’s unit, on cards and on the profile', async ({ page, request }) => {
      const { items } = await listCompanies(request, NEAREST_FIRST);
      const texts = items.map(({ distance }) => distanceText(distance ?? -1, usualUnit(locale)));
      expect(texts.at(-1)).toMatch(pattern);
      const home = await openHome(page, `/?${new URLSearchParams(NEAREST_FIRST)}`);
      const shown = home.cards.locator('[data-miles]');
      await expect(shown).toHaveText(texts);
      // The second view is rendered by the browser.
      await home.view('List view').click();
      await expect(page).toHaveURL(/view=list/);
      await expect(home.heading).toHaveText(/^\d+ companies/);
      await expect(shown).toHaveText(texts);
      const [first] = items;
      await page.goto(paths.company({ id: 0, name: '', ...first }, NEAREST_FIRST.location));
      await expect(page.locator('main [data-miles]').first()).toHaveText(texts[0] ?? '');
    });
  });
}
