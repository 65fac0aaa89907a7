import type { PlacedFilters } from '#domain/companies/company-search.ts';
import { forEach, has } from '#server/search/bitset.ts';
import type { IndexedCompany, IndexedTown } from '#server/search/search-index.ts';
import type { SearchSources } from './found-companies.ts';

/** The companies of a search that are based in one place; its middle, where that is known. */
export type CompanyPoint = IndexedTown & {
  /** Not in the place searched for, but near it or serving it. */
  isAround: boolean;
  coordinates: { latitude: number; longitude: number } | null;
  count: number;
  /** The only one, if it is alone. */
  company: { id: number; name: string } | null;
};

/** Where the companies of a search are: all of them, not one page. The places with most companies come first. */
export function companyPoints(sources: SearchSources, filters: PlacedFilters): CompanyPoint[] {
  const { index, set, place } = sources.find(filters);
  const points = new Map<number, CompanyPoint>();
  forEach(set, (slot) => {
    const company = index.companies[slot] as IndexedCompany;
    const { id, name, latitude, longitude, town } = company;
    const isAround = place?.around != null && has(place.around, slot);
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    // What is in the place, what is around it, and of both what is not known well enough for a map.
    const key = town * 4 + (isAround ? 2 : 0) + (coordinates === null ? 1 : 0);
    const point = points.get(key);
    if (point === undefined) {
      const where = index.towns[town] as IndexedTown;
      points.set(key, { ...where, isAround, coordinates, count: 1, company: { id, name } });
      return;
    }
    point.count += 1;
    point.company = null;
    if (point.coordinates === null || coordinates === null) return;
    point.coordinates.latitude += (coordinates.latitude - point.coordinates.latitude) / point.count;
    point.coordinates.longitude += (coordinates.longitude - point.coordinates.longitude) / point.count;
  });
  return [...points.values()].sort(
    (a, b) =>
      b.count - a.count ||
      byCode(a.countryCode, b.countryCode) ||
      byCode(a.regionCode, b.regionCode) ||
      byCode(a.city, b.city),
  );
}

/** What is not known comes last. */
function byCode(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return a === null || (b !== null && a > b) ? 1 : -1;
}
