import { paths } from '#domain/paths.ts';
import type { Page } from '#web/pages.ts';
import { SignInPage, type SignInProps } from './sign-in-page.tsx';

export const signInPage: Page<SignInProps> = {
  name: 'sign-in',
  pattern: /^\/sign-in$/,
  address: () => ({ key: null }),
  load: async ({ form, visitor }, _data, site) => {
    const head = {
      title: `Sign in | ${site.name}`,
      description: `Sign in to run ${site.name}.`,
      canonical: null,
      noIndex: true,
    };
    if (form === undefined) {
      if ((await visitor.user())?.isAdmin) return { status: 303, location: paths.admin };
      return { status: 200, props: { email: '', problem: null }, head };
    }
    const problem = await visitor.signIn(form);
    if (problem === undefined) return { status: 303, location: paths.admin };
    return { status: 400, props: { email: typeof form.email === 'string' ? form.email : '', problem }, head };
  },
  component: SignInPage,
};

/** Ends the session. A link of another site cannot do it: only a form of ours can. */
export const signOutPage: Page<Record<string, never>> = {
  name: 'sign-out',
  pattern: /^\/sign-out$/,
  address: () => ({ key: null }),
  load: async ({ form, visitor }) => {
    if (form !== undefined) await visitor.signOut();
    return { status: 303, location: form === undefined ? paths.home() : paths.signIn };
  },
  component: () => null,
};
