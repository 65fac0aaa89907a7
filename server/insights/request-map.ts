import type { InsightRange } from '#domain/insights/insight-table.ts';
import type { CompanyMap, MapSize } from '#domain/maps/company-map.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CompanyPoint } from '#server/directory/company-points.ts';
import type { SearchSources } from '#server/directory/match-companies.ts';
import { countryMap } from '#server/maps/company-map.ts';
import { during, REAL_REQUESTS } from './insight-queries.ts';

/** The places named most often; reading a place takes a fraction of a millisecond. */
const MAX_PLACES = 1_000;

/** Where the requests of these days come from, as far as their locations are understood. */
export async function requestMap(
  sources: SearchSources,
  db: Queryable,
  { from, to }: InsightRange,
  sizes: readonly MapSize[],
): Promise<CompanyMap> {
  const { rows } = await db.query<{ location: string; count: number }>(
    `select location, count(*)::int as count from service_requests r where ${during('r.created_at')} and ${REAL_REQUESTS}
     group by location order by 2 desc, 1 limit ${MAX_PLACES}`,
    [from, to],
  );
  const points = rows.map(({ location, count }): CompanyPoint => {
    const read = sources.readLocation(location);
    const place = 'place' in read ? read.place : undefined;
    const where = {
      countryCode: place?.countryCode ?? null,
      regionCode: place?.regionCode ?? null,
      region: place?.region ?? null,
      city: place?.city ?? null,
    };
    return { ...where, coordinates: place ?? null, count, company: null };
  });
  return countryMap(points, 'By country', sizes);
}
