import { type ColumnValues, emptyValues, PLACE_COLUMNS } from '#domain/companies/company-columns.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { ServiceArea } from '#domain/places/service-areas.ts';
import { Cache } from '#server/cache/caches.ts';
import type { Gazetteer } from './gazetteer.ts';
import { namesakesOf } from './namesakes.ts';
import { isPoint, readPoint } from './read-point.ts';
import { resolvePlace } from './resolve-place.ts';

/** The columns of a company that are read from its location. */
type CompanyPlace = ColumnValues<(typeof PLACE_COLUMNS)[number]>;

const NOWHERE: CompanyPlace = emptyValues(PLACE_COLUMNS);
/** What of a company says where it is. */
type Located = { location: string; serviceArea: string };

const MAX_CACHED = 10_000;

export type PlaceReader = (company: Located, correction: string | null) => CompanyPlace;

/**
 * Reads the place of a company from its location, or from the correction by an admin. The companies of an import share many
 * locations, so results are cached.
 */
export function placeReader(gazetteer: Gazetteer): PlaceReader {
  const cache = new Cache<string, CompanyPlace>({ name: 'company-places', max: MAX_CACHED });
  return ({ location, serviceArea }, correction) => {
    const corrected = correction === null ? undefined : readCorrection(gazetteer, correction);
    if (corrected !== undefined) return toCompanyPlace(corrected);
    const key = `${serviceArea}|${location}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const place = basedIn(gazetteer, location, serviceArea);
    const companyPlace = place === undefined ? NOWHERE : toCompanyPlace(place);
    cache.set(key, companyPlace);
    return companyPlace;
  };
}

/** Of places that share a name the company is in the one that its service area has: "Newcastle" in Europe. */
function basedIn(gazetteer: Gazetteer, location: string, serviceArea: string): ResolvedPlace | undefined {
  const place = readCorrection(gazetteer, location);
  const isInArea = ({ countryCode }: ResolvedPlace) => areaOfCountry(countryCode) === serviceArea;
  if (place === undefined || serviceArea === '' || isInArea(place)) return place;
  return namesakesOf(gazetteer, location, place).find(isInArea) ?? place;
}

const AREA_BY_COUNTRY = new Map(COUNTRIES.map(({ code, serviceArea }) => [code, serviceArea]));

/** The service area that a company has which names none; blank where its country is not known or in none. */
export function areaOfCountry(countryCode: string | null): ServiceArea | '' {
  return (countryCode !== null && AREA_BY_COUNTRY.get(countryCode)) || '';
}

/** What an admin may say instead of the location: "57.15, -2.09", or a place that is known. Undefined for all else. */
export function readCorrection(gazetteer: Gazetteer, text: string): ResolvedPlace | undefined {
  return isPoint(text) ? readPoint(gazetteer, text) : resolvePlace(gazetteer, text);
}

function toCompanyPlace({ precision, ...place }: ResolvedPlace): CompanyPlace {
  const { latitude, longitude, countryCode, regionCode, region, city, timeZone } = place;
  return { latitude, longitude, placePrecision: precision, countryCode, regionCode, region, city, timeZone };
}
