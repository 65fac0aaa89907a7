import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/browser-test.ts';
import { PAGE_STATES } from './support/states.ts';

// Colours that fade from one scheme to the other would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, problems } of PAGE_STATES) {
  test(`look: accessible in light and dark, wide and narrow: ${name}`, async ({ page, tolerate }) => {
    if (problems) tolerate(problems);
    await open(page);
    const found = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          for (const { html } of nodes) found.add(`${id}, ${colorScheme}, ${width} px: ${html.slice(0, 200)}`);
        }
      }
    }
    expect([...found]).toEqual([]);
  });
}
