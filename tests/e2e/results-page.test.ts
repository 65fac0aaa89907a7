import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { companiesFound, homeOf, openHome } from './support/home.ts';
import { openDialog } from './support/request-form.ts';

test('section 2: a search leaves hero and figures behind, and Back brings them and the position back', async ({
  page,
}) => {
  const home = await openHome(page);
  const hero = page.getByRole('heading', { level: 1, name: 'Find inspectors' });
  await home.what.fill('ultrasonic');
  await home.what.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /companies for ultrasonic$/ })).toBeVisible();
  await expect(hero).toHaveCount(0);
  await expect(page.locator('.stats')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(home.results.getByText(/^1–6 of \d+/)).toBeVisible();

  await home.next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(home.currentPage).toHaveText('1');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  await page.goBack();
  await expect(hero).toBeVisible();
  await expect(page.locator('.stats')).toBeVisible();
});

test('look: on a phone the first card begins 228 px below the header, and nothing lies upon the legend', async ({
  page,
}) => {
  // Two lines of heading and three of notice begin 20 px later.
  const searches = {
    'search=pressure+vessels': 228,
    'search=ultrasonic&location=Houston': 228,
    'location=Rotterdam': 228,
    'location=Germany': 228,
    'location=Munich': 228,
    'search=ultrasonic&location=Reykjav%C3%ADk': 248,
  };
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [search, most] of Object.entries(searches)) {
      await page.goto(`/?${search}`);
      const box = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().toJSON());
      const [header, card, legend, tools] = await Promise.all(
        ['.site-header', '.card', '.mark-legend', '.results-tools'].map(box),
      );
      const where = `${search} at ${width} px`;
      if (width === 390) expect(card.top - header.bottom, where).toBeLessThanOrEqual(most);
      const lines = await page.locator('.results-title').evaluate((title) => {
        const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const boxes = [];
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNode(words.currentNode);
          // What is underlined needs more room below it.
          const room = words.currentNode.parentElement?.localName === 'a' ? 4 : -4;
          boxes.push(...[...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom, room })));
        }
        return boxes;
      });
      for (const line of lines) {
        expect(legend.left >= line.right + 4 || legend.top >= line.bottom + line.room, where).toBe(true);
      }
      expect(legend.bottom, where).toBeLessThanOrEqual(tools.top);
    }
  }
});

test('section 2: a chip takes off what was understood, or one value of a filter', async ({ page, request }) => {
  const home = await openHome(page, '/?search=ultrasonic+testing+Houston&certification=ISO+9001');
  const chips = page.getByRole('list', { name: 'Filters that are on' });
  await expect(chips.getByRole('link')).toHaveText([/Ultrasonic testing/, /Houston/, /ISO 9001/]);
  await chips.getByRole('link', { name: 'Remove ISO 9001' }).click();
  await expect(page).toHaveURL(/\?search=ultrasonic\+testing\+Houston$/);
  await chips.getByRole('link', { name: /Houston/ }).click();
  await expect(page).toHaveURL(/\?search=ultrasonic\+testing$/);
  await expect(home.what).toHaveValue('ultrasonic testing');
  const { total } = await listCompanies(request, { search: 'ultrasonic testing' });
  await expect(home.heading).toHaveText(companiesFound(total));
});

test('section 2: a correction is shown, and what was typed is a click away', async ({ page }) => {
  const home = await openHome(page, '/?search=ultrasnic');
  await expect(home.results.getByText('Showing results for ultrasonic. Search instead for ultrasnic')).toBeVisible();
  await home.results.getByRole('link', { name: 'ultrasnic', exact: true }).click();
  await expect(page).toHaveURL(/\?search=ultrasnic&exact=true$/);
  await expect(home.results.getByText('Showing results for')).toHaveCount(0);
});

test('section 2: companies that match only most words stand apart', async ({ page, request }) => {
  const search = 'guided wave pressure vessel Texas';
  const { matches } = await listCompanies(request, { search });
  expect(matches.most).toBeGreaterThan(0);
  const home = await openHome(page, `/?${new URLSearchParams({ search })}`);
  await expect(home.results.getByRole('heading', { level: 2 }).last()).toHaveText(
    new RegExp(`^${matches.most} more match`),
  );
});

test('section 4: the button of the panel says what one change would show, and fetches nothing for it', async ({
  page,
  request,
}) => {
  const home = await openHome(page, '/?search=ultrasonic');
  const { total } = await listCompanies(request, { search: 'ultrasonic' });
  await expect(home.searchInPanel).toHaveText(`Show ${total} companies`);
  await home.box('ISO 9001').check();
  const some = await listCompanies(request, { search: 'ultrasonic', certification: 'ISO 9001' });
  await expect(home.searchInPanel).toHaveText(`Show ${some.total} companies`);
  await expect(home.panel.getByText('1 change, not shown yet')).toBeVisible();
  await home.box('Europe').check();
  await expect(home.searchInPanel).toHaveText('Show results');
  await home.searchInPanel.click();
  await expect(page).toHaveURL(/serviceArea=Europe&certification=ISO\+9001$/);
  await expect(home.panel.getByText('not shown yet')).toBeHidden();
});

test('section 2: a long group of the panel can be searched', async ({ page }) => {
  const home = await openHome(page, '/?search=ultrasonic');
  const field = home.group('Certifications').getByRole('searchbox', { name: 'Search Certifications' });
  await field.fill('irata');
  await expect(home.box('ISO 9001')).toBeHidden();
  await field.press('Enter');
  await expect(home.box('IRATA member company')).toBeVisible();
  await expect(page).toHaveURL(/\?search=ultrasonic$/);
  await field.fill('');
  await expect(home.box('ISO 9001')).toBeVisible();
});

