import { findLandingPlace, placeSlug, type Town } from '#domain/landing/landing-place.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { companyPoints } from '#server/companies/company-points.ts';
import type { SearchSources } from '#server/companies/found-companies.ts';

/** A slug of a landing page has 80 characters at most, and the service needs some of them. */
const LONGEST_SLUG = 40;
const COUNTRY_NAMES = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/**
 * The towns in which approved companies are, those with most companies first. Of two with one name the larger has the
 * plain address, the other its region or country in it: "birmingham", "birmingham-alabama".
 */
export function listTowns(sources: SearchSources): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, region, countryCode, coordinates, count } of companyPoints(sources, {})) {
    if (city === null || countryCode === null || coordinates === null) continue;
    const country = COUNTRY_NAMES.get(countryCode);
    const names = [region, country].filter((name) => name !== undefined && name !== null);
    const slugs = ['', ...names].map((name) => placeSlug(`${city} ${name}`));
    const slug = slugs.find((candidate) => !towns.has(candidate) && isTown(candidate, countryCode));
    if (slug === undefined) continue;
    const location = placeLabel(city, region, country);
    towns.set(slug, { slug, name: city, region, country: countryCode, location, ...coordinates, companies: count });
  }
  return [...towns.values()];
}

/** "Türkiye" alone is no town, "Middle East" neither, and London in Ontario is not the one that has a page of its own. */
function isTown(slug: string, country: string): boolean {
  if (slug === '' || slug.length > LONGEST_SLUG) return false;
  const place = findLandingPlace(slug);
  return place?.kind === 'town' || (place?.kind === 'city' && place.country === country);
}
