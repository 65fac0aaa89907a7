import { NEAR_MILES } from '#domain/constants.ts';
import { type LandingPlace, placeInText } from '#domain/landing/landing-place.ts';
import type { LandingFound } from './landing-found.ts';

/** "companies within 100 miles of Houston", "companies from elsewhere that serve Norway" */
export function companiesAround(landing: LandingPlace, { place }: Pick<LandingFound, 'place'>): string {
  const where = placeInText(landing);
  // Hong Kong is a country in the address and a city on the ground.
  return place?.precision === 'city'
    ? `companies within ${NEAR_MILES} miles of ${where}`
    : `companies from elsewhere that serve ${where}`;
}

/** What a landing page shows where nothing was found for the page itself. */
export function shownInstead(found: Pick<LandingFound, 'reach' | 'place'>, landing: LandingPlace | null): string {
  if (landing === null || found.reach === 'everywhere') return 'companies from the whole directory';
  return found.reach === 'around' ? companiesAround(landing, found) : `all companies in ${placeInText(landing)}`;
}
