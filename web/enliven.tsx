import { hydrateRoot } from 'react-dom/client';
import type { FinderData } from '#web/home/finder.tsx';
import { isWide } from '#web/home/wide.ts';
import { installTooltips } from '#web/ui/tooltips.ts';

/** Brings the parts of a page to life that change without a new page. All the rest stays as the server sent it. */
installTooltips();

const root = document.getElementById('finder');
const data = document.getElementById('finder-data')?.textContent;
const panelElement = root?.querySelector<HTMLDetailsElement>('.filter-panel');
// Styles have shown it so far; from here on it opens and closes.
if (panelElement?.classList.contains('is-on') && isWide()) panelElement.open = true;
panelElement?.classList.remove('is-on');
const panel = panelElement?.parentElement?.innerHTML;
const cards = root?.querySelector('.results-body')?.innerHTML;
if (root && data && panel !== undefined && cards !== undefined) {
  const { Finder } = await import('#web/home/finder.tsx');
  hydrateRoot(root, <Finder {...(JSON.parse(data) as FinderData)} html={{ panel, cards }} />, {
    onRecoverableError: (error) => console.error(error),
  });
}
