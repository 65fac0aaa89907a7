import { COUNTRIES, type Country, findCountry } from '#domain/places/countries.ts';
import { findRegion, type Region } from '#domain/places/regions.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { toSlug } from '#domain/text/slug.ts';

/**
 * A place that has landing pages. Cities have text of their own; towns and parts of countries are known by the directory
 * or by the gazetteer, which only the server can tell.
 */
export type LandingPlace = {
  kind: 'city' | 'town' | 'part' | 'country' | 'region';
  slug: string;
  name: string;
  /** What the search for companies gets as location. */
  location: string;
  /** The country it lies in, or is. */
  country: string | null;
};

/** A town with companies in it, as the directory knows it. */
export type Town = Coordinates & {
  slug: string;
  name: string;
  region: string | null;
  country: string;
  /** What the search for companies gets as location. */
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

/** Where the word in the address is another one than the name of the country. */
const COUNTRY_SLUGS: ReadonlyMap<string, string> = new Map([['TR', 'turkey']]);

const FIXED_PLACES: ReadonlyMap<string, LandingPlace> = new Map(
  [
    ...CITIES.map(([name, country]) => ({ kind: 'city' as const, name, country })),
    ...PARTS.map(([name, country]) => ({ kind: 'part' as const, name, country })),
  ].map((place) => [toSlug(place.name), { ...place, slug: toSlug(place.name), location: place.name }]),
);

export const LANDING_CITIES: readonly string[] = CITIES.map(([name]) => toSlug(name));

const PART_WITH_ARTICLE =
  / (?:Province|Region|Territory|Territories|Country|Islands|District|Republic|Oblast|Krai|Governorate|Voivodeship)$/;

/** The place that a slug names. What is no city of ours, country or region may be a town; undefined for no words. */
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
  // Singapore is a city of ours and a country: one page.
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

/** A place as it stands in a sentence: "the Middle East", "the Netherlands", "Istanbul". */
export function placeInText({ kind, name }: LandingPlace): string {
  if (kind === 'part') return PART_WITH_ARTICLE.test(name) ? `the ${name}` : name;
  return kind === 'country' || kind === 'region' ? withArticle(name) : name;
}

export function townPlace({ slug, name, location, country }: Town): LandingPlace {
  return { kind: 'town', slug, name, location, country };
}