test('look: below 1024 px the panel is a sheet that keeps the focus, with its button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await openHome(page, '/?search=ultrasonic');
  await home.showFilters.click();
  await expect(home.searchInPanel).toBeInViewport({ ratio: 1 });
  await expect(home.results).toHaveAttribute('inert', '');
  await expect(page.locator('[inert] .site-header')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(home.searchInPanel).toBeHidden();
  await expect(home.panel.locator('> summary')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await home.showFilters.click();
  await home.box('ISO 9001').check();
  await home.searchInPanel.click();
  await expect(page).toHaveURL(/certification=ISO\+9001$/);
  await expect(home.panel.getByText('1 on')).toBeVisible();
  await expect(home.cards.first()).toBeVisible();
});

test('section 2: the first field suggests searches and companies, and what was searched for before', async ({
  page,
}) => {
  const home = await openHome(page);
  const options = page.getByRole('listbox', { name: 'Searches' }).getByRole('option');
  await home.what.click();
  await expect(options).toHaveCount(0);
  await home.what.pressSequentially('press');
  await expect(options.first()).toHaveText(/ (service|equipment), \d+ companies$/);
  await home.what.press('ArrowDown');
  const chosen = await options.first().getAttribute('data-value');
  await home.what.press('Enter');
  await expect(home.what).toHaveValue(chosen ?? '');
  await home.what.press('Enter');
  await expect(page).toHaveURL(/\?search=/);
  const searched = await home.what.inputValue();

  await page.goto('/');
  await homeOf(page).what.click();
  await expect(options.first()).toHaveText(`${searched} searched before`);
  await options.getByText('Forget these searches').click();
  await homeOf(page).where.click();
  await homeOf(page).what.click();
  await expect(options).toHaveCount(0);
});

test('section 2: the suggestions of one field of the search bar cover none of its other fields', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/?search=ultrasonic']) {
      const home = await openHome(page, path);
      const options = page.getByRole('listbox').getByRole('option');
      await home.what.fill('');
      await home.what.pressSequentially('crane insp');
      await expect(options.first()).toBeVisible();
      await home.where.click();
      await expect(home.where).toBeFocused();
      await home.where.pressSequentially('hou');
      await expect(options.first()).toHaveText(/^Houston/);
      await home.what.click();
      await expect(home.what).toBeFocused();
    }
  }
});

test('section 2: beside the results there is a map, where card and marker light up together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const home = await openHome(page, '/?search=ultrasonic&location=United+States');
  const map = page.getByRole('complementary', { name: 'Map of these results' });
  await expect(map.getByRole('figure')).toBeVisible();
  await home.cards.first().hover();
  await expect(page.locator('#results .is-lit')).toHaveCount(1);
  await expect(map.locator('svg .is-lit').first()).toBeAttached();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(map).toBeHidden();
});

test('decision 27: beside the results a marker of several places comes closer, and a place leads to as many as it counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const home = await openHome(page, '/?search=ultrasonic');
  const map = page.getByRole('complementary', { name: 'Map of these results' });
  const closer = map.locator('.map-view > a[href*="at="]').first();
  const before = await map.locator('.map-base').getAttribute('viewBox');
  await closer.focus();
  await page.keyboard.press('Enter');
  await expect(map.locator('.map-base')).not.toHaveAttribute('viewBox', before ?? '');
  await expect(page).toHaveURL(/\/\?search=ultrasonic$/);

  const place = map.getByRole('list', { name: 'Companies by place' }).getByRole('link').first();
  const [, name, count] = /^(.+?)(\d+)$/.exec((await place.textContent()) ?? '') ?? [];
  await place.click();
  await expect(home.heading).toHaveText(new RegExp(`^${count} companies for ultrasonic based in (the )?${name}, `));
  await expect(page).not.toHaveURL(/view=map/);
});

test('section 2: the switch in the footer changes all distances, and is remembered', async ({ page }) => {
  const home = await openHome(page, '/?location=Galveston');
  const notice = home.results.getByText(/^1–6 of/);
  await expect(notice).toContainText('100 miles');
  await page.getByRole('button', { name: 'km' }).click();
  await expect(notice).toContainText('161 km');
  await expect(home.cards.first()).toContainText('76 km');
  await page.reload();
  await expect(notice).toContainText('161 km');
});

test('section 2: the profile leads back to the results, to the same position', async ({ page }) => {
  const home = await openHome(page, '/?search=ultrasonic');
  await expect(home.heading).toBeVisible();
  const [count = ''] = ((await home.heading.textContent()) ?? '').split(' ');
  await home.names.nth(4).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await home.names.nth(4).click();
  await page.waitForURL('**/company/**');
  await page.keyboard.press('Shift');
  await page.getByRole('link', { name: `Back to ${count} results` }).click();
  await expect(page).toHaveURL(/\?search=ultrasonic$/);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBe(left);
});

test('look: the dialog begins at its title, and results are announced once', async ({ page }) => {
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  await home.search.click();
  await expect(page.locator('#results-status')).toHaveText(/companies for ultrasonic$/);
  await expect(home.search).toBeFocused();
  await expect(home.heading).not.toHaveAttribute('aria-live');
  const { dialog } = await openDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
});
