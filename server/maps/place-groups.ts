import type { MapGroup } from '#domain/maps/cluster-markers.ts';
import { type MapFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import type { CompanyPoint } from '#server/directory/company-points.ts';
import { regionLabel } from '#server/places/describe-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';

/** The companies of one place at one point of a certain map, with what its marker says and leads to. */
export type PlaceGroup = MapGroup & {
  name: string;
  /** What a search for this place has as location. */
  location: string;
  country: string;
  region: { code: string; location: string } | null;
  /** The company, if it is the only one. */
  company: { id: number; name: string } | null;
};

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** One group for each country, in the middle of its companies. */
export function groupByCountry(frame: MapFrame, points: readonly CompanyPoint[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>();
  for (const point of points) {
    const name = COUNTRY_NAMES.get(point.countryCode ?? '');
    if (point.countryCode === null || name === undefined || point.coordinates === null) continue;
    const { x, y } = placeOnMap(frame, point.coordinates);
    const known = groups.get(point.countryCode);
    if (known === undefined) {
      const { countryCode, count, company } = point;
      groups.set(countryCode, { x, y, count, name, location: name, country: countryCode, region: null, company });
    } else {
      known.count += point.count;
      known.x += ((x - known.x) * point.count) / known.count;
      known.y += ((y - known.y) * point.count) / known.count;
      known.company = null;
    }
  }
  return [...groups.values()];
}

/** One group for each town, or region if the town is unknown. Companies with only a country are left out. */
export function groupByTown(frame: MapFrame, points: readonly CompanyPoint[], gazetteer: Gazetteer): PlaceGroup[] {
  return points.flatMap((point) => {
    const { countryCode, regionCode, region, city, coordinates, count, company } = point;
    const country = COUNTRY_NAMES.get(countryCode ?? '');
    const name = city ?? region;
    if (countryCode === null || country === undefined || name === null || coordinates === null) return [];
    const regionLocation = regionCode === null ? undefined : regionLabel(gazetteer, regionCode);
    const town = placeLabel(city, region, country);
    return [
      {
        ...placeOnMap(frame, coordinates),
        count,
        name,
        location: city === null ? (regionLocation ?? town) : town,
        country: countryCode,
        region:
          regionCode === null || regionLocation === undefined ? null : { code: regionCode, location: regionLocation },
        company,
      },
    ];
  });
}
