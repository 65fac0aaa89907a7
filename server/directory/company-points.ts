import { type Bitset, forEach } from '#server/search/bitset.ts';
import type { CompanyBase } from '#server/search/indexed-company.ts';
import type { SearchIndex } from '#server/search/search-index.ts';

/** Degrees within which companies of a town are at one point, about a mile. Where districts are known, it has several. */
const CELL = 0.02;
const CELLS_AROUND = 360 / CELL + 1;
const CELLS = CELLS_AROUND * (180 / CELL + 1);

/** The companies of a base at one point, before any map is chosen. `coordinates` are their middle, where it is known. */
export type CompanyPoint = CompanyBase & {
  coordinates: { latitude: number; longitude: number } | null;
  count: number;
  /** The only one, if it is alone. */
  company: { id: number; name: string } | null;
};

/** Where the companies of a set are, those with most companies first. */
export function companyPoints({ companies, bases }: SearchIndex, set: Bitset): CompanyPoint[] {
  const points = new Map<number, CompanyPoint>();
  forEach(set, (slot) => {
    const base = companies.baseAt(slot);
    const coordinates = companies.coordinatesAt(slot);
    // Companies without coordinates have a point of their own.
    const key = base * (CELLS + 1) + (coordinates === null ? CELLS : cellOf(coordinates));
    const point = points.get(key);
    if (point === undefined) {
      const where = bases[base] as CompanyBase;
      points.set(key, {
        ...where,
        coordinates,
        count: 1,
        company: { id: companies.idAt(slot), name: companies.nameAt(slot) },
      });
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

function cellOf({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return Math.floor((latitude + 90) / CELL) * CELLS_AROUND + Math.floor((longitude + 180) / CELL);
}

/** Unknown codes come last. */
function byCode(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return a === null || (b !== null && a > b) ? 1 : -1;
}
