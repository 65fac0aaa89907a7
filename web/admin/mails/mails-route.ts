import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { MailsPage, type MailsProps } from './mails-page.tsx';

/** All mails with example data, for admins. */
export const adminMailsPage: Page<MailsProps> = {
  pattern: patternToRegExp(pagePatterns.adminMails),
  address: () => ({ key: null }),
  load: async ({ query, visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { templates: null } };
    const templates = data.mailTemplates();
    const shown = templates.find(({ id }) => String(id) === query.get('template')) ?? templates[0];
    return { status: 200, props: { templates, shown }, head: adminHead('Emails', site) };
  },
  component: MailsPage,
  frame: 'admin',
};
