import { COUNTRIES, type Country, findCountry } from '#domain/places/countries.ts';
import { findRegion, type Region } from '#domain/places/regions.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { toSlug } from '#domain/text/slug.ts';

/**
 * A place that has landing pages. Cities have a text of their own. Whether a town or a part of a country exists is
 * known only to the server, from the directory and the gazetteer.
 */
export type LandingPlace = {
  kind: 'city' | 'town' | 'part' | 'country' | 'region';
  slug: string;
  name: string;
  /** The location to search for. */
  location: string;
  /** Code of the country that the place is in, or is. */
  country: string | null;
};

/** A town with companies in it, as the directory knows it. */
export type Town = Coordinates & {
  slug: string;
  name: string;
  region: string | null;
  country: string;
  /** The location to search for. */
  location: string;
  companies: number;
};

const CITIES: readonly [name: string, country: string][] = [
  ['Istanbul', 'TR'],
  ['Dubai', 'AE'],
  ['Singapore', 'SG'],
  ['London', 'GB'],
  ['Houston', 'US'],
  ['Aberdeen', 'GB'],
  ['Rotterdam', 'NL'],
];

const PARTS: readonly [name: string, country: string][] = [
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
];

/** Countries whose slug differs from their name. */
const COUNTRY_SLUGS: ReadonlyMap<string, string> = new Map([['TR', 'turkey']]);

const FIXED_PLACES: ReadonlyMap<string, LandingPlace> = new Map(
  [
    ...CITIES.map(([name, country]) => ({ kind: 'city' as const, name, country })),
    ...PARTS.map(([name, country]) => ({ kind: 'part' as const, name, country })),
  ].map((place) => [toSlug(place.name), { ...place, slug: toSlug(place.name), location: place.name }]),
);

export const LANDING_CITIES: readonly string[] = CITIES.map(([name]) => toSlug(name));

const PART_WITH_ARTICLE =
  / (?:Province|Region|Emirate|Department|Territory|Territories|Country|Islands|District|Republic|Oblast|Krai|Governorate|Voivodeship)$/;

/** A city with its own text, a country or a region; any other name is taken for a town. Undefined for an empty slug. */
export function findLandingPlace(slug: string): LandingPlace | undefined {
  const words = slug.split('-').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const text = words.join(' ');
  const fixed = FIXED_PLACES.get(words.join('-'));
  if (fixed !== undefined) return fixed;
  const country = findCountry(text);
  if (country !== undefined) return countryPlace(country);
  const region = findRegion(text) ?? findRegion(findServiceArea(text) ?? '');
  if (region !== undefined) return regionPlace(region);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { kind: 'town', slug: words.join('-'), name, location: name, country: null };
}

export function countryPlace(country: Country): LandingPlace {
  const slug = COUNTRY_SLUGS.get(country.code) ?? toSlug(country.name);
  // Singapore is both a city and a country, with one page.
  const city = FIXED_PLACES.get(slug);
  return city ?? { kind: 'country', slug, name: country.name, location: country.name, country: country.code };
}

export function placeOfCountry(code: string): LandingPlace | undefined {
  const country = COUNTRIES.find((candidate) => candidate.code === code);
  return country === undefined ? undefined : countryPlace(country);
}

export function regionPlace(region: Region): LandingPlace {
  return { kind: 'region', slug: region.slug, name: region.name, location: region.name, country: null };
}

/** The name of a place inside a sentence: "the Middle East", "the Netherlands", "Istanbul". */
export function placeInText({ kind, name }: LandingPlace): string {
  if (kind === 'part') return PART_WITH_ARTICLE.test(name) ? `the ${name}` : name;
  return kind === 'country' || kind === 'region' ? withArticle(name) : name;
}

export function townPlace({ slug, name, location, country }: Town): LandingPlace {
  return { kind: 'town', slug, name, location, country };
}
