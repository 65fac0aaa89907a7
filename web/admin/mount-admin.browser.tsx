import './admin.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { AdminStats } from '#domain/admin/stats.ts';
import { CallError } from '#web/api/call-api.ts';
import { AdminDashboard } from './admin-dashboard.tsx';

const UNAUTHORIZED = 401;

/** Whoever has just signed out is on the way to another page, and what was still being read is refused meanwhile. */
const LEAVING_MILLISECONDS = 1_000;

function signInAgain(): void {
  location.assign(`/api/login?${new URLSearchParams({ returnTo: location.pathname + location.search })}`);
}

const ACTIONS = '.admin-actions, .admin-dialog-actions, .admin-tools fieldset';

/** The second click of a double click would ask for what is done already, or meet the row that has moved up. */
function ignoreSecondClick(event: MouseEvent): void {
  const isAction = event.target instanceof Element && event.target.closest(ACTIONS) !== null;
  if (!isAction || event.detail < 2) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Brings the desk to life. Its figures came with the page; all else is read by calls. */
export function mountAdmin(root: HTMLElement): void {
  const stats: AdminStats = JSON.parse(root.dataset.stats ?? '{}');
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
    queryCache: new QueryCache({
      onError: (error) => {
        // The session has ended: what was open is in the address and comes back after signing in.
        if (error instanceof CallError && error.status === UNAUTHORIZED) setTimeout(signInAgain, LEAVING_MILLISECONDS);
      },
    }),
  });
  root.addEventListener('click', ignoreSecondClick, { capture: true });
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <AdminDashboard initialStats={stats} />
    </QueryClientProvider>,
  );
}
