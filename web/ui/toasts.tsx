import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Notice } from '#web/messages.ts';
import { showToast, Toaster } from './toaster.tsx';

let root: Root | undefined;

/** Shows a notice on a page that has no React otherwise. */
export function toast(notice: Notice): void {
  if (root === undefined) {
    const made = createRoot(document.body.appendChild(document.createElement('div')));
    // The toaster listens from its first effect on, which has run when this returns.
    flushSync(() => made.render(<Toaster />));
    root = made;
  }
  showToast(notice);
}
