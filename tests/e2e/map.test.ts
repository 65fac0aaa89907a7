import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TOOLTIP_DELAY_MILLISECONDS } from '#domain/constants.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { companiesFound, homeOf, openHome } from './support/home.ts';

/** The map that is visible at this width. */
function mapOf(page: Page) {
  const figure = page.getByRole('figure', { name: /^Map of / });
  return {
    figure,
    markers: figure.getByRole('link'),
    marker: (name: RegExp) => figure.getByRole('link', { name }),
    zoomIn: figure.getByRole('button', { name: 'Zoom in' }),
    zoomOut: figure.getByRole('button', { name: 'Zoom out' }),
    reset: figure.getByRole('button', { name: 'Reset the map' }),
    status: figure.getByRole('status'),
    window: () =>
      figure
        .locator('.map-view')
        .filter({ visible: true })
        .locator('.map-base')
        .evaluate((base) => (base.getAttribute('viewBox') ?? '').split(' ').map(Number)),
  };
}

test('the map is a third view, and its markers narrow the search without loading a page', async ({ page, request }) => {
  // The filters stand beside the map, which is large enough here for the names of countries.
  await page.setViewportSize({ width: 1600, height: 900 });
  const home = await openHome(page, '/?search=ultrasonic');
  await home.view('Map view').click();
  await expect(page).toHaveURL(/\/\?search=ultrasonic&view=map$/);
  const map = mapOf(page);
  await expect(map.figure).toHaveAccessibleName('Map of the world');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await map.marker(/^United States: /).click();
  await expect(page).toHaveURL(/\/\?search=ultrasonic&location=United\+States&view=map$/);
  await expect(map.figure).toHaveAccessibleName('Map of the United States');
  await map.marker(/^Houston: /).click();
  await expect(page).toHaveURL(/location=Houston%2C\+Texas%2C\+United\+States&view=map$/);
  const { total, items } = await listCompanies(request, { search: 'ultrasonic', location: 'Houston, Texas' });
  await expect(home.heading).toHaveText(companiesFound(total));
  await expect(home.names).toHaveText(items.map(({ name }) => name));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(map.figure).toHaveAccessibleName('Map of the United States');

  // A search keeps the map, and another view hides it.
  await home.what.fill('radiographic');
  await home.search.click();
  await expect(page).toHaveURL(/\/\?search=radiographic&location=United\+States&view=map$/);
  await expect(map.markers.first()).toBeVisible();
  await home.view('List view').click();
  await expect(home.results.getByRole('figure')).toBeHidden();
});

test('every marker and button can be reached with the keyboard, and a marker follows its link', async ({ page }) => {
  await openHome(page, '/?view=map&location=Europe');
  const map = mapOf(page);
  await expect(map.zoomIn).toBeVisible();
  const names = await map.markers.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(3);
  await homeOf(page).view('Map view').focus();
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(map.zoomIn).toBeFocused();
  await map.marker(/^Norway: /).focus();
  await page.keyboard.press('Enter');
  await expect(map.figure).toHaveAccessibleName('Map of Norway');
});

test('a marker that leaves the map passes its focus on, so that keys go on moving the map', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page, '/?search=ultrasonic&view=map');
  const map = mapOf(page);
  await expect(map.zoomIn).toBeVisible();
  await map.marker(/^United Kingdom and /).focus();
  const [, , whole = 0] = await map.window();
  for (const part of [2, 4]) {
    await page.keyboard.press('+');
    await expect.poll(async () => Math.round((await map.window())[2] ?? 0)).toBe(Math.round(whole / part));
    await expect(map.status).toHaveText(/^\d+ markers?$/);
    await expect(map.figure.locator(':focus')).toBeVisible();
  }
});

test('buttons, keys, wheel and dragging zoom and move the map, with the markers that fit', async ({ page }) => {
  await openHome(page, '/?view=map&location=Europe');
  const map = mapOf(page);
  await expect(map.zoomOut).toHaveAttribute('aria-disabled', 'true');
  const whole = await map.window();
  const widthIs = (part: number) =>
    expect.poll(async () => Math.round((await map.window())[2] ?? 0)).toBe(Math.round((whole[2] ?? 0) / part));
  const merged = map.marker(/ and /).first();
  await expect(merged).toBeVisible();
  await map.zoomIn.click();
  await widthIs(2);
  await map.zoomIn.click();
  await widthIs(4);
  await expect(map.status).toHaveText(/^\d+ markers?$/);
  await expect(map.marker(/^Germany: /)).toBeVisible();
  await expect(map.marker(/^Norway: /)).toBeHidden();

  const before = await map.window();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await map.window())[1]).toBeLessThan(before[1] ?? 0);
  await page.keyboard.press('-');
  await widthIs(2);
  await map.reset.click();
  await expect.poll(map.window).toEqual(whole);
  await expect(merged).toBeVisible();

  await map.zoomIn.scrollIntoViewIfNeeded();
  const box = await map.zoomIn.boundingBox();
  if (box === null) throw new Error('The map has no position on the page.');
  const [x, y] = [box.x - 300, box.y - 150];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -140);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await map.window())[2]).toBeLessThan((whole[2] ?? 0) / 2);
  const beforeDrag = await map.window();
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await map.window())[0]).toBeLessThan(beforeDrag[0] ?? 0);
  await expect(page).toHaveURL(/location=Europe$/);

  // Releasing the pointer after dragging does not click a marker; the keyboard still does.
  const marker = map.markers.filter({ visible: true }).first();
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/location=Europe$/);
});

