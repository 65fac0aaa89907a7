import '#web/admin/certificates/check.css';
import './review.css';
import { mountScreen } from '#web/admin/mount-screen.browser.tsx';
import { ReviewScreen } from './review-screen.tsx';

/** Renders the review screen; all that it shows is fetched. */
export function mountReview(root: HTMLElement): void {
  mountScreen(root, <ReviewScreen />);
}
