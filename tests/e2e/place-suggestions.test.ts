import type { Page } from '@playwright/test';
import { accessibilityProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { companiesFound, homeOf, openHome } from './support/home.ts';
import { overflow, WIDTHS } from './support/layout.ts';
import { openForm } from './support/page-form.ts';
import { suggestedPlaces, suggestionsOf } from './support/places.ts';
import { openDialog } from './support/request-form.ts';
import { pauseRequests, watchCalls } from './support/traffic.ts';

/** Types into the location field, and waits for the suggestions. */
async function typePlace(page: Page, text: string) {
  const { where } = homeOf(page);
  const suggestions = suggestionsOf(page);
  await where.pressSequentially(text);
  await expect(suggestions.list).toBeVisible();
  return { where, ...suggestions };
}

test('section 2: a place is chosen with the keyboard', async ({ page, request }) => {
  const home = await openHome(page);
  const { where, list, options, selected, status } = await typePlace(page, 'houst');
  const items = await suggestedPlaces(request, 'houst');
  const labels = items.map(({ label }) => label);
  await expect(options).toContainText(labels);
  await expect(where).toHaveRole('combobox');
  await expect(where).toHaveAttribute('aria-expanded', 'true');
  await expect(where).toHaveAttribute('aria-autocomplete', 'list');
  await expect(where).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(where).not.toHaveAttribute('aria-activedescendant');
  await expect(status).toHaveText(/^\d+ places? found\. Choose with the arrow keys\.$/);

  await where.press('ArrowUp');
  await expect(selected).toContainText(labels.at(-1) ?? '');
  await where.press('ArrowDown');
  await expect(selected).toContainText(labels[0] ?? '');
  await expect(where).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
  await expect(where).toHaveValue('houst');
  await where.press('Enter');
  await expect(where).toHaveValue(labels[0] ?? '');
  await expect(list).toBeHidden();
  await expect(where).toHaveAttribute('aria-expanded', 'false');
  expect(new URL(page.url()).search).toBe('');

  await where.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('location') === labels[0]);
  await expect(home.heading).toHaveText(/ in Houston$/);
  await expect(home.where).toHaveValue(labels[0] ?? '');
});

test('section 2: nothing is suggested for a text that was sent before the script arrived', async ({ page }) => {
  await page.clock.install();
  const { where, heading } = await openHome(page);
  const asked = watchCalls(page, '/api/places');
  const { resume } = await pauseRequests(page, '**/assets/place-field*');
  await where.fill('Houston');
  await where.press('Enter');
  await expect(heading).toHaveText(/ in Houston$/);
  resume();
  await expect(where).toHaveRole('combobox');
  await page.clock.fastForward(1_000);
  expect(asked).toEqual([]);
  await expect(suggestionsOf(page).list).toBeHidden();
});

test('decision 5: a postcode gets a sentence at the field', async ({ page }) => {
  await openHome(page);
  const { where, options, status } = await typePlace(page, 'AB10 1XG');
  const sentence = 'We do not know postcodes. Enter the town, the region or the country instead.';
  await expect(options).toHaveText([sentence]);
  await expect(status).toHaveText(sentence);
  // It is no value: choosing it leaves what was typed, and Enter searches for that.
  await options.click({ force: true });
  await where.press('ArrowDown');
  await where.press('Enter');
  await expect(page).toHaveURL(/\?location=AB10\+1XG$/);
  await expect(homeOf(page).results).toContainText(sentence);
});

test('section 2: Enter without a selection searches for the typed text', async ({ page }) => {
  await openHome(page);
  const { where, list } = await typePlace(page, 'houst');
  await where.press('Enter');
  await expect(page).toHaveURL(/\?location=houst$/);
  await expect(list).toBeHidden();
  // The field suggests in the next search, too.
  await homeOf(page).where.fill('par');
  await expect(list).toBeVisible();
});

test('section 2: Escape closes the list, the arrow keys open it, Tab accepts the selected suggestion', async ({
  page,
  request,
}) => {
  const home = await openHome(page);
  const { where, list, selected } = await typePlace(page, 'houst');
  const [first] = await suggestedPlaces(request, 'houst');
  await where.press('ArrowDown');
  await where.press('Escape');
  await expect(list).toBeHidden();
  await expect(where).toHaveValue('houst');
  await where.press('ArrowDown');
  await expect(selected).toContainText(first?.label ?? '');
  await where.press('Home');
  await expect(selected).toHaveCount(0);
  await where.press('ArrowDown');
  await where.press('Tab');
  await expect(home.locate).toBeFocused();
  await expect(list).toBeHidden();
  await expect(where).toHaveValue(first?.label ?? '');
});

