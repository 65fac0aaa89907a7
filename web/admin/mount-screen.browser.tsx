import './admin.css';
import './workplace.css';
import './print.css';
import './workplace-table.css';
import './workplace-phone.css';
import './ui/key-help.css';
import './ui/modal.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { markAdmin } from '#web/admin/admin-mark.browser.ts';
import { isSignedOut } from './ui/sign-in-dialog.tsx';
import { hasUnsavedWork } from './ui/unsaved-work.ts';

/** After Sign Out, another page is loading while requests of this one are still refused. */
const LEAVING_MILLISECONDS = 1_000;

function signInAgain(): void {
  markAdmin(false);
  location.assign(
    `${plainRoutes.beginSignIn.path}?${new URLSearchParams({ returnTo: location.pathname + location.search })}`,
  );
}

const ACTIONS = '.admin-actions, .admin-dialog-actions, .admin-tools fieldset';

/** The second click of a double click would repeat an action, or hit the row that has moved up. */
function ignoreSecondClick(event: MouseEvent): void {
  const isAction = event.target instanceof Element && event.target.closest(ACTIONS) !== null;
  if (!isAction || event.detail < 2) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Renders a screen for admins, with what all of them share. */
export function mountScreen(root: HTMLElement, screen: ReactNode): void {
  const client = new QueryClient({
    defaultOptions: {
      // A call without a network fails at once, and says so, instead of waiting for one.
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        // The session has ended: the address restores what was open after signing in, and unsaved work asks by itself.
        if (isSignedOut(error) && !hasUnsavedWork()) setTimeout(signInAgain, LEAVING_MILLISECONDS);
      },
    }),
  });
  // Dialogs are outside of the root.
  markAdmin(true);
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.action.endsWith(paths.signOut)) markAdmin(false);
  });
  document.addEventListener('click', ignoreSecondClick, { capture: true });
  createRoot(root).render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
}
