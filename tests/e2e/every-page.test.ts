import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
        const faults = await overflow(page);
        // Colours depend on the scheme, and content on the width: two of the four combinations cover both.
        const isChecked = width === (colorScheme === 'light' ? 1440 : 390);
        if (isChecked) faults.push(...(await axeFaults(page)));
        found.push(...faults.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

async function axeFaults(page: Page): Promise<string[]> {
  // Without frames nothing needs to be merged, which would open another page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
