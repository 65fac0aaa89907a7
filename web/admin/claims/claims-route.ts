import { mayOpen } from '#domain/auth/refused-routes.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { ClaimsPage, type ClaimsProps } from './claims-page.tsx';

/** Who says that a company is theirs, and who manages which company. For admins. */
export const adminClaimsPage: Page<ClaimsProps> = {
  pattern: patternToRegExp(pagePatterns.adminClaims),
  address: () => ({ key: null }),
  load: async ({ query, form, visitor }, data, site) => {
    const user = await visitor.user();
    if (!mayOpen(user, paths.adminClaims)) return { ...accessDenied(user, site), props: { claims: null } };
    const search = (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    const outcome = form === undefined ? undefined : await visitor.members.changeClaims(form);
    if (outcome !== undefined && outcome.conflict === null && outcome.issues.length === 0)
      return { status: 303, location: `${data.sentAddress(paths.adminClaims)}&did=${outcome.action}#done` };
    const props = {
      claims: await visitor.members.claims(),
      people: await visitor.members.managingPeople(search),
      search,
      problem: outcome === undefined ? null : (outcome.conflict ?? outcome.issues[0]?.message ?? null),
      done: form === undefined && data.isSent(paths.adminClaims, query) ? query.get('did') : null,
    };
    const status = outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409;
    return { status, props, head: adminHead('Claims and people', site) };
  },
  component: ClaimsPage,
  frame: 'admin',
};
