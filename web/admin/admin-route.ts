import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { accessDenied, adminHead } from './admin-head.ts';
import { AdminPage, type AdminProps } from './admin-page.tsx';

export const adminPage: Page<AdminProps> = {
  pattern: patternToRegExp(pagePatterns.admin),
  address: () => ({ key: null }),
  load: async ({ visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { email: null } };
    const { items: work } = await data.adminWork(user);
    const props = { email: user.email, stats: await data.adminStats(), work };
    const head = adminHead('Admin Dashboard', site);
    return { status: 200, props, head };
  },
  component: AdminPage,
  frame: 'admin',
};
