/** Server and script are of one build, so what is looked for is there. */
export function one<Kind extends Element>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** The focus moves to the same control of the new part. */
export function replacePart(before: Element, after: Element): void {
  const label = before.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
  before.replaceWith(after);
  if (label) after.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus({ preventScroll: true });
}

/**
 * What had the focus may be gone with the results before; the heading of the new ones is where reading goes on. Returns
 * whether it has the focus.
 */
export function keepFocus(heading: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** A hidden page paints nothing. */
const LONGEST_FRAME_MILLISECONDS = 100;

/** Resolves when the window has shown that it has understood, so that no heavy work comes before. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MILLISECONDS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
