import { hydrateRoot } from 'react-dom/client';
import type { FinderData } from '#web/home/finder.tsx';
import { installTooltips } from '#web/ui/tooltips.ts';

/** Brings the parts of a page to life that change without a new page. All the rest stays as the server sent it. */
installTooltips();

const root = document.getElementById('finder');
const data = document.getElementById('finder-data')?.textContent;
const panel = root?.querySelector('.filter-panel')?.parentElement?.innerHTML;
const cards = root?.querySelector('.results-body')?.innerHTML;
if (root && data && panel !== undefined && cards !== undefined) {
  const { Finder } = await import('#web/home/finder.tsx');
  hydrateRoot(root, <Finder {...(JSON.parse(data) as FinderData)} html={{ panel, cards }} />, {
    onRecoverableError: (error) => console.error(error),
  });
}
