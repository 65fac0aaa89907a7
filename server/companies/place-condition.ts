import type { Within } from '#domain/companies/company-search.ts';
import type { CompanyPage } from '#domain/companies/company-summary.ts';
import { CITY_MILES, NAMED_CITY_MILES, NEAR_MILES } from '#domain/constants.ts';
import { boxAround, EARTH_RADIUS_MILES } from '#domain/places/coordinates.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { LocationQuery } from '#server/places/read-location.ts';
import { facet } from '#server/search/tokens.ts';

/**
 * A place as SQL, in which `where` has all parameters. `around` tells, of those, the companies that are not in the place:
 * near it, or based elsewhere and serving it.
 */
export type PlaceCondition = {
  where: string;
  around?: string;
  miles?: string;
  /** What the companies around it serve, where they are elsewhere. */
  served?: string;
  place: CompanyPage['place'];
  /** What the reader should know of how the place was understood, given how many are in it and around it. */
  notice?: (inPlace: number, around: number) => string | null;
};

type Parameter = (value: unknown) => string;

/** Regions, parts of the world and texts are found as they are. */
const HAS_AROUND: ReadonlySet<LocationQuery['kind']> = new Set(['city', 'country', 'area']);

/** Decision 5: a city and what is within 100 miles, a region, a country and who serves it, a part of the world, a text. */
export function placeCondition(query: LocationQuery, within: Within | undefined, parameter: Parameter): PlaceCondition {
  if (within === 'around' && !HAS_AROUND.has(query.kind)) return { where: 'false', place: null };
  switch (query.kind) {
    case 'city':
      return near(query, within, parameter);
    case 'region':
      return { where: `region_code = ${parameter(query.regionCode)}`, place: understood(query.place) };
    case 'country': {
      const { country, place, namesakes } = query;
      const base = { place: understood(place) };
      if (country.serviceArea === null && within === 'around') return { where: 'false', ...base };
      const isBased = `country_code = ${parameter(country.code)}`;
      if (country.serviceArea === null) return { where: isBased, ...base };
      const { notice, ...condition } = served(
        isBased,
        facet.area(country.serviceArea),
        country.name,
        within,
        parameter,
      );
      const others = othersOf(namesakes);
      return {
        ...condition,
        ...base,
        notice: (inPlace, around) => `${notice?.(inPlace, around) ?? ''}${others}`.trim() || null,
      };
    }
    case 'area': {
      const codes = COUNTRIES.filter(({ serviceArea }) => serviceArea === query.serviceArea).map(({ code }) => code);
      const isBased = `country_code = any(${parameter(codes)}::text[])`;
      const { serviceArea } = query;
      return { ...served(isBased, facet.area(serviceArea), serviceArea, within, parameter), place: null };
    }
    case 'world-region':
      return {
        where: `country_code = any(${parameter(query.region.countries)}::text[])`,
        place: null,
      };
    case 'text':
      return { where: allParts(query.parts, parameter), place: null };
  }
}

/** Each variant in the words that the indexes know best. */
function served(
  isBased: string,
  area: string,
  name: string,
  within: Within | undefined,
  parameter: Parameter,
): Omit<PlaceCondition, 'place'> {
  if (within === 'place') return { where: isBased };
  const serves = `facets @> ${parameter([area])}::text[]`;
  const elsewhere = `coalesce(not (${isBased}), true)`;
  if (within === 'around') return { where: `${serves} and ${elsewhere}`, around: elsewhere, served: name };
  return {
    where: `(${isBased} or ${serves})`,
    around: elsewhere,
    served: name,
    notice: (inPlace, around) =>
      around === 0
        ? null
        : `${inPlace} based in ${name}; after them ${around} from elsewhere that ${around === 1 ? 'serves' : 'serve'} it.`,
  };
}

/**
 * A company is in the city when it is within a few miles of its middle, or somewhat farther when its location names the
 * city: "Tuzla, Istanbul" is a long way out, and "Santos, São Paulo" means the state. Where no place was understood at all, the text alone must do.
 */
function near(
  { place, city, typed, namesakes }: Extract<LocationQuery, { kind: 'city' }>,
  within: Within | undefined,
  parameter: Parameter,
): PlaceCondition {
  const names = [...new Set([normalForm(city), typed])].filter(Boolean).map((name) => `% ${name} %`);
  const latitude = `${parameter(place.latitude)}::float8`;
  const longitude = `${parameter(place.longitude)}::float8`;
  const miles = `(${EARTH_RADIUS_MILES * 2} * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(latitude))
    * power(sin(radians(longitude - ${longitude}) / 2), 2)))))`;
  const { south, north, west, east } = boxAround(place, NEAR_MILES);
  const bound = (value: number) => `${parameter(value)}::float8`;
  const isNear = `place_precision = 'city' and latitude between ${bound(south)} and ${bound(north)}
    and longitude between ${bound(west)} and ${bound(east)} and ${miles} <= ${NEAR_MILES}`;
  // In the words of the gazetteer or in those of the visitor: "New York City", "New York".
  const isNamed = `(' ' || location_key || ' ') like any (${parameter(names)}::text[])`;
  const both = `(${isNear} or place_precision = 'none' and ${isNamed})`;
  const around = `(place_precision = 'city' and ${miles} > ${CITY_MILES}
    and not (${miles} <= ${NAMED_CITY_MILES} and ${isNamed}))`;
  const where = { place: `${both} and not ${around}`, around: `${both} and ${around}` };
  return {
    where: within === undefined ? both : where[within],
    around,
    miles,
    place: understood(place),
    notice: (inPlace, around) =>
      `${inPlace} in ${city}, ${around} within ${NEAR_MILES} miles of it. Place searched for: ${place.label}.${othersOf(namesakes)}`,
  };
}

/** " Others of this name: Georgia, United States." */
function othersOf(namesakes: string[]): string {
  return namesakes.length === 0 ? '' : ` Others of this name: ${namesakes.join('; ')}.`;
}

function understood(place: ResolvedPlace | undefined): PlaceCondition['place'] {
  if (place === undefined) return null;
  const { label, precision, latitude, longitude, countryCode } = place;
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode;
  return { label, precision, latitude, longitude, country };
}

function allParts(parts: string[], parameter: Parameter): string {
  if (parts.length === 0) return 'false';
  // The parts are in normal form: letters, digits and blanks, so nothing in them is a pattern.
  return parts.map((words) => `(' ' || location_key) like '% ' || ${parameter(words)} || '%'`).join(' and ');
}
