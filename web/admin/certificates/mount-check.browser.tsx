import './check.css';
import { mountScreen } from '#web/admin/mount-screen.browser.tsx';
import { CheckScreen } from './check-screen.tsx';

/** Renders the check screen; all that it shows is fetched. */
export function mountCheck(root: HTMLElement): void {
  mountScreen(root, <CheckScreen />);
}
