import type { CompanyPage } from '#domain/companies/public-company.ts';
import { NEAR_MILES } from '#domain/constants.ts';
import { type LandingPlace, placeInText, regionPlace } from '#domain/landing/landing-place.ts';
import type { LandingReach } from '#domain/landing/landing-search.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion } from '#domain/places/regions.ts';

/** The result of the searches of a landing page. */
type Found = { reach: LandingReach; place: CompanyPage['place']; total: number };

/** Why companies are listed around a place: near the city, or serving its service area from elsewhere. */
export function aroundOf(
  landing: LandingPlace,
  { place }: Pick<Found, 'place'>,
): { kind: 'near' | 'serving'; where: string } {
  // Hong Kong has the URL of a country but is searched as a city.
  if (place?.precision === 'city') return { kind: 'near', where: placeInText(landing) };
  const area = findRegion(COUNTRIES.find(({ code }) => code === landing.country)?.serviceArea ?? '');
  return { kind: 'serving', where: placeInText(area === undefined ? landing : regionPlace(area)) };
}

/**
 * "companies within 100 miles of Houston", "companies based elsewhere that serve Europe". It names the service area
 * because a company in the area may not serve each of its countries.
 */
export function companiesAround(landing: LandingPlace, found: Pick<Found, 'place'>): string {
  const { kind, where } = aroundOf(landing, found);
  return kind === 'near'
    ? `companies within ${NEAR_MILES} miles of ${where}`
    : `companies based elsewhere that serve ${where}`;
}

/** The notice if the search of the page itself finds nothing (decision 12). */
export function fallbackNotice(found: Found, landing: LandingPlace | null, missing: string): string | null {
  if (found.reach === 'own' || found.total === 0) return null;
  return `${missing} Showing ${shownInstead(found, landing)} instead.`;
}

/** Names the companies that a landing page shows if its own search finds nothing. */
export function shownInstead(found: Pick<Found, 'reach' | 'place'>, landing: LandingPlace | null): string {
  if (landing === null || found.reach === 'everywhere') return 'companies from the whole directory';
  return found.reach === 'around' ? companiesAround(landing, found) : `all companies in ${placeInText(landing)}`;
}

/** The answer to "How many are in the directory?" if there are none. */
export function noneOfItsOwn(found: Found, landing: LandingPlace | null): string {
  if (found.total > 0) return `None yet. This page shows ${shownInstead(found, landing)} instead.`;
  return landing === null || found.reach === 'everywhere'
    ? 'None yet: the directory has no companies.'
    : `None yet, and no other company in ${placeInText(landing)} is listed.`;
}
