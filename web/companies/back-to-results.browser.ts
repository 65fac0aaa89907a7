import { readStored, store } from '#web/ui/browser-storage.browser.ts';

const STORED_AS = 'results';

type Left = { address: string; title: string };

/** Keeps where the visitor is among results, for the way back from a profile. */
export function rememberResults(title: string): void {
  store('sessionStorage', STORED_AS, { address: location.href, title } satisfies Left);
}

/** "Back to 23 companies": the link of a profile leads to the results that the visitor came from, where they were left. */
export function enhanceBackLink(link: HTMLAnchorElement): void {
  const left = readStored('sessionStorage', STORED_AS) as Left | null;
  if (left === null || document.referrer !== left.address) return;
  const [count = ''] = /^[\d,]+/.exec(left.title) ?? [];
  const text = link.querySelector('span');
  if (text)
    text.textContent = count === '' ? 'Back to results' : `Back to ${count} ${count === '1' ? 'result' : 'results'}`;
  link.href = left.address;
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const entry = window.navigation?.entries().findLast(({ url }) => url === left.address);
    if (entry === undefined) return;
    // The browser restores the position, too.
    event.preventDefault();
    window.navigation?.traverseTo(entry.key);
  });
}
