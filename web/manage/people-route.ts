import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { loadManaged, manageHead } from './load-managed.ts';
import { companyHeader } from './manage-header.tsx';
import { PeoplePage, type PeopleProps } from './people-page.tsx';

export const peoplePage: Page<PeopleProps> = {
  pattern: patternToRegExp(pagePatterns.managePeople),
  address: () => ({ key: null }),
  load: async ({ params: [id], visitor }, _data, site) => {
    const managed = await loadManaged(visitor, site, { id, current: 'people', address: paths.managePeople });
    if ('location' in managed) return managed;
    const { frame } = managed;
    const people = await visitor.people(frame.company.id);
    return { status: 200, props: { frame, people }, head: manageHead(`People of ${frame.company.name}`, site) };
  },
  component: PeoplePage,
  header: companyHeader,
};
