import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { LinkPage, type LinkProps } from './link-page.tsx';
import { manageHead } from './load-managed.ts';

/** Opened by the link of a mail. Only the button uses the link up: programs that look into mails press none. */
export const memberSignInPage: Page<LinkProps> = {
  pattern: patternToRegExp(pagePatterns.memberSignIn),
  address: () => ({ key: null }),
  load: async ({ params: [token = ''], form, visitor }, data, site) => {
    if (form !== undefined) {
      const next = await visitor.members.signInByLink(token);
      if (next !== undefined) return { status: 303, location: next };
    }
    const link = await data.openSignInLink(token);
    const props = { link: link ?? null, address: paths.memberSignIn(token), siteName: site.name };
    if (link === undefined) return { status: 404, props, head: manageHead('This link has ended', site) };
    return { status: 200, props, head: manageHead('Sign in', site) };
  },
  component: LinkPage,
};
