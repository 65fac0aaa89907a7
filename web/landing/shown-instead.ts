import { NEAR_MILES } from '#domain/constants.ts';
import { type LandingPlace, placeInText } from '#domain/landing/landing-place.ts';
import type { LandingReach } from '#domain/landing/landing-search.ts';

/** "companies within 100 miles of Houston", "companies from elsewhere that serve Norway" */
export function companiesAround(place: LandingPlace): string {
  const where = placeInText(place);
  return place.kind === 'city' || place.kind === 'town'
    ? `companies within ${NEAR_MILES} miles of ${where}`
    : `companies from elsewhere that serve ${where}`;
}

/** What a landing page shows where nothing was found for the page itself. */
export function shownInstead(reach: LandingReach, place: LandingPlace | null): string {
  if (place === null || reach === 'everywhere') return 'companies from the whole directory';
  return reach === 'around' ? companiesAround(place) : `all companies in ${placeInText(place)}`;
}
