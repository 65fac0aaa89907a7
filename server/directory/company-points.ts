import { type Bitset, forEach } from '#server/search/bitset.ts';
import type { IndexedCompany, IndexedTown, SearchIndex } from '#server/search/search-index.ts';

/** The companies of a set that are based in one place; its middle, where that is known. */
export type CompanyPoint = IndexedTown & {
  coordinates: { latitude: number; longitude: number } | null;
  count: number;
  /** The only one, if it is alone. */
  company: { id: number; name: string } | null;
};

/** Where the companies of a set are. The places with most companies come first. */
export function companyPoints(index: SearchIndex, set: Bitset): CompanyPoint[] {
  const points = new Map<number, CompanyPoint>();
  forEach(set, (slot) => {
    const company = index.companies[slot] as IndexedCompany;
    const { id, name, latitude, longitude, town } = company;
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    // What is not known well enough for a map is apart.
    const key = town * 2 + (coordinates === null ? 1 : 0);
    const point = points.get(key);
    if (point === undefined) {
      const where = index.towns[town] as IndexedTown;
      points.set(key, { ...where, coordinates, count: 1, company: { id, name } });
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
