import { findLandingPlace, type Town } from '#domain/landing/landing-place.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { INDUSTRIAL_PLACES } from '#domain/places/industrial-places.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { toSlug } from '#domain/text/slug.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { resolvePlace } from '#server/places/resolve-place.ts';
import { count as sizeOf } from '#server/search/bitset.ts';
import { companyPoints } from './company-points.ts';
import type { SearchSources } from './match-companies.ts';

/** A slug of a landing page has 80 characters at most, and the service needs some of them. */
const MAX_SLUG_LENGTH = 40;
/** Most other words are the name of some village. */
const MIN_POPULATION = 15_000;
/** Industrial sites without a population. */
const INDUSTRIAL_NAMES = new Set(INDUSTRIAL_PLACES.map(({ name }) => name));
const COUNTRY_NAMES = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/**
 * The towns in which approved companies are, those with most companies first. Of two with one name the larger has the
 * plain address, the other its region or country in it: "birmingham", "birmingham-alabama".
 */
export function listTowns(sources: SearchSources): Town[] {
  const { index, set } = sources.find({});
  const points = companyPoints(index, set);
  const towns = new Map<string, Town>();
  const byBase = new Map<string, Town>();
  for (const { city, region, countryCode, coordinates, count } of points) {
    if (city === null || countryCode === null || coordinates === null) continue;
    // Companies that state an exact position are at points of their own.
    const base = JSON.stringify([countryCode, region, city]);
    const listed = byBase.get(base);
    if (listed !== undefined) {
      listed.companies += count;
      continue;
    }
    const country = COUNTRY_NAMES.get(countryCode);
    const names = [region, country].filter((name) => name !== undefined && name !== null);
    const slugs = ['', ...names].map((name) => toSlug(`${city} ${name}`));
    const slug = slugs.find((candidate) => !towns.has(candidate) && isTown(candidate, countryCode));
    if (slug === undefined) continue;
    const location = placeLabel(city, region, country);
    const town = { slug, name: city, region, country: countryCode, location, ...coordinates, companies: count };
    towns.set(slug, town);
    byBase.set(base, town);
  }
  return [...towns.values()].sort((a, b) => b.companies - a.companies);
}

/** How many companies the page of a town lists as its own: also those of a district or of a suburb named after it. */
export function countIn(sources: SearchSources, location: string): number {
  return sizeOf(sources.find({ location, within: 'place' }).set);
}

/** How many approved companies each country has, by its code: those of a region or of the country alone too. */
export function countByCountry(sources: SearchSources): Map<string, number> {
  const { index, set } = sources.find({});
  const counts = new Map<string, number>();
  for (const { countryCode, count } of companyPoints(index, set)) {
    if (countryCode !== null) counts.set(countryCode, (counts.get(countryCode) ?? 0) + count);
  }
  return counts;
}

/** The country, region or sizeable town that these words name exactly. */
export function findPlace(gazetteer: Gazetteer, text: string): ResolvedPlace | undefined {
  const place = resolvePlace(gazetteer, text, { exact: true });
  const isSizeable =
    place?.precision !== 'city' || place.population >= MIN_POPULATION || INDUSTRIAL_NAMES.has(place.city ?? '');
  return isSizeable ? place : undefined;
}

/** The city that a text names, for measuring distances from it. */
export function findCity({ readLocation }: SearchSources, text: string): ResolvedPlace | undefined {
  const query = readLocation(text);
  return query.kind === 'city' ? query.place : undefined;
}

/** "Türkiye" alone is no town, "Middle East" neither, and London in Ontario is not the one that has a page of its own. */
function isTown(slug: string, country: string): boolean {
  if (slug === '' || slug.length > MAX_SLUG_LENGTH) return false;
  const place = findLandingPlace(slug);
  return place?.kind === 'town' || (place?.kind === 'city' && place.country === country);
}
