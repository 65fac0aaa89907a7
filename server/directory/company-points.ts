import { type Bitset, forEach } from '#server/search/bitset.ts';
import type { CompanyBase, IndexedCompany } from '#server/search/indexed-company.ts';
import type { SearchIndex } from '#server/search/search-index.ts';

/** The companies of a set that share a base, before any map is chosen. `coordinates` are their middle, where it is known. */
export type CompanyPoint = CompanyBase & {
  coordinates: { latitude: number; longitude: number } | null;
  count: number;
  /** The only one, if it is alone. */
  company: { id: number; name: string } | null;
};

/** Where the companies of a set are, those with most companies first. */
export function companyPoints(index: SearchIndex, set: Bitset): CompanyPoint[] {
  const points = new Map<number, CompanyPoint>();
  forEach(set, (slot) => {
    const company = index.companies[slot] as IndexedCompany;
    const { id, name, latitude, longitude, base } = company;
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    // Companies without coordinates have a point of their own.
    const key = base * 2 + (coordinates === null ? 1 : 0);
    const point = points.get(key);
    if (point === undefined) {
      const where = index.bases[base] as CompanyBase;
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

/** Unknown codes come last. */
function byCode(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return a === null || (b !== null && a > b) ? 1 : -1;
}
