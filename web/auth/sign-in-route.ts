import { readReturnTo } from '#domain/auth/return-to.ts';
import { signInProblemText } from '#domain/auth/sign-in-problem.ts';
import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { SignInPage, type SignInProps } from './sign-in-page.tsx';

export const signInPage: Page<SignInProps> = {
  pattern: patternToRegExp(pagePatterns.signIn),
  address: () => ({ key: null }),
  load: async ({ form, query, visitor }, _data, site) => {
    const head = {
      title: `Sign in | ${site.name}`,
      description: `Administrator sign-in for ${site.name}.`,
      canonical: null,
      noIndex: true,
    };
    const { hasIdentityProvider } = visitor;
    const returnTo = readReturnTo(form === undefined ? query.get('returnTo') : form.returnTo) ?? '';
    const next = returnTo === '' ? paths.admin : returnTo;
    if (form === undefined) {
      const user = await visitor.user();
      if (user !== null && isReviewerOrAdmin(user)) return { status: 303, location: next };
      const problem = signInProblemText(query.get('problem'));
      const notice = query.get('done') === 'password' ? 'Your password is set. Please sign in with it.' : null;
      return { status: 200, props: { step: null, email: '', problem, notice, returnTo, hasIdentityProvider }, head };
    }
    const reply = await visitor.signIn(form);
    switch (reply.kind) {
      case 'signed in':
        return { status: 303, location: next };
      case 'code asked': {
        const { step, message, isWrong } = reply;
        const prompt = isWrong ? 'Please enter the code from your authenticator app.' : message;
        return {
          status: isWrong ? 400 : 200,
          props: { step, prompt, problem: isWrong ? message : null, returnTo },
          head,
        };
      }
      case 'refused': {
        const email = typeof form.email === 'string' ? form.email : '';
        return {
          status: 400,
          props: { step: null, email, problem: reply.message, wait: reply.wait, returnTo, hasIdentityProvider },
          head,
        };
      }
    }
  },
  component: SignInPage,
};

/** Ends the session. Only a form post can do it, so a link on another site cannot sign a user out. */
export const signOutPage: Page<Record<string, never>> = {
  pattern: patternToRegExp(pagePatterns.signOut),
  address: () => ({ key: null }),
  load: async ({ form, visitor }) => {
    if (form !== undefined) await visitor.signOut();
    return { status: 303, location: form === undefined ? paths.home() : (readReturnTo(form.returnTo) ?? paths.signIn) };
  },
  component: () => null,
};
