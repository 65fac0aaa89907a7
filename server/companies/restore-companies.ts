import type { Pool } from 'pg';
import { z } from 'zod';
import { writeAudit } from '#server/audit/audit-log.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { placeReader } from '#server/places/company-place.ts';
import { searchColumns } from '#server/search/tokens.ts';

const texts = z.array(z.string());
/** A row of the table as the audit log keeps it; columns that are not named here are kept as they are. */
const removedRow = z.looseObject({
  id: z.int(),
  approved: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  description: z.string(),
  service_area: z.string(),
  specializations: texts,
  certifications: texts,
  industries: texts,
  equipment_types: texts,
  year_established: z.int().nullable(),
  employee_count: z.string().nullable(),
  website: z.string().nullable(),
  logo_url: z.string().nullable(),
  image_url: z.string().nullable(),
  place_correction: z.string().nullable().default(null),
});
type RemovedRow = z.output<typeof removedRow>;

/** One row for a company that was rejected or deleted, a list for some of those of an import that was undone. */
const removed = z.union([removedRow.transform((row) => [row]), z.array(removedRow)]);

const REMOVALS = ['reject', 'delete', 'undo import'];

export type RestoredCompany = { id: number; name: string; approved: boolean };

/**
 * Puts back the companies that an entry of the audit log tells of, under their old ids, waiting or approved as they were;
 * any entry of an import that was undone stands for all of it. Companies that are there again are left alone. Empty when
 * there is nothing to restore.
 */
export async function restoreCompanies(pool: Pool, auditId: number, actor: string): Promise<RestoredCompany[]> {
  const readPlace = placeReader();
  const complete = (row: RemovedRow) => ({
    ...row,
    ...madeColumns(row),
    ...readPlace({ location: row.location, serviceArea: row.service_area }, row.place_correction),
  });
  return inTransaction(pool, async (client) => {
    const restored: RestoredCompany[] = [];
    // One by one: together the entries of a large import would fill the memory.
    for (const id of await entriesOf(client, auditId)) {
      const { rows } = await client.query<{ before: unknown }>('select before from audit_log where id = $1', [id]);
      const { data: companies = [] } = removed.safeParse(rows[0]?.before);
      restored.push(...(await putBack(client, companies.map(complete))));
    }
    if (restored.length === 0) return [];
    const ids = restored.map(({ id }) => id);
    await writeAudit(client, {
      actor,
      action: 'restore',
      entity: 'company',
      ...(ids.length === 1 && ids[0] !== undefined && { entityId: ids[0] }),
      after: { auditId, ids },
    });
    await recordChanges(client, ids);
    return restored;
  });
}

/** The entry itself, where it tells of a removal, and the others of the same import. */
async function entriesOf(client: Queryable, auditId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from audit_log where action = any ($2) and (id = $1 or entity = 'import' and entity_id =
       (select entity_id from audit_log where id = $1 and entity = 'import' and action = 'undo import')) order by id`,
    [auditId, REMOVALS],
  );
  return rows.map(({ id }) => id);
}

async function putBack(client: Queryable, companies: object[]): Promise<RestoredCompany[]> {
  const names = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'companies'::regclass and attnum > 0 and not attisdropped and attname = any ($1)`,
    [Object.keys(companies[0] ?? {})],
  );
  // A column that is younger than the entry takes its default.
  const columns = names.rows.map(({ name }) => name).join(', ');
  if (columns === '') return [];
  const { rows } = await client.query<RestoredCompany>(
    `insert into companies (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::companies, $1::jsonb)
     on conflict (id) do nothing returning id, name, approved`,
    [JSON.stringify(companies)],
  );
  return rows;
}

/** What is not taken from the entry: the columns for searching, and the tie to an import that may be undone again. */
function madeColumns(row: RemovedRow): Record<string, unknown> {
  const made = searchColumns({
    ...row,
    serviceArea: row.service_area as Parameters<typeof searchColumns>[0]['serviceArea'],
    equipmentTypes: row.equipment_types,
    yearEstablished: row.year_established,
    employeeCount: row.employee_count,
    logoUrl: row.logo_url,
    imageUrl: row.image_url,
  });
  return { ...made, batch_id: null, batch_row: null };
}
