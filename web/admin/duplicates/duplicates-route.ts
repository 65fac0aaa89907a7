import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { DuplicatesPage, type DuplicatesProps } from './duplicates-page.tsx';

/** All pairs of companies that may be one listed twice. */
export const duplicatesPage: Page<DuplicatesProps> = {
  pattern: patternToRegExp(pagePatterns.duplicates),
  address: () => ({ key: null }),
  load: async ({ visitor }, _data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { email: null } };
    return { status: 200, props: { email: user.email }, head: adminHead('Possible duplicates', site) };
  },
  component: DuplicatesPage,
  frame: 'admin',
};