test('section 2: a place is chosen with the mouse', async ({ page }) => {
  await openHome(page);
  const { where, list, options } = await typePlace(page, 'houst');
  await options.first().click();
  await expect(where).toHaveValue(/^Houston, /);
  await expect(where).toBeFocused();
  await expect(list).toBeHidden();
  await where.fill('paris');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 600 } });

  test('section 2: a place is chosen by tapping', async ({ page }) => {
    await openHome(page);
    const { where, options } = await typePlace(page, 'houst');
    await options.first().tap();
    await expect(where).toHaveValue(/^Houston, /);
  });
});

test('section 2: an area is suggested, and finds its countries', async ({ page }) => {
  const home = await openHome(page);
  const { where, options } = await typePlace(page, 'middle e');
  await expect(options.first()).toHaveText('Middle East area');
  await options.first().click();
  await where.press('Enter');
  await expect(page).toHaveURL(/\?location=Middle\+East$/);
  await expect(home.heading).toHaveText(/^[1-9]\d* companies/);
});

test('section 2: a late response is dropped, and equal requests are sent once', async ({ page }) => {
  await openHome(page);
  const calls = watchCalls(page, '/api/places');
  const { resume } = await pauseRequests(page, /\/api\/places\?q=paris$/);
  const { where, list, options } = await typePlace(page, 'houst');
  await where.fill('paris');
  await expect.poll(() => calls.length).toBe(2);
  await where.fill('houst');
  await expect(options.first()).toContainText('Houston');
  resume();
  await where.press('Escape');
  await where.fill('');
  await where.fill('houst');
  await expect(list).toBeVisible();
  await expect(options.first()).toContainText('Houston');
  expect(calls).toHaveLength(2);
});

test('section 2: what was typed and sent before the suggestions came opens no list', async ({ page }) => {
  const home = await openHome(page);
  const { resume } = await pauseRequests(page, /\/assets\/place-field\.browser-[^/]*\.js/);
  const script = page.waitForResponse(/\/assets\/place-field\.browser-/);
  await home.where.pressSequentially('houst');
  await home.where.press('Enter');
  await expect(home.heading).toHaveText(/ companies in houst$/);
  await home.results.getByRole('link').first().focus();
  resume();
  await (await script).finished();
  await expect(home.where).toHaveRole('combobox');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('section 2: without suggestions the field is a plain text field', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route(/\/api\/places/, (route) => route.abort());
  const home = await openHome(page);
  const asked = page.waitForRequest(/\/api\/places/);
  await home.where.pressSequentially('Turkey');
  await asked;
  await home.where.press('Enter');
  await expect(page).toHaveURL(/\?location=Turkey$/);
  await expect(home.heading).toHaveText(/^[1-9]\d* companies/);
});

test('section 2: the registration form suggests places, and keeps the chosen one', async ({ page }) => {
  const { field } = await openForm(page, '/register', 'Submit Registration');
  const { list, options } = suggestionsOf(page);
  await field('Location').pressSequentially('houst');
  await options.first().click();
  await expect(field('Location')).toHaveValue(/^Houston, /);
  await expect(list).toBeHidden();
  await page.reload();
  await expect(field('Location')).toHaveValue(/^Houston, /);
});

test('section 2: in the request dialog, Escape closes only the list', async ({ page }) => {
  await openHome(page);
  const { dialog, field } = await openDialog(page);
  const { list, options } = suggestionsOf(page);
  await field('Job location').pressSequentially('houst');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('Job location')).toHaveValue(/^Houston, /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The list works on the page again.
  await typePlace(page, 'paris');
  await expect(options.first()).toContainText('Paris');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('section 2: an open list is accessible, and stays inside the window', async ({ page }) => {
      await openHome(page);
      const { where, list } = await typePlace(page, 'ger');
      await where.press('ArrowDown');
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await where.scrollIntoViewIfNeeded();
        await expect(list).toBeInViewport({ ratio: 1 });
        expect(await overflow(page), `${width} px`).toEqual([]);
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('section 2: the location is a plain text field', async ({ page }) => {
    await page.goto('/');
    const home = homeOf(page);
    await expect(home.where).toHaveRole('textbox');
    await expect(home.locate).toHaveCount(0);
    await home.where.fill('Turkey');
    await home.where.press('Enter');
    await expect(home.heading).not.toHaveText(companiesFound(0));
    await expect(page).toHaveURL(/location=Turkey/);
  });
});
