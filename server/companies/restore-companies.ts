import type { Pool } from 'pg';
import { z } from 'zod';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import {
  COMPANY_COLUMNS,
  type CompanyColumnName,
  columnsSetBy,
  emptyValues,
  valuesOf,
} from '#domain/companies/company-columns.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { REMOVALS } from '#server/audit/list-audit.ts';
import { listCertificates } from '#server/certificates/listed-certificates.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { type PlaceReader, placeReader } from '#server/places/company-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { searchColumns } from '#server/search/tokens.ts';

/** The search columns and the place are computed from some of these. */
const EDITED_COLUMNS = columnsSetBy('edit');
const EMPTY = emptyValues(EDITED_COLUMNS);
const editedValues = z.object(valuesOf(EDITED_COLUMNS));

/** A row of the table as the audit log stores it. */
const removedRow = z.looseObject({ id: z.int() });
type RemovedRow = z.output<typeof removedRow>;

/** One row; in entries of earlier versions a list of those of an import that was undone. */
const removed = z.union([removedRow.transform((row) => [row]), z.array(removedRow)]);

export type RestoredCompany = { id: number; name: string; approved: boolean };

/**
 * Puts back the companies whose removal an entry of the audit log records, under their old ids, pending or approved as
 * they were; the entry of an import that was undone stands for all of it. Companies that exist again are left alone.
 * Empty when there is nothing to restore.
 */
export async function restoreCompanies(
  pool: Pool,
  gazetteer: Gazetteer,
  auditId: number,
  actor: AuditActor,
): Promise<RestoredCompany[]> {
  const readPlace = placeReader(gazetteer);
  return inTransaction(pool, async (client) => {
    const restored: RestoredCompany[] = [];
    // One by one: together the entries of a large import would fill the memory.
    for (const id of await entriesOf(client, auditId)) {
      const { rows } = await client.query<{ before: unknown }>('select before from audit_log where id = $1', [id]);
      const { data: companies = [] } = removed.safeParse(rows[0]?.before);
      restored.push(
        ...(await putBack(
          client,
          companies.map((row) => completeRow(row, readPlace)),
        )),
      );
    }
    if (restored.length === 0) return [];
    const ids = restored.map(({ id }) => id);
    const entries = restored.map(({ id, name }) => ({
      actor,
      action: 'company.restore' as const,
      entity: { id, name },
      after: { auditId },
    }));
    await writeAudit(client, ...entries);
    await listCertificates(client, ids);
    await recordChanges(client, ids);
    return restored;
  });
}

/** The entry itself, where it records a removal; for an import that was undone, the entries of all its companies. */
async function entriesOf(client: Queryable, auditId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select e.id from audit_log e join audit_log chosen on chosen.id = $1
     where e.id = chosen.id and e.action in ${REMOVALS}
        or chosen.action = 'import.undo' and (
          e.action = 'company.undo-import' and (e.after ->> 'importId')::int = chosen.entity_id
          or e.action = 'import.undo' and e.entity_id = chosen.entity_id)
     order by e.id`,
    [auditId],
  );
  return rows.map(({ id }) => id);
}

export async function putBack(client: Queryable, companies: object[]): Promise<RestoredCompany[]> {
  const names = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'companies'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any ($1)`,
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

/** The columns for searching and the place are computed again, and the import may be undone without this company. */
export function completeRow(row: RemovedRow, readPlace: PlaceReader): Record<string, unknown> {
  const stored = EDITED_COLUMNS.map((name) => [name, row[COMPANY_COLUMNS[name].column] ?? EMPTY[name]]);
  const company = editedValues.parse(Object.fromEntries(stored));
  const place = readPlace(company, company.placeCorrection);
  return { ...row, ...toRow({ ...searchColumns(company), ...place, importId: null, importRow: null }) };
}

function toRow(values: Partial<Record<CompanyColumnName, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values) as [CompanyColumnName, unknown][];
  return Object.fromEntries(entries.map(([name, value]) => [COMPANY_COLUMNS[name].column, value]));
}
