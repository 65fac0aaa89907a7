import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { companySlug, fillPattern, pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import type { Page } from '#web/page.ts';
import { companyNotFound } from './company-not-found.tsx';
import { profileCrumbs, profileHead } from './profile-head.ts';
import { ProfilePage, type ProfileProps } from './profile-page.tsx';

export const profilePage: Page<ProfileProps> = {
  pattern: patternToRegExp(pagePatterns.company),
  address: ({ params: [id = '', slug = ''], query }) => {
    const asked = new URLSearchParams(Object.entries(readQuery(query)).filter(([, value]) => value !== ''));
    const address = fillPattern(pagePatterns.company, { id, slug });
    return { key: asked.size === 0 ? address : `${address}?${asked}` };
  },
  load: async ({ params: [idText = '', slug = ''], query }, data, site) => {
    const id = parseId(idText);
    const asked = readQuery(query);
    const from = asked.from === '' ? undefined : data.findCity(asked.from);
    const [profile, towns] = await Promise.all([
      id === undefined ? undefined : data.companyProfile(id, from),
      data.towns(),
    ]);
    if (profile === undefined) {
      const target = id === undefined ? undefined : await data.mergedInto(id);
      return target === undefined ? companyNotFound(site) : { status: 301, location: paths.company(target) };
    }
    const { company, certificates, history, position } = profile;
    // The old URL of a renamed company redirects to the new one.
    if (slug !== '' && slug !== companySlug(company.name)) return { status: 301, location: paths.company(company) };
    const crumbs = profileCrumbs(company, towns);
    const props = {
      company,
      crumbs,
      from: from?.city ?? null,
      map: data.locatorMap(company),
      certificates,
      history,
      today: data.today(),
      validOn: asked.validOn || null,
      siteName: site.name,
    };
    const head = profileHead(company, { certificates, position }, crumbs, site);
    return { status: 200, props, head, shown: { companyId: company.id } };
  },
  component: ProfilePage,
};

/** The place from which the distance is measured, and the day for which the certificates are needed; blank if not given. */
function readQuery(query: URLSearchParams): { from: string; validOn: string } {
  const from = (query.get('from') ?? '').trim();
  const validOn = query.get('validOn') ?? '';
  return { from: from.length > MAX_SEARCH_LENGTH ? '' : from, validOn: isLocalDate(validOn) ? validOn : '' };
}