test('section 9: a quick click on a marker leaves no tooltip behind', async ({ page }) => {
  const start = new Date('2030-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await page.setViewportSize({ width: 1600, height: 900 });
  await openHome(page, '/?view=map');
  const { figure, marker } = mapOf(page);
  await marker(/^United States/).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await marker(/^United States/).hover();
  await page.clock.runFor(TOOLTIP_DELAY_MILLISECONDS - 1);
  await marker(/^United States/).click();
  await page.clock.runFor(TOOLTIP_DELAY_MILLISECONDS);
  await expect(figure).toHaveAccessibleName('Map of the United States');
  await expect(page.locator('.tooltip')).toBeHidden();
});

test('look: the name of a marker has what is written on it', async ({ page }) => {
  await openHome(page, '/?view=map');
  await expect(mapOf(page).markers.first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: ['label-content-name-mismatch'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('decision 27: the caption of a map says what is in sight, and how many companies', async ({ page }) => {
  await openHome(page, '/?view=map&location=Europe');
  const { figure, markers, zoomIn, reset, status } = mapOf(page);
  const caption = figure.locator('figcaption .label-mono');
  await expect(caption).toHaveText('Europe');
  await zoomIn.click();
  await expect(status).toHaveText(/^\d+ markers?$/);
  await expect(caption).not.toHaveText('Europe');
  const names = await markers
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));
  const inSight = names.reduce((sum, name) => sum + Number(/: (\d+) companies$/.exec(name)?.[1] ?? 1), 0);
  await expect(caption.locator('span').filter({ visible: true })).toHaveText(`: ${inSight} companies`);
  await reset.click();
  await expect(caption).toHaveText('Europe');
});

test('look: on a phone a closer look moves nothing that is below the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, '/?view=map&location=Europe');
  const { figure, zoomIn, status } = mapOf(page);
  await expect(zoomIn).toBeVisible();
  const height = () => figure.evaluate((element) => element.clientHeight);
  const whole = await height();
  await zoomIn.click();
  await expect(status).toHaveText(/^\d+ markers?$/);
  await expect(figure.locator('figcaption .label-mono')).toContainText('companies');
  expect(await height()).toBe(whole);
});

test('every marker can be tapped on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/?view=map', '/?view=map&location=United+Kingdom']) {
    await openHome(page, address);
    const sizes = await mapOf(page).markers.evaluateAll((links) =>
      links.map((link) => link.querySelector('circle')?.getBoundingClientRect().width ?? 0),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  }
});

test('a landing page has the markers for phones, to which scripts add those that have room', async ({ page }) => {
  const path = '/ultrasonic-testing-services';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const map = mapOf(page);
  await map.figure.scrollIntoViewIfNeeded();
  await expect(map.zoomIn).toBeVisible();
  const onPhones = await map.markers.count();
  expect(onPhones).toBeGreaterThan(3);
  await expect(map.figure.locator('.map-view')).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const height = () => map.figure.evaluate((figure) => figure.getBoundingClientRect().height);
  const before = await height();
  await map.figure.scrollIntoViewIfNeeded();
  await expect(map.zoomIn).toBeVisible();
  expect(await map.markers.filter({ visible: true }).count()).toBeGreaterThan(onPhones);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(4);
});

test('a landing page has an interactive map, and a profile has a static one', async ({ page, request }) => {
  await page.goto('/inspection-companies-in-united-kingdom');
  const map = mapOf(page);
  await map.figure.scrollIntoViewIfNeeded();
  await map.zoomIn.click();
  await expect(map.status).toHaveText(/^\d+ markers?$/);
  await map.marker(/^Aberdeen: /).click();
  await expect(homeOf(page).heading).toBeVisible();
  await expect(map.figure).toBeVisible();
  const { items } = await listCompanies(request, { location: 'Rotterdam' });
  await page.goto(`/company/${items[0]?.id}`);
  await expect(page.getByRole('img', { name: /on the map of the Netherlands$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Others nearby' }).click();
  await expect(map.figure).toHaveAccessibleName('Map of the Netherlands');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the markers are links to zoomed maps, and there are no buttons', async ({ page, request }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/');
    await homeOf(page).view('Map view').click();
    const map = mapOf(page);
    await expect(map.figure.locator('use').filter({ visible: true }).first()).toBeVisible();
    await map.marker(/^United States: /).click();
    await map.marker(/^Houston: /).click();
    const { total } = await listCompanies(request, { location: 'Houston, Texas' });
    await expect(homeOf(page).heading).toHaveText(companiesFound(total));
    await expect(map.figure.getByRole('button')).toHaveCount(0);
    await homeOf(page).search.click();
    await expect(page).toHaveURL(/view=map/);
  });
});
