import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import type { PlaceReading } from '#domain/places/place-reading.ts';
import { locatorMap } from '#server/maps/locator-map.ts';
import { placeReader, readCorrection } from '#server/places/company-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { isPoint } from '#server/places/read-point.ts';
import { unreadText } from '#server/places/resolve-place.ts';

type Located = { location?: string | undefined; serviceArea?: string | undefined; correction?: string | undefined };

/** Where a company will be on the map, and what of its location was not understood. */
export function readCompanyPlace(
  gazetteer: Gazetteer,
  { location = '', serviceArea = '', correction }: Located,
): PlaceReading {
  const text = correction ?? location;
  // What is no correction does not hide behind the location.
  const isUnknown = correction !== undefined && readCorrection(gazetteer, correction) === undefined;
  const found = placeReader(gazetteer)({ location: isUnknown ? '' : location, serviceArea }, correction ?? null);
  const { city, region, countryCode, latitude, longitude, placePrecision: precision } = found;
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  const unread = isPoint(text) ? [] : unreadText(gazetteer, text);
  // A street may stand before the town of an address, but what stands last is the country.
  const isMisread = correction === undefined ? unread.some(({ isEnd }) => isEnd) : unread.length > 0;
  return {
    place: placeLabel(city, region, country) || null,
    precision,
    latitude,
    longitude,
    unread: unread.map((part) => part.text),
    isDoubtful: text !== '' && (isMisread || (precision !== 'city' && unread.length > 0) || precision === 'none'),
    map: locatorMap({ ...found, location: text }),
  };
}
