import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { LocationLanding, ServiceLanding } from './landing-path.ts';
import { serviceWords } from './landing-service.ts';

/**
 * What a search of a landing page covers: the topic of the page in its place, the same topic near or serving the place,
 * all companies in the place, or the whole directory.
 */
export type LandingReach = 'own' | 'around' | 'place' | 'everywhere';
export type LandingSearch = { reach: LandingReach; filters: PlacedFilters };

/** Pages with fewer results of their own are not indexed unless the site links to them (decision 12). */
export const MIN_OWN_RESULTS = 3;

/**
 * The searches of a landing page in order: the first that finds something is used (specification section 4). For a
 * place, companies in it come before those around it (decision 5), which the page lists separately.
 */
export function landingSearches(landing: LocationLanding | ServiceLanding): LandingSearch[] {
  if (landing.kind === 'location') {
    const { place, certification } = landing;
    const { location } = place;
    return [
      ...(certification === null ? [] : inAndAround({ location, certification: [certification] })),
      ...(certification === null ? inAndAround({ location }) : [search('place', { location, within: 'place' })]),
      search('everywhere', {}),
    ];
  }
  const words = serviceWords(landing.service);
  const byService: PlacedFilters = { search: words, searchIn: 'services' };
  if (landing.place === null) {
    return [search('own', { equipmentType: [words] }), search('own', byService), search('everywhere', {})];
  }
  const { location } = landing.place;
  return [
    ...inAndAround({ location, equipmentType: [words] }),
    ...inAndAround({ location, ...byService }),
    search('place', { location, within: 'place' }),
  ];
}

function inAndAround(filters: PlacedFilters): LandingSearch[] {
  return [search('own', { ...filters, within: 'place' }), search('around', { ...filters, within: 'around' })];
}

function search(reach: LandingReach, filters: PlacedFilters): LandingSearch {
  return { reach, filters };
}
