import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { SetPasswordPage, type SetPasswordProps } from './set-password-page.tsx';

/** Only the form uses the link up. It starts no session: who has chosen a password signs in with it. */
export const setPasswordPage: Page<SetPasswordProps> = {
  pattern: patternToRegExp(pagePatterns.setPassword),
  address: () => ({ key: null }),
  load: async ({ params: [token = ''], form: sent }, data, site) => {
    const head = {
      title: `Choose a password | ${site.name}`,
      description: `For people who work on ${site.name}.`,
      canonical: null,
      noIndex: true,
    };
    const link = await data.openAccountLink(token);
    const issues = sent === undefined || link === undefined ? [] : await data.followAccountLink(token, sent);
    if (link === undefined || issues === undefined) return { status: 404, props: { link: null }, head };
    if (sent !== undefined && issues.length === 0) return { status: 303, location: `${paths.signIn}?done=password` };
    const form = { id: 'set-password', issues, values: {} };
    const props = { link, address: paths.setPassword(token), siteName: site.name, form };
    return { status: sent === undefined ? 200 : 400, props, head };
  },
  component: SetPasswordPage,
};
