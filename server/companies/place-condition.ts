import type { CompanyPage } from '#domain/companies/company-summary.ts';
import { CITY_MILES, NEAR_MILES } from '#domain/constants.ts';
import { boxAround } from '#domain/places/coordinates.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { LocationQuery } from '#server/places/read-location.ts';
import { facet } from '#server/search/tokens.ts';

/** A place as SQL, in which `where` has all parameters. `around` tells the companies that are not in it but near it, or based elsewhere and serving it. */
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

const EARTH_RADIUS_MILES = 3_958.8;

/** Decision 5: a city and what is within 100 miles, a region, a country and who serves it, a part of the world, a text. */
export function placeCondition(query: LocationQuery, parameter: Parameter): PlaceCondition {
  switch (query.kind) {
    case 'city':
      return near(query.place, query.city, parameter);
    case 'region':
      return { where: `region_code = ${parameter(query.regionCode)}`, place: understood(query.place) };
    case 'country': {
      const { country, place } = query;
      const isBased = `country_code is not distinct from ${parameter(country.code)}`;
      const base = { place: understood(place) };
      if (country.serviceArea === null) return { where: isBased, ...base };
      return { ...served(isBased, facet.area(country.serviceArea), country.name, parameter), ...base };
    }
    case 'area': {
      const codes = COUNTRIES.filter(({ serviceArea }) => serviceArea === query.serviceArea).map(({ code }) => code);
      const isBased = `coalesce(country_code = any(${parameter(codes)}::text[]), false)`;
      const { serviceArea } = query;
      return { ...served(isBased, facet.area(serviceArea), serviceArea, parameter), place: null };
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

function served(isBased: string, area: string, name: string, parameter: Parameter) {
  return {
    where: `(${isBased} or facets @> ${parameter([area])}::text[])`,
    around: `not (${isBased})`,
    served: name,
    notice: (inPlace: number, around: number) =>
      around === 0
        ? null
        : `${inPlace} based in ${name}; after them ${around} from elsewhere that ${around === 1 ? 'serves' : 'serve'} it.`,
  };
}

/**
 * A company is in the city when it is within a few miles of its middle, or when its location names the city: "Tuzla,
 * Istanbul" is a long way out. Where no place was understood at all, the text alone must do.
 */
function near(place: ResolvedPlace, city: string, parameter: Parameter): PlaceCondition {
  const latitude = `${parameter(place.latitude)}::float8`;
  const longitude = `${parameter(place.longitude)}::float8`;
  const miles = `(${EARTH_RADIUS_MILES * 2} * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(latitude))
    * power(sin(radians(longitude - ${longitude}) / 2), 2)))))`;
  const { south, north, west, east } = boxAround(place, NEAR_MILES);
  const bound = (value: number) => `${parameter(value)}::float8`;
  const betweenMeridians =
    west <= east
      ? `longitude between ${bound(west)} and ${bound(east)}`
      : `(longitude >= ${bound(west)} or longitude <= ${bound(east)})`;
  const isNear = `place_precision = 'city' and latitude between ${bound(south)} and ${bound(north)}
    and ${betweenMeridians} and ${miles} <= ${NEAR_MILES}`;
  const isNamed = `(' ' || location_key || ' ') like '% ' || ${parameter(normalForm(city))} || ' %'`;
  return {
    where: `(${isNear} or place_precision = 'none' and ${isNamed})`,
    around: `(place_precision = 'city' and ${miles} > ${CITY_MILES}
      and not (country_code = '${place.countryCode}' and ${isNamed}))`,
    miles,
    place: understood(place),
    notice: (inPlace, around) =>
      `${inPlace} in ${city}, ${around} within ${NEAR_MILES} miles of it. Place searched for: ${place.label}.`,
  };
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
