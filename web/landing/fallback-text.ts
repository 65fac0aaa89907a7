import { NEAR_MILES } from '#domain/constants.ts';
import { type LandingPlace, placeInText, regionPlace } from '#domain/landing/landing-place.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion } from '#domain/places/regions.ts';
import type { LandingFound } from './landing-results.ts';

/**
 * "companies within 100 miles of Houston", "companies from elsewhere naming Europe as service area": they name one of the
 * seven areas, and whether they come to each country of it is theirs to say. The same for one company and for many.
 */
export function companiesAround(landing: LandingPlace, { place }: Pick<LandingFound, 'place'>): string {
  // Hong Kong is a country in the address and a city on the ground.
  if (place?.precision === 'city') return `companies within ${NEAR_MILES} miles of ${placeInText(landing)}`;
  const area = findRegion(COUNTRIES.find(({ code }) => code === landing.country)?.serviceArea ?? '');
  return `companies from elsewhere naming ${placeInText(area === undefined ? landing : regionPlace(area))} as service area`;
}

/** What a landing page shows where nothing was found for the page itself. */
export function shownInstead(found: Pick<LandingFound, 'reach' | 'place'>, landing: LandingPlace | null): string {
  if (landing === null || found.reach === 'everywhere') return 'companies from the whole directory';
  return found.reach === 'around' ? companiesAround(landing, found) : `all companies in ${placeInText(landing)}`;
}

/** The answer to "How many are in the directory?" where there is none. */
export function noneOfItsOwn(
  found: Pick<LandingFound, 'reach' | 'place' | 'total'>,
  landing: LandingPlace | null,
): string {
  if (found.total > 0) return `None at the moment. The page shows ${shownInstead(found, landing)} instead.`;
  return landing === null || found.reach === 'everywhere'
    ? 'None at the moment: no company is listed yet.'
    : `None at the moment, and no other company in ${placeInText(landing)} is listed yet.`;
}
