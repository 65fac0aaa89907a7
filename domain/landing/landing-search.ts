import type { CompanyFilters } from '#domain/companies/company-search.ts';
import type { LocationLanding, ServiceLanding } from './landing-path.ts';
import { serviceWords } from './landing-service.ts';

/** What a search of a landing page stands for: what the page is about, all in its place, or the whole directory. */
export type LandingReach = 'own' | 'place' | 'everywhere';
export type LandingSearch = { reach: LandingReach; filters: CompanyFilters };

/** A page with fewer results of its own is not for search engines, unless the site links to it (decision 12). */
export const MIN_OWN_RESULTS = 3;

/** The searches of a landing page in their order: the first that finds something counts (specification section 4). */
export function landingSearches(landing: LocationLanding | ServiceLanding): LandingSearch[] {
  if (landing.kind === 'location') {
    const { place, certification } = landing;
    const location = place.location;
    return [
      ...(certification === null ? [] : [search('own', { location, certification })]),
      search(certification === null ? 'own' : 'place', { location }),
      search('everywhere', {}),
    ];
  }
  const words = serviceWords(landing.service);
  const place = landing.place === null ? {} : { location: landing.place.location };
  return [
    search('own', { ...place, equipmentType: words }),
    search('own', { ...place, search: words }),
    search(landing.place === null ? 'everywhere' : 'place', place),
  ];
}

function search(reach: LandingReach, filters: CompanyFilters): LandingSearch {
  return { reach, filters };
}
