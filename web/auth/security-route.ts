import { mayOpen } from '#domain/auth/refused-routes.ts';
import type { SecurityAction } from '#domain/auth/security.ts';
import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { SecurityPage, type SecurityProps } from './security-page.tsx';

/** The message after a form that leads back to the page. */
const MESSAGES: Partial<Record<SecurityAction, string>> = {
  'switch-off': 'Two-factor authentication is off.',
  'change-password': 'Your password has been changed. You have been signed out everywhere else.',
  'end-session': 'The session has ended.',
};

/** The second factor and the password of the signed-in admin. */
export const securityPage: Page<SecurityProps> = {
  pattern: patternToRegExp(pagePatterns.security),
  address: () => ({ key: null }),
  load: async ({ form, query, visitor }, _data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { state: null } };
    const head = adminHead('Your account', site);
    const who = { siteName: site.name, hasSettings: mayOpen(user, paths.adminSettings) };
    if (form === undefined) {
      const done = query.get('done') ?? '';
      const notice = Object.hasOwn(MESSAGES, done) ? (MESSAGES[done as SecurityAction] ?? null) : null;
      return {
        status: 200,
        props: { ...who, state: await visitor.security(), notice, failed: undefined, issues: [], recoveryCodes: [] },
        head,
      };
    }
    const outcome = await visitor.changeSecurity(form);
    if ('done' in outcome && outcome.done === 'sign-out-everywhere') return { status: 303, location: paths.signIn };
    if ('done' in outcome && outcome.recoveryCodes === undefined) {
      const hasNotice = MESSAGES[outcome.done] !== undefined;
      return { status: 303, location: paths.security + (hasNotice ? `?done=${outcome.done}` : '') };
    }
    const state = await visitor.security();
    if ('done' in outcome) {
      const { recoveryCodes = [] } = outcome;
      return {
        status: 200,
        props: { ...who, state, notice: null, failed: undefined, issues: [], recoveryCodes },
        head,
      };
    }
    return { status: 400, props: { ...who, state, notice: null, recoveryCodes: [], ...outcome }, head };
  },
  component: SecurityPage,
  frame: 'admin',
};
