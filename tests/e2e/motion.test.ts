import { expect, test } from './support/browser-test.ts';
import { openHome, RESULTS } from './support/home.ts';
import { hold } from './support/traffic.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`look: motion with the preference "${reducedMotion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const home = await openHome(page);
    const { release } = await hold(page, RESULTS);
    await home.what.fill('ultrasonic');
    await home.search.click();
    await expect(page.locator('.skeleton').first()).toBeVisible();
    const isStill = reducedMotion === 'reduce';
    expect(await page.evaluate(() => document.getAnimations().length === 0)).toBe(isStill);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].some((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return Number.parseFloat(transitionDuration) > 0 || animationName !== 'none' || scrollBehavior === 'smooth';
      }),
    );
    expect(moving).toBe(!isStill);
    release();
    await expect(home.cards.first()).toBeVisible();
  });
}
