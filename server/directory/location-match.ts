import type { CompanyPage } from '#domain/companies/public-company.ts';
import type { Within } from '#domain/companies/search-query.ts';
import { CITY_MILES, NAMED_CITY_MILES, NEAR_MILES } from '#domain/constants.ts';
import { boxAround, milesBetween } from '#domain/places/coordinates.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { shortPlaceLabel } from '#domain/places/place-label.ts';
import { isPostcode, POSTCODE_NOTICE } from '#domain/places/postcodes.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { LocationQuery } from '#server/places/read-location.ts';
import { add, type Bitset, difference, emptySet, forEach, union } from '#server/search/bitset.ts';
import type { SearchIndex } from '#server/search/search-index.ts';

/** The companies that a location query matches; `around` are those not in the place, but near it or serving it. */
export type LocationMatch = {
  set: Bitset;
  around: Bitset | null;
  /** The distance from a city; other places have none. */
  miles?: (slot: number) => number | null;
  /** Nobody is in the place or near it: those who serve it, in the order of their distance from it. */
  nearestFirst?: (slot: number) => number;
  /** The service area named by the companies that serve the place from elsewhere. */
  served?: string;
  place: CompanyPage['place'];
  /** The name of the place, if the location was misspelt. */
  correctedName?: string;
  /** A sentence on how the location was understood, given the numbers of companies in it and around it. */
  notice?: (inPlace: number, around: number) => string | null;
};

/** Only the companies in the place, only those around it, or all of them. */
export function onlyWithin(match: LocationMatch, within: Within | undefined): LocationMatch {
  const { set, around } = match;
  if (within === undefined) return match;
  if (within === 'place') return { ...match, set: around === null ? set : difference(set, around), around: null };
  const none = new Uint32Array(set.length);
  return { ...match, set: around ?? none, around: around ?? none };
}

/**
 * Decision 5: a city and what is within 100 miles, a region, a country and who serves it, a part of the world, a text.
 * Regions, parts of the world and texts have no companies around.
 */
export function matchLocation(index: SearchIndex, query: LocationQuery): LocationMatch {
  switch (query.kind) {
    case 'city':
      return near(index, query);
    case 'region':
      return {
        set: index.having('region', query.regionCode),
        around: null,
        ...(query.isCorrected && { correctedName: query.place.region ?? query.place.label }),
        place: understood(query.place),
      };
    case 'country': {
      const { country, place, namesakes, isCorrected } = query;
      const isBased = index.having('country', country.code);
      const others = othersOf(namesakes);
      const { notice, ...match } = served(index, isBased, country.serviceArea, country.name);
      return {
        ...match,
        ...(isCorrected && { correctedName: country.name }),
        place: understood(place),
        notice: (inPlace, around) => `${notice(inPlace, around) ?? ''}${others}`.trim() || null,
      };
    }
    case 'area': {
      const countries = COUNTRIES.filter(({ serviceArea }) => serviceArea === query.serviceArea);
      const isBased = basedInCountries(
        index,
        countries.map(({ code }) => code),
      );
      return { ...served(index, isBased, query.serviceArea, query.serviceArea), place: null };
    }
    case 'world-region':
      return { set: basedInCountries(index, query.region.countries), around: null, place: null };
    case 'text':
      return {
        set: allParts(index, query.parts),
        around: null,
        place: null,
        ...(query.parts.some(isPostcode) && { notice: () => POSTCODE_NOTICE }),
      };
  }
}

/** For a city or region where nobody is: the companies from elsewhere that serve its part of the world. */
export function matchServing(index: SearchIndex, query: LocationQuery, placed: LocationMatch): LocationMatch | null {
  if (query.kind !== 'city' && query.kind !== 'region') return null;
  const { place } = query;
  const area = COUNTRIES.find(({ code }) => code === place.countryCode)?.serviceArea;
  if (area === undefined || area === null) return null;
  const serving = index.having('serviceArea', area);
  const milesTo = milesFrom(index, place);
  const nearby = query.kind === 'city' ? ` or within ${NEAR_MILES} miles` : '';
  const namesakes = query.kind === 'city' ? query.namesakes : [];
  const name = placeName(place.label, namesakes);
  return {
    ...placed,
    set: serving,
    around: serving,
    served: area,
    nearestFirst: (slot) => milesTo(slot) ?? Number.POSITIVE_INFINITY,
    notice: (inPlace, around) => {
      const serve = (more: string) =>
        `${around.toLocaleString('en')}${more} ${around === 1 ? 'serves' : 'serve'} ${withArticle(area)}, nearest first.`;
      const there = `${inPlace.toLocaleString('en')} in ${name}${nearby} ${inPlace === 1 ? 'does' : 'do'} a part of it`;
      const none = `None in ${name}${nearby}.${around === 0 ? '' : ` ${serve('')}`}`;
      const some = around === 0 ? `${there}.` : `${there}, and ${serve(' more')}`;
      return `${inPlace === 0 ? none : some}${othersOf(namesakes)}`;
    },
  };
}

