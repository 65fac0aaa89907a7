import type { Page } from '@playwright/test';

/** Problems with the visible focus of the focused element. */
export function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['no element has the focus'];
    // The browser draws its own ring on the calendar button of a date field.
    if (focused.matches('[type=date]:not(:focus-visible)')) return [];
    const name = `${focused.localName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const ringed = [focused, focused.parentElement].find((element) => element !== null && hasRing(element));
    if (!ringed) return [`${name} has no focus ring`];
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const ring = ringed.getBoundingClientRect();
    const problems: string[] = [];
    for (let around = ringed.parentElement; around; around = around.parentElement) {
      if (around === document.documentElement || around === document.body) continue;
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const sides = [
        ring.left - reach < edge.left,
        ring.right + reach > edge.right,
        ring.top - reach < edge.top,
        ring.bottom + reach > edge.bottom,
      ];
      if (sides.some(Boolean)) problems.push(`the ring of ${name} is cut off by .${around.className}`);
    }
    const line = focused.getClientRects()[0] ?? ring;
    // A browser scrolls to the caret of a tall text field, not to all of the field.
    const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)];
    const [upper, lower] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)];
    const top = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
    if (left >= right || upper >= lower) problems.push(`${name} is out of sight`);
    else if (!top || !(focused.contains(top) || top.contains(focused)))
      problems.push(`${name} is covered by ${top?.localName}.${top?.className}`);
    return problems;
  });
}

/** Presses Tab until the focused element matches. Fails after more presses than any page has tab stops. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    if (await page.locator(':focus').and(page.locator(selector)).count()) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}
