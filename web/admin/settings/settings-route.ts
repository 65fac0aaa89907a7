import type { SettingsAction } from '#domain/admin/settings-form.ts';
import { mayOpen } from '#domain/auth/refused-routes.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import type { SettingsProps } from './settings-form.tsx';
import { SettingsPage } from './settings-page.tsx';
import { DONE, SECTION_OF } from './settings-texts.ts';

/** Admins, sessions, quarantine rules, retention and test mail. A form that was carried out leads back to its part of the page. */
export const adminSettingsPage: Page<SettingsProps> = {
  pattern: patternToRegExp(pagePatterns.adminSettings),
  address: () => ({ key: null }),
  load: async ({ form, query, visitor }, data, site) => {
    const user = await visitor.user();
    if (!mayOpen(user, paths.adminSettings)) return { ...accessDenied(user, site), props: { state: null } };
    const outcome = form === undefined ? undefined : await visitor.changeSettings(form);
    if (outcome !== undefined && 'done' in outcome) {
      const { done } = outcome;
      return { status: 303, location: `${paths.adminSettings}?done=${done}#${SECTION_OF[done]}` };
    }
    const done = query.get('done') ?? '';
    const failed =
      outcome === undefined ? null : { action: outcome.failed, issues: outcome.issues, values: textsOf(form ?? {}) };
    const props: SettingsProps = {
      state: await visitor.settings(),
      now: data.now(),
      done: form === undefined && Object.hasOwn(DONE, done) ? (done as SettingsAction) : null,
      failed,
    };
    return { status: failed === null ? 200 : 400, props, head: adminHead('Settings', site) };
  },
  component: SettingsPage,
  frame: 'admin',
};
