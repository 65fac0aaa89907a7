import type { Page } from '@playwright/test';

/** A phone, a tablet, a desktop. */
export const WIDTHS = [390, 768, 1440];

/** What stands out of the window at the side; empty when nothing does. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 0.5;
    });
    return [
      `the page is ${scrollWidth} px wide`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
