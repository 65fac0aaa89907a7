import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { ChangesPage, type ChangesProps } from './changes-page.tsx';

/** What companies changed of their listings: what waits for a decision, and what is public and can be reverted. */
export const adminChangesPage: Page<ChangesProps> = {
  pattern: patternToRegExp(pagePatterns.adminChanges),
  address: () => ({ key: null }),
  load: async ({ query, form, visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { changes: null } };
    const decisions = await visitor.changeDecisions();
    const outcome = form && (await decisions.decide(form));
    if (outcome !== undefined && outcome.conflict === null && outcome.issues.length === 0)
      return { status: 303, location: `${data.sentAddress(paths.adminChanges)}&did=${outcome.action}#done` };
    const page = Number(/^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
    const props: ChangesProps = {
      changes: await decisions.all(page),
      waiting: (await decisions.waiting()).items,
      page,
      problem: outcome === undefined ? null : (outcome.conflict ?? outcome.issues[0]?.message ?? null),
      done: form === undefined && data.isSent(paths.adminChanges, query) ? query.get('did') : null,
    };
    const status = outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409;
    return { status, props, head: adminHead('Changes by companies', site) };
  },
  component: ChangesPage,
  frame: 'admin',
};
