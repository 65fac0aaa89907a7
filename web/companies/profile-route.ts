import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { companySlug, fillPattern, pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import type { Page } from '#web/page.ts';
import { certificateDetails } from './certificate-details.ts';
import { companyNotFound } from './company-not-found.tsx';
import { profileCrumbs, profileHead } from './profile-head.ts';
import { ProfilePage, type ProfileProps } from './profile-page.tsx';

export const profilePage: Page<ProfileProps> = {
  pattern: patternToRegExp(pagePatterns.company),
  address: ({ params: [id = '', slug = ''], query }) => {
    const from = fromOf(query);
    const address = fillPattern(pagePatterns.company, { id, slug });
    return { key: from === undefined ? address : `${address}?${new URLSearchParams({ from })}` };
  },
  load: async ({ params: [idText = '', slug = ''], query }, data, site) => {
    const id = parseId(idText);
    const typed = fromOf(query);
    const from = typed === undefined ? undefined : data.findCity(typed);
    const company = id === undefined ? undefined : await data.getCompany(id, from);
    if (company === undefined) return companyNotFound(site);
    // The old URL of a renamed company redirects to the new one.
    if (slug !== '' && slug !== companySlug(company.name)) return { status: 301, location: paths.company(company) };
    const crumbs = profileCrumbs(company, await data.towns());
    const props = {
      company,
      crumbs,
      from: from?.city ?? null,
      map: data.locatorMap(company),
      certificates: certificateDetails(company),
      siteName: site.name,
    };
    return { status: 200, props, head: profileHead(company, crumbs, site) };
  },
  component: ProfilePage,
};

/** The place from which the distance is measured. */
function fromOf(query: URLSearchParams): string | undefined {
  const from = (query.get('from') ?? '').trim();
  return from === '' || from.length > MAX_SEARCH_LENGTH ? undefined : from;
}
