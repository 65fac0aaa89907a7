import type { CompanyPage } from '#domain/companies/public-company.ts';
import { NEAR_MILES } from '#domain/constants.ts';
import { type LandingPlace, placeInText, regionPlace } from '#domain/landing/landing-place.ts';
import type { LandingReach } from '#domain/landing/landing-search.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion } from '#domain/places/regions.ts';

/** What the searches of a landing page gave. */
type Found = { reach: LandingReach; place: CompanyPage['place']; total: number };

/** How companies around a place belong to it: near the city, or serving its service area from elsewhere. */
export function aroundOf(
  landing: LandingPlace,
  { place }: Pick<Found, 'place'>,
): { kind: 'near' | 'serving'; where: string } {
  // Hong Kong is a country in the address and a city on the ground.
  if (place?.precision === 'city') return { kind: 'near', where: placeInText(landing) };
  const area = findRegion(COUNTRIES.find(({ code }) => code === landing.country)?.serviceArea ?? '');
  return { kind: 'serving', where: placeInText(area === undefined ? landing : regionPlace(area)) };
}

/**
 * "companies within 100 miles of Houston", "companies based elsewhere that serve Europe": the area, because whether they
 * come to each country of it is theirs to say.
 */
export function companiesAround(landing: LandingPlace, found: Pick<Found, 'place'>): string {
  const { kind, where } = aroundOf(landing, found);
  return kind === 'near'
    ? `companies within ${NEAR_MILES} miles of ${where}`
    : `companies based elsewhere that serve ${where}`;
}

/** What a landing page shows where nothing was found for the page itself. */
export function shownInstead(found: Pick<Found, 'reach' | 'place'>, landing: LandingPlace | null): string {
  if (landing === null || found.reach === 'everywhere') return 'companies from the whole directory';
  return found.reach === 'around' ? companiesAround(landing, found) : `all companies in ${placeInText(landing)}`;
}

/** The answer to "How many are in the directory?" where there is none. */
export function noneOfItsOwn(found: Found, landing: LandingPlace | null): string {
  if (found.total > 0) return `None yet. This page shows ${shownInstead(found, landing)} instead.`;
  return landing === null || found.reach === 'everywhere'
    ? 'None yet: the directory has no companies.'
    : `None yet, and no other company in ${placeInText(landing)} is listed.`;
}
