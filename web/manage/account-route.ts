import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { AccountPage, type AccountProps } from './account-page.tsx';
import { manageHead, signInFirst } from './load-managed.ts';
import { userHeader } from './manage-header.tsx';

/** The name of the parameter after the account was erased, on the page that follows. */
export const ERASED = 'erased';

/** Sessions, data and end of the own account. */
export const accountPage: Page<AccountProps> = {
  pattern: patternToRegExp(pagePatterns.manageAccount),
  address: () => ({ key: null }),
  load: async ({ form, query, visitor }, data, site) => {
    if ((await visitor.user()) === null) return signInFirst(paths.manageAccount);
    const outcome = form === undefined ? undefined : await visitor.members.changeAccount(form);
    if (outcome !== undefined && outcome.issues.length === 0 && outcome.conflict === null) {
      if (outcome.action === 'end-session')
        return { status: 303, location: `${data.sentAddress(paths.manageAccount)}#done` };
      return { status: 303, location: outcome.action === 'erase' ? `${paths.manage}?${ERASED}` : paths.manage };
    }
    const account = await visitor.members.account();
    const props: AccountProps = {
      header: { siteName: site.name, email: account.email, company: null, others: [] },
      account,
      issues: outcome?.issues ?? [],
      problem: outcome?.conflict ?? null,
      isEnded: form === undefined && data.isSent(paths.manageAccount, query),
    };
    const status = outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409;
    return { status, props, head: manageHead('Your account', site) };
  },
  component: AccountPage,
  header: userHeader,
};
