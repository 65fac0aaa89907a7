import { accessibilityProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { overflow, WIDTHS } from './support/layout.ts';
import { PAGE_STATES } from './support/states.ts';

const SCHEMES = ['light', 'dark'] as const;

// The contrast would be measured in the middle of a colour transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, problems } of PAGE_STATES) {
  test(`look: fits every width and is accessible, in light and dark: ${name}`, async ({ page, tolerate }) => {
    if (problems) tolerate(problems);
    await open(page);
    const found: string[] = [];
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const messages = await overflow(page);
        // Colours depend on the scheme and what is there on the width: two of the four pairs see all of both.
        const isChecked = width === (colorScheme === 'light' ? 1440 : 390);
        if (isChecked) messages.push(...(await accessibilityProblems(page)));
        found.push(...messages.map((message) => `${colorScheme}, ${width} px: ${message}`));
      }
    }
    expect(found).toEqual([]);
  });
}
