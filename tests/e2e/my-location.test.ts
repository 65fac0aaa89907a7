import { messages } from '#web/messages.ts';
import { expect, test } from './support/browser-test.ts';
import { openHome } from './support/home.ts';
import { suggestionsOf } from './support/places.ts';
import { watchCalls } from './support/traffic.ts';

const HOUSTON = { latitude: 29.760412, longitude: -95.369837 };
const MIDDLE_OF_THE_PACIFIC = { latitude: -40, longitude: -130 };

test('section 2: the button fills in the nearest town, and sends the position to the server rounded to a kilometre', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HOUSTON);
  const home = await openHome(page);
  const calls = watchCalls(page);
  await home.locate.click();
  await expect(home.where).toHaveValue('Houston, Texas, United States');
  await expect(suggestionsOf(page).status).toHaveText('Location set to Houston, Texas, United States.');
  await expect(home.locate).toHaveAttribute('aria-busy', 'false');
  expect(calls).toEqual(['GET /api/places/nearest?latitude=29.76&longitude=-95.37']);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('section 2: a visitor who denies permission is shown what to do instead', async ({ page }) => {
  const home = await openHome(page);
  const calls = watchCalls(page);
  await home.locate.click();
  await expect(page.getByText(messages.locationRefused.text)).toBeVisible();
  await expect(home.where).toHaveValue('');
  expect(calls).toEqual([]);
});

test('section 2: far from any town, the message of the server is shown', async ({ page, context, tolerate }) => {
  tolerate(/status of 404/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MIDDLE_OF_THE_PACIFIC);
  const home = await openHome(page);
  await home.locate.click();
  await expect(page.getByText('We found no town within 100 miles of you. Please enter a location.')).toBeVisible();
  await expect(home.where).toHaveValue('');
});
