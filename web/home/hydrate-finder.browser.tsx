import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Finder, type FinderData } from './finder.tsx';
import { isWide } from './wide.browser.ts';

/** Brings the finder to life with the data of the page and the HTML that the server made of it. */
export function hydrateFinder(): void {
  const root = document.getElementById('finder');
  const data = document.getElementById('finder-data')?.textContent;
  const panel = root?.querySelector<HTMLDetailsElement>('.filter-panel');
  const cards = root?.querySelector('.results-body');
  const stats = root?.querySelector('.stats')?.parentElement;
  if (!root || !data || !panel?.parentElement || !cards || !stats) return;
  // Styles have shown the panel so far where filters are on, until it was pressed; from here on it opens and closes.
  if (panel.classList.contains('is-on') && isWide()) panel.open = !panel.open;
  panel.classList.remove('is-on');
  const html = { stats: stats.innerHTML, panel: panel.parentElement.innerHTML, cards: cards.innerHTML };
  // As a transition, React yields to the visitor between its steps.
  startTransition(() => {
    hydrateRoot(root, <Finder {...(JSON.parse(data) as FinderData)} html={html} />);
  });
}
