import type { Pool } from 'pg';
import { recordChanges } from '#server/changes/change-feed.ts';
import { inTransaction } from '#server/db/database.ts';
import { placeReader } from '#server/places/company-place.ts';

/** One statement must stay far from its time limit, however many companies there are. */
const CHUNK = 500;

type Row = { id: number; location: string; serviceArea: string; correction: string | null };
export type Geocoded = { read: number; changed: number; withoutPlace: number };

/**
 * Reads the places of companies again: of those that were never read, as after an upgrade, or with `all` of every one,
 * as after a change of the gazetteer. What admins have corrected stays corrected.
 */
export async function geocodeCompanies(
  pool: Pool,
  options: { all: boolean; onProgress?: (done: Geocoded) => void; isStopping?: () => boolean },
): Promise<Geocoded> {
  const readPlace = placeReader();
  const done: Geocoded = { read: 0, changed: 0, withoutPlace: 0 };
  let last = 0;
  while (options.isStopping?.() !== true) {
    const { rows } = await pool.query<Row>(
      `select id, location, service_area as "serviceArea", place_correction as correction from companies
       where id > $1 ${options.all ? '' : 'and place_precision is null'} order by id limit ${CHUNK}`,
      [last],
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    const places = rows.map((row) => ({ ...row, ...readPlace(row, row.correction) }));
    done.read += rows.length;
    done.withoutPlace += places.filter((place) => place.place_precision === 'none').length;
    done.changed += await store(pool, places);
    options.onProgress?.(done);
  }
  return done;
}

/** A company whose location or correction was changed meanwhile has been read with it. Returns how many are other than before. */
async function store(pool: Pool, places: object[]): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; approved: boolean }>(
      `update companies c set
         latitude = p.latitude, longitude = p.longitude, place_precision = p.place_precision,
         country_code = p.country_code, region_code = p.region_code, region = p.region, city = p.city,
         time_zone = p.time_zone
       from jsonb_to_recordset($1::jsonb) as p (
         id int, location text, correction text, latitude float8, longitude float8, place_precision text, country_code text,
         region_code text, region text, city text, time_zone text)
       where c.id = p.id and c.location = p.location and c.place_correction is not distinct from p.correction
         and (c.latitude, c.longitude, c.place_precision, c.country_code, c.region_code, c.region, c.city, c.time_zone)
           is distinct from (p.latitude, p.longitude, p.place_precision, p.country_code, p.region_code, p.region, p.city,
             p.time_zone)
       returning c.id, c.approved`,
      [JSON.stringify(places)],
    );
    await recordChanges(
      client,
      rows.filter(({ approved }) => approved).map(({ id }) => id),
    );
    return rows.length;
  });
}
