import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { loadManaged } from './load-managed.ts';

/** The address of a company in lists and mails leads to the first of its pages. */
export const manageCompanyPage: Page<object> = {
  pattern: patternToRegExp(pagePatterns.manageCompany),
  address: () => ({ key: null }),
  load: async ({ params: [id], visitor }, _data, site) => {
    const managed = await loadManaged(visitor, site, { id, current: 'people', address: paths.manageCompany });
    if ('location' in managed) return managed;
    return { status: 303, location: paths.managePeople(managed.frame.company.id) };
  },
  component: () => null,
};
