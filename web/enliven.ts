import { installTooltips } from '#web/ui/tooltips.ts';

/** What follows when the browser is idle: tooltips everywhere, and React where a part of the page changes by itself. */
installTooltips();
if (document.getElementById('finder') !== null)
  void import('./home/hydrate-finder.tsx').then(({ hydrateFinder }) => hydrateFinder());
