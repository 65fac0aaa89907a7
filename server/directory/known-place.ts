import { NEARBY_PLACES } from '#domain/constants.ts';
import {
  findLandingPlace,
  type LandingPlace,
  placeOfCountry,
  type Town,
  townPlace,
} from '#domain/landing/landing-place.ts';
import { MIN_OWN_RESULTS } from '#domain/landing/landing-search.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { toSlug } from '#domain/text/slug.ts';

type Places = Record<'findCity' | 'findPlace', (text: string) => ResolvedPlace | undefined>;

/**
 * The place that a URL names: a town with companies, under the name that the companies use, else a place of the
 * gazetteer. Its slug differs if the URL has another spelling. Undefined if the place is unknown.
 */
export function knownPlace(place: LandingPlace, towns: readonly Town[], places: Places): LandingPlace | undefined {
  if (place.kind !== 'town') return place;
  const town = towns.find(({ slug }) => slug === place.slug) ?? townOfOtherName(place.name, towns, places);
  return town === undefined ? placeOfGazetteer(place.name, towns, places) : townPlace(town);
}

/** The parts of a country whose pages have enough companies to be indexed, those with most companies first. */
export function partsOf({ kind, country, name }: LandingPlace, towns: readonly Town[], places: Places): LandingPlace[] {
  if (kind !== 'country') return [];
  const counts = new Map<string, number>();
  for (const town of towns) {
    if (town.country !== country || town.region === null) continue;
    counts.set(town.region, (counts.get(town.region) ?? 0) + town.companies);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_OWN_RESULTS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, NEARBY_PLACES)
    .map(([region]) => placeOfGazetteer(`${region}, ${name}`, towns, places))
    .filter((place) => place !== undefined)
    .filter((place) => place.kind === 'part');
}

/** The town with companies that has this name in another spelling: "munich" for "München". */
function townOfOtherName(text: string, towns: readonly Town[], places: Places): Town | undefined {
  const city = places.findCity(text);
  return towns.find(
    ({ name, region, country }) =>
      city !== undefined && name === city.city && country === city.countryCode && region === city.region,
  );
}

/** Of several places with the same name, the best known has the plain URL; the others add their region or country. */
function placeOfGazetteer(text: string, towns: readonly Town[], places: Places): LandingPlace | undefined {
  const found = places.findPlace(text);
  if (found === undefined) return undefined;
  const { precision, label, countryCode } = found;
  if (precision === 'country') return placeOfCountry(countryCode);
  // The label of the region New York is "New York State".
  const name = found.city ?? label.split(', ')[0] ?? '';
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  const names = [name.replace(/ City$/, ''), name, `${name} ${found.region}`, `${name} ${country}`];
  for (const slug of names.map(toSlug)) {
    const place = findLandingPlace(slug);
    const isFixed = place?.kind === (precision === 'city' ? 'city' : 'part');
    if (place !== undefined && isFixed && place.country === countryCode) return place;
    const isFree = place?.kind === 'town' && !towns.some((town) => town.slug === slug);
    if (isFree && places.findPlace(place.name)?.label === label) {
      return { kind: precision === 'city' ? 'town' : 'part', slug, name, location: label, country: countryCode };
    }
  }
  return undefined;
}
