import type { Pool } from 'pg';
import { type ColumnValues, PLACE_COLUMNS } from '#domain/companies/company-columns.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { aliasList, columnList, recordTypes, selectList } from '#server/db/column-lists.ts';
import { inTransaction } from '#server/db/database.ts';
import { placeReader } from '#server/places/company-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';

/** One statement must stay far from its time limit, however many companies there are. */
const CHUNK = 500;
/** What a place is read from. */
const READ_COLUMNS = ['id', 'location', 'serviceArea', 'placeCorrection'] as const;

export type Geocoded = { read: number; changed: number; withoutPlace: number };

/**
 * Reads the places of companies again: of those that were never read, as after an upgrade, or with `all` of every one,
 * as after a change of the gazetteer. What admins have corrected stays corrected.
 */
export async function geocodeCompanies(
  pool: Pool,
  gazetteer: Gazetteer,
  options: { all: boolean; onProgress?: (done: Geocoded) => void; isStopping?: () => boolean },
): Promise<Geocoded> {
  const readPlace = placeReader(gazetteer);
  const done: Geocoded = { read: 0, changed: 0, withoutPlace: 0 };
  let last = 0;
  while (options.isStopping?.() !== true) {
    const { rows } = await pool.query<ColumnValues<(typeof READ_COLUMNS)[number]>>(
      `select ${selectList(READ_COLUMNS)} from companies
       where id > $1 ${options.all ? '' : 'and place_precision is null'} order by id limit ${CHUNK}`,
      [last],
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    const companies = rows.map((row) => ({ ...row, ...readPlace(row, row.placeCorrection) }));
    done.read += rows.length;
    done.withoutPlace += companies.filter(({ placePrecision }) => placePrecision === 'none').length;
    done.changed += await storePlaces(pool, companies);
    options.onProgress?.(done);
  }
  return done;
}

/** Returns how many changed. A company whose location or correction was changed meanwhile was read with that change. */
async function storePlaces(pool: Pool, companies: object[]): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; approved: boolean }>(
      `update companies c set (${columnList(PLACE_COLUMNS)}) = (${aliasList(PLACE_COLUMNS, 'p.')})
       from jsonb_to_recordset($1::jsonb) as p (${recordTypes([...READ_COLUMNS, ...PLACE_COLUMNS])})
       where c.id = p.id and c.location = p.location and c.place_correction is not distinct from p."placeCorrection"
         and (${columnList(PLACE_COLUMNS, 'c.')}) is distinct from (${aliasList(PLACE_COLUMNS, 'p.')})
       returning c.id, c.approved`,
      [JSON.stringify(companies)],
    );
    await recordChanges(
      client,
      rows.filter(({ approved }) => approved).map(({ id }) => id),
    );
    return rows.length;
  });
}
