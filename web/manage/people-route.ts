import type { PeopleAction } from '#domain/members/people-forms.ts';
import { peopleForm } from '#domain/members/people-forms.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { loadManaged, manageHead } from './load-managed.ts';
import { companyHeader } from './manage-header.tsx';
import { PeoplePage, type PeopleProps } from './people-page.tsx';

/** Who belongs to a company, who is invited, and who asks to join. */
export const peoplePage: Page<PeopleProps> = {
  pattern: patternToRegExp(pagePatterns.managePeople),
  address: () => ({ key: null }),
  load: async ({ params: [id], form: sent, query, visitor }, data, site) => {
    const managed = await loadManaged(visitor, site, { id, current: 'people', address: paths.managePeople });
    if ('location' in managed) return managed;
    const { frame } = managed;
    const address = paths.managePeople(frame.company.id);
    const outcome = sent === undefined ? undefined : await visitor.members.changePeople(frame.company.id, sent);
    if (outcome !== undefined && outcome.issues.length === 0 && outcome.conflict === null) {
      if (outcome.action === 'leave') return { status: 303, location: paths.manage };
      return { status: 303, location: `${data.sentAddress(address)}&did=${outcome.action}#done` };
    }
    const props: PeopleProps = {
      frame,
      ...(await visitor.members.people(frame.company.id)),
      failed: outcome === undefined ? null : { ...outcome, values: textsOf(sent ?? {}) },
      done: sent === undefined && data.isSent(address, query) ? actionIn(query) : null,
    };
    return {
      status: outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409,
      props,
      head: manageHead(`People of ${frame.company.name}`, site),
    };
  },
  component: PeoplePage,
  header: companyHeader,
};

function actionIn(query: URLSearchParams): PeopleAction | null {
  const names = peopleForm.options.map((option) => option.shape.action.value);
  return names.find((name) => name === query.get('did')) ?? null;
}
