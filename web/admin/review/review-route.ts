import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { ReviewPage, type ReviewProps } from './review-page.tsx';

/** The screen on which an admin decides on one company. All that it shows is fetched. */
export const reviewPage: Page<ReviewProps> = {
  pattern: patternToRegExp(pagePatterns.reviewCompany),
  address: () => ({ key: null }),
  load: async ({ visitor }, _data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { email: null } };
    return { status: 200, props: { email: user.email }, head: adminHead('Review', site) };
  },
  component: ReviewPage,
  frame: 'admin',
};
