import { COUNTRIES } from '#domain/places/countries.ts';
import type { PlacePrecision, ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { ServiceArea } from '#domain/places/service-areas.ts';
import { Cache } from '#server/cache/caches.ts';
import type { Gazetteer } from './gazetteer.ts';
import { loadedGazetteer } from './loaded-gazetteer.ts';
import { namesakesOf } from './namesakes.ts';
import { isPoint, readPoint } from './read-point.ts';
import { resolvePlace } from './resolve-place.ts';

/** The base of a company as columns of `companies`. */
export type PlaceColumns = {
  latitude: number | null;
  longitude: number | null;
  place_precision: PlacePrecision;
  country_code: string | null;
  region_code: string | null;
  region: string | null;
  city: string | null;
  time_zone: string | null;
};

const NOWHERE: PlaceColumns = {
  latitude: null,
  longitude: null,
  place_precision: 'none',
  country_code: null,
  region_code: null,
  region: null,
  city: null,
  time_zone: null,
};
/** The fields that locate a company. */
type Located = { location: string; serviceArea: string };

const MAX_CACHED = 10_000;

/**
 * Reads the columns from a location, or from the correction by an admin. The companies of an import share many locations, so
 * results are cached.
 */
export function placeReader(): (company: Located, correction: string | null) => PlaceColumns {
  const gazetteer = loadedGazetteer();
  const cache = new Cache<string, PlaceColumns>({ name: 'company-places', max: MAX_CACHED });
  return ({ location, serviceArea }, correction) => {
    const corrected = correction === null ? undefined : readCorrection(gazetteer, correction);
    if (corrected !== undefined) return toColumns(corrected);
    const key = `${serviceArea}|${location}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const place = basedIn(gazetteer, location, serviceArea);
    const columns = place === undefined ? NOWHERE : toColumns(place);
    cache.set(key, columns);
    return columns;
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

function toColumns(place: ResolvedPlace): PlaceColumns {
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    place_precision: place.precision,
    country_code: place.countryCode,
    region_code: place.regionCode,
    region: place.region,
    city: place.city,
    time_zone: place.timeZone,
  };
}
