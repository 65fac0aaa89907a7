import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { LocationLanding, ServiceLanding } from './landing-path.ts';
import { serviceWords } from './landing-service.ts';

/**
 * What a search of a landing page stands for: what the page is about in its place, the same near it or serving it, all
 * in its place, or the whole directory.
 */
export type LandingReach = 'own' | 'around' | 'place' | 'everywhere';
export type LandingSearch = { reach: LandingReach; filters: PlacedFilters };

/** A page with fewer results of its own is not for search engines, unless the site links to it (decision 12). */
export const MIN_OWN_RESULTS = 3;

/**
 * The searches of a landing page in their order: the first that finds something counts (specification section 4). A place
 * finds the companies in it and then those around it (decision 5), which the page marks apart.
 */
export function landingSearches(landing: LocationLanding | ServiceLanding): LandingSearch[] {
  if (landing.kind === 'location') {
    const { place, certification } = landing;
    const { location } = place;
    return [
      ...(certification === null ? [] : inAndAround({ location, certification })),
      ...(certification === null ? inAndAround({ location }) : [search('place', { location, within: 'place' })]),
      search('everywhere', {}),
    ];
  }
  const words = serviceWords(landing.service);
  const offered: PlacedFilters = { search: words, searchIn: 'services' };
  if (landing.place === null) {
    return [search('own', { equipmentType: words }), search('own', offered), search('everywhere', {})];
  }
  const { location } = landing.place;
  return [
    ...inAndAround({ location, equipmentType: words }),
    ...inAndAround({ location, ...offered }),
    search('place', { location, within: 'place' }),
  ];
}

function inAndAround(filters: PlacedFilters): LandingSearch[] {
  return [search('own', { ...filters, within: 'place' }), search('around', { ...filters, within: 'around' })];
}

function search(reach: LandingReach, filters: PlacedFilters): LandingSearch {
  return { reach, filters };
}
