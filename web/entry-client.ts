/**
 * All that runs before the browser is idle. Links and forms work without it; React and the page follow when there is
 * time, or at once when somebody reaches for something.
 */
let started = false;

function start(): void {
  if (started) return;
  started = true;
  import('./hydrate.tsx').then(({ hydrate }) => hydrate());
}

if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 3_000 });
else setTimeout(start, 200);

for (const event of ['pointerdown', 'keydown', 'focusin'] as const) {
  document.addEventListener(event, start, { once: true, passive: true, capture: true });
}
