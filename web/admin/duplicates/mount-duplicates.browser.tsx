import '#web/admin/certificates/check.css';
import '#web/admin/review/review.css';
import { mountScreen } from '#web/admin/mount-screen.browser.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';

/** Renders the list of duplicates. */
export function mountDuplicates(root: HTMLElement): void {
  mountScreen(root, <DuplicatesScreen />);
}
