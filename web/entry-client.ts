/** Zod would try whether code may be made at run time, which the content security policy refuses and browsers report. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** All that runs before the browser is idle, or the visitor acts. Links and forms work without it. */
const enhance = once(() => import('./enhance.browser.ts'));

if ('requestIdleCallback' in window) window.requestIdleCallback(enhance, { timeout: 3_000 });
else setTimeout(enhance, 200);
for (const event of ['pointerdown', 'keydown', 'focusin'] as const) {
  document.addEventListener(event, enhance, { once: true, passive: true, capture: true });
}

// The menu of narrow windows, and the choice of a company, would stay open over what was chosen from it.
const menu = document.querySelector<HTMLDetailsElement>('header details');
const menuButton = menu?.firstElementChild as HTMLElement | undefined;
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menuButton?.focus();
});

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (menu && !menuButton?.contains(target)) menu.open = false;
  // A Contact link opens the dialog where it stands, a Shortlist link adds the company to the shortlist; their pages are for
  // those who want them in a tab of their own.
  const link = target.closest<HTMLAnchorElement>('a[data-request], a[data-shortlist]');
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.ariaBusy = 'true';
  const acting =
    link.dataset.request === undefined
      ? import('./shortlist/shortlist.browser.ts').then(({ toggle }) => toggle(link))
      : import('./service-requests/request-dialog.browser.ts').then(({ openRequestDialog }) =>
          openRequestDialog(link.pathname),
        );
  acting.then(
    () => {
      link.ariaBusy = null;
    },
    () => location.assign(link.href),
  );
});

function once(work: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
