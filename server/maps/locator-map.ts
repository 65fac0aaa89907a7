import type { PublicCompany } from '#domain/companies/public-company.ts';
import type { LocatorMap } from '#domain/maps/company-map.ts';
import { countryFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { mapImage } from './map-files.ts';

type Located = Pick<
  PublicCompany,
  'countryCode' | 'latitude' | 'longitude' | 'placePrecision' | 'city' | 'region' | 'location'
>;

/** The map of a profile; null if only the country is known, or if the company is outside the map of its country. */
export function locatorMap(company: Located): LocatorMap | null {
  const { countryCode, latitude, longitude, placePrecision, city, region } = company;
  const place = city ?? region;
  if (latitude === null || longitude === null || countryCode === null || place === null) return null;
  const frame = placePrecision === 'country' ? undefined : countryFrame(countryCode);
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  if (frame === undefined || country === undefined) return null;
  const view = frame.windows.narrow;
  const marker = placeOnMap(frame, { latitude, longitude });
  const isOnMap =
    marker.x > view.x && marker.x < view.x + view.width && marker.y > view.y && marker.y < view.y + view.height;
  if (!isOnMap) return null;
  const town = placeLabel(city, region, country);
  const location = placePrecision === 'city' ? town : company.location;
  return { image: mapImage(frame.key), country, window: view, marker, place, location };
}
