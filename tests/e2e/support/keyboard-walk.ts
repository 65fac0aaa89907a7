import type { Page } from '@playwright/test';
import { focusProblems } from './focus.ts';

/** More presses in a row on one element are a trap: a date field has five stops of its own. */
const MAX_PRESSES_ON_ONE = 8;
/** More tab stops than any page has. */
const MAX_PRESSES = 400;

type Stop = { index: number; name: string; top: number; bottom: number; left: number; right: number };

/**
 * Walks a page by Tab from its first stop to its last, and by Shift+Tab back. Returns what somebody without a mouse would stumble
 * over: a control that is not reached, a focus that is not seen, an order against the one on the screen, a trap.
 */
export async function walkProblems(page: Page): Promise<string[]> {
  const stops = await markStops(page);
  await page.locator('.skip-link').focus();
  const forward = await walk(page, 'Tab');
  const backward = await walk(page, 'Shift+Tab');
  const reached = new Set(forward.path.map(({ index }) => index));
  const names = ({ path }: Walk) => path.map(({ name }) => name);
  const [there, back] = [names(forward), names(backward).toReversed()];
  return [
    ...stops.filter(({ index }) => !reached.has(index)).map(({ name }) => `Tab does not reach ${name}`),
    ...forward.problems,
    ...backward.problems,
    ...forward.path.slice(1).flatMap((stop, index) => leapOf(forward.path[index], stop)),
    ...(there.join() === back.join()
      ? []
      : [`Shift+Tab goes another way: ${back.join(', ')} instead of ${there.join(', ')}`]),
  ];
}

/** Numbers all that can be used; of radio buttons with one name only one is a tab stop. */
function markStops(page: Page): Promise<{ index: number; name: string }[]> {
  return page.evaluate(() => {
    const usable =
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex]';
    const groups = new Map<string, HTMLElement>();
    const found: HTMLElement[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(usable)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = `${element.form?.id ?? element.form?.action} ${element.name}`;
        const first = groups.get(group) ?? element;
        groups.set(group, first);
        element.dataset.stopGroup = group;
        if (first !== element) continue;
      }
      found.push(element);
    }
    for (const [index, element] of found.entries()) element.dataset.stop = String(index);
    for (const radio of document.querySelectorAll<HTMLElement>('[data-stop-group]'))
      radio.dataset.stop = groups.get(radio.dataset.stopGroup ?? '')?.dataset.stop ?? '';
    return found.map((element, index) => ({ index, name: element.outerHTML.slice(0, 120) }));
  });
}

type Walk = { path: Stop[]; problems: string[] };

/** From the focused element on, until the page is left. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const path: Stop[] = [];
  const problems: string[] = [];
  let presses = 0;
  let onOne = 0;
  for (let stop = await focused(page); stop !== null; stop = await focused(page)) {
    const last = path.at(-1);
    if (last !== undefined && last.index === stop.index && last.name === stop.name) onOne += 1;
    else {
      path.push(stop);
      onOne = 0;
      problems.push(...(await focusProblems(page)).map((problem) => `${key}: ${problem}`));
    }
    if (onOne > MAX_PRESSES_ON_ONE || presses > MAX_PRESSES)
      return { path, problems: [...problems, `${key} does not leave ${stop.name}`] };
    // The way back begins where this one ended.
    if (key === 'Tab' && (await isLast(page))) break;
    await page.keyboard.press(key);
    presses += 1;
  }
  return { path, problems };
}

/** What has the focus; null outside of the page. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // Scrolling to it is a matter of the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // What stays in place while the page scrolls is in no order with the rest.
    let isFixed = false;
    for (let around: Element | null = element; around; around = around.parentElement)
      isFixed ||= ['fixed', 'sticky'].includes(getComputedStyle(around).position);
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    return {
      index: Number(element.dataset.stop ?? -1),
      name: `${element.localName} "${label.trim().slice(0, 40)}"`,
      top: isFixed ? Number.NaN : top + scrollY,
      bottom: isFixed ? Number.NaN : bottom + scrollY,
      left,
      right,
    };
  });
}

function isLast(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const indexes = [...document.querySelectorAll<HTMLElement>('[data-stop]')].map(({ dataset }) =>
      Number(dataset.stop),
    );
    return Number((document.activeElement as HTMLElement | null)?.dataset.stop) === Math.max(...indexes);
  });
}

/** The next stop is to the right, or below; up it goes only to a column further right. */
function leapOf(from: Stop | undefined, to: Stop): string[] {
  if (from === undefined || !(to.bottom <= from.top) || to.left >= from.right) return [];
  return [`after ${from.name} the focus leaps up to ${to.name}`];
}
