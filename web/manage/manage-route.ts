import { readReturnTo } from '#domain/auth/return-to.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { ERASED } from './account-route.ts';
import { manageHead } from './load-managed.ts';
import { userHeader } from './manage-header.tsx';
import { ManagePage, type ManageProps } from './manage-page.tsx';

/** The companies of the signed-in user; for all others the form that mails a link. */
export const managePage: Page<ManageProps> = {
  pattern: patternToRegExp(pagePatterns.manage),
  address: () => ({ key: null }),
  load: async ({ query, form, visitor }, data, site) => {
    const user = await visitor.user();
    const returnTo = readReturnTo(form === undefined ? query.get('returnTo') : form.returnTo) ?? '';
    if (user !== null && form === undefined) {
      if (returnTo !== '') return { status: 303, location: returnTo };
      const header = { siteName: site.name, email: user.email, company: null, others: [] };
      const companies = await visitor.members.companies();
      return { status: 200, props: { header, companies }, head: manageHead('Your companies', site) };
    }
    const address = returnTo === '' ? paths.manage : `${paths.manage}?${new URLSearchParams({ returnTo })}`;
    const loaded = await loadForm({ query, ...(form && { form }) }, data, {
      id: 'sign-in-form',
      address,
      submit: (fields) => data.askForLink(fields),
    });
    if (loaded.status === 303) return loaded;
    const isErased = query.has(ERASED);
    const props: ManageProps = { ...loaded.props, header: null, siteName: site.name, returnTo, isErased };
    return { status: loaded.status, props, head: manageHead('Manage your listing', site) };
  },
  component: ManagePage,
  header: userHeader,
};
