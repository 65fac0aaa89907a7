import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { overflow, WIDTHS } from './layout.ts';

/** Accessibility rules that a page violates, with the elements that do. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // There are no frames to merge, which would take another page each time; and what passes is not described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Elements that overflow at any of the widths, and accessibility problems at the largest. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await overflow(page)));
  }
  return [...problems, ...(await accessibilityProblems(page))];
}