function milesFrom({ companies }: SearchIndex, place: ResolvedPlace) {
  return (slot: number) => {
    const coordinates = companies.coordinatesAt(slot);
    return coordinates === null ? null : milesBetween(place, coordinates);
  };
}

function basedInCountries(index: SearchIndex, countries: readonly string[]): Bitset {
  return countries.map((code) => index.having('country', code)).reduce(union, emptySet(index.size));
}

function served(index: SearchIndex, isBased: Bitset, area: string | null, name: string) {
  const serving = area === null ? null : index.having('serviceArea', area);
  return {
    set: serving === null ? isBased : union(isBased, serving),
    around: serving === null ? null : difference(serving, isBased),
    // What they name, and not the country: it is for them to say whether they come to each country of it.
    served: area ?? undefined,
    notice: (inPlace: number, around: number) => (around === 0 ? null : servedNotice(name, area, inPlace, around)),
  };
}

/**
 * A company is in the city within a few miles of its centre, or somewhat farther when its location names the city: "Tuzla,
 * Istanbul" is far out, "Santos, São Paulo" means the state. Companies without a known place match by their text.
 */
function near(
  index: SearchIndex,
  { place, city, typed, namesakes, isCorrected }: Extract<LocationQuery, { kind: 'city' }>,
): LocationMatch {
  // In the words of the gazetteer or in those of the visitor: "New York City", "New York".
  const names = [...new Set([normalForm(city), typed])].filter(Boolean).map((name) => ` ${name} `);
  const isNamed = (slot: number) => names.some((name) => ` ${index.companies.locationKeyAt(slot)} `.includes(name));
  const { south, north, west, east } = boxAround(place, NEAR_MILES);
  const set = emptySet(index.size);
  const around = emptySet(index.size);
  const [latitudes, longitudes] = [index.latitudes.values(), index.longitudes.values()];
  for (let slot = 0; slot < index.size; slot += 1) {
    const latitude = latitudes[slot] as number;
    const longitude = longitudes[slot] as number;
    if (!(latitude >= south && latitude <= north && longitude >= west && longitude <= east)) continue;
    const miles = milesBetween(place, { latitude, longitude });
    if (miles > NEAR_MILES) continue;
    add(set, slot);
    const isInCity = miles <= CITY_MILES || (miles <= NAMED_CITY_MILES && isNamed(slot));
    if (!isInCity) add(around, slot);
  }
  forEach(index.having('precision', 'none'), (slot) => {
    if (isNamed(slot)) add(set, slot);
  });
  return {
    set,
    around,
    miles: milesFrom(index, place),
    ...(isCorrected && { correctedName: city }),
    place: understood(place),
    notice: (inPlace, nearby) =>
      `${nearNotice(placeName(place.label, namesakes), inPlace, nearby)}${othersOf(namesakes)}`,
  };
}

/** "19 based in Germany, 201 more serve Europe." */
function servedNotice(name: string, area: string | null, inPlace: number, around: number): string {
  const based = `${inPlace === 0 ? 'None' : inPlace.toLocaleString('en')} based in ${withArticle(name)}`;
  const serving = `${inPlace === 0 ? 'but ' : ''}${around.toLocaleString('en')}${inPlace === 0 ? '' : ' more'}`;
  return `${based}, ${serving} ${around === 1 ? 'serves' : 'serve'} ${withArticle(area ?? name)}.`;
}

/** "8 in Houston, Texas, and 5 more within 100 miles." */
function nearNotice(place: string, inPlace: number, nearby: number): string {
  const radius = `within ${NEAR_MILES} miles`;
  if (inPlace === 0) return `None in ${place}${nearby === 0 ? ` or ${radius}` : `, but ${nearby} ${radius}`}.`;
  return `${inPlace} in ${place}${nearby === 0 ? `. None elsewhere ${radius}` : `, and ${nearby} more ${radius}`}.`;
}

/** Beside places of the same name, the region matters. */
function placeName(label: string, namesakes: string[]): string {
  return namesakes.length === 0 ? shortPlaceLabel(label) : label;
}

/** " Other places with this name: Georgia, United States." */
function othersOf(namesakes: string[]): string {
  return namesakes.length === 0 ? '' : ` Other places with this name: ${namesakes.join('; ')}.`;
}

function understood(place: ResolvedPlace | undefined): LocationMatch['place'] {
  if (place === undefined) return null;
  const { label, precision, latitude, longitude, countryCode } = place;
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode;
  return { label, precision, latitude, longitude, country };
}

/** All parts are prefixes of words of the location. */
function allParts(index: SearchIndex, parts: readonly string[]): Bitset {
  const set = emptySet(index.size);
  if (parts.length === 0) return set;
  const prefixes = parts.map((part) => ` ${part}`);
  for (let slot = 0; slot < index.size; slot += 1) {
    const location = ` ${index.companies.locationKeyAt(slot)}`;
    if (prefixes.every((part) => location.includes(part))) add(set, slot);
  }
  return set;
}
