import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import type { CompanyEdit } from '#domain/companies/editable-fields.ts';
import { isEqual, UPDATED_COLUMNS, type UpdateChange, type UpdatedValues } from '#domain/companies/import-update.ts';
import { type EditContext, writeEdit } from '#server/companies/edit-company.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';

const columns = selectList(UPDATED_COLUMNS);

type Import = { importId: number; actor: AuditActor };
type Update = { row: number; company: { id: number }; version: number; change: UpdateChange };

/** Stores what an import changes of listed companies, so that it can be undone. Returns their ids. */
export async function storeUpdates(
  context: EditContext,
  client: Queryable,
  updates: readonly Update[],
  { importId, actor }: Import,
): Promise<number[]> {
  for (const { company, version, change } of updates)
    await write(
      context,
      client,
      { id: company.id, version, values: change.after },
      { actor, action: 'company.import-update' },
    );
  const rows = updates.map(({ row, company, change }) => ({ row, companyId: company.id, ...change }));
  await client.query(
    `insert into import_updates (import_id, row, company_id, before, after)
     select $1, row, "companyId", before, after
     from jsonb_to_recordset($2::jsonb) as u (row int, "companyId" int, before jsonb, after jsonb)`,
    [importId, JSON.stringify(rows)],
  );
  return rows.map(({ companyId }) => companyId);
}

type Stored = UpdateChange &
  UpdatedValues & {
    id: number;
    name: string | null;
    version: number;
    isManaged: boolean;
    /** The certificates about which an admin has decided. */
    decided: string[];
  };

/**
 * Gives the companies that an import has updated their former values again. One that was changed since stays as it is: it has
 * other values by now, a certificate that the import added was checked, its own people manage it, or it is gone.
 */
export async function restoreUpdated(
  context: EditContext,
  client: Queryable,
  { importId, actor }: Import,
): Promise<{ restored: number[]; changedSince: { id: number; name: string }[] }> {
  await client.query(
    `select 1 from companies where id in (select company_id from import_updates where import_id = $1) order by id for update`,
    [importId],
  );
  const { rows } = await client.query<Stored>(
    `select u.company_id as id, u.before, u.after, c.version, ${columns},
       exists (select 1 from company_members m where m.company_id = c.id) as "isManaged",
       array(select lower(r.name) from certificates r
             where r.company_id = c.id and r.listed and r.state <> 'claimed') as decided
     from import_updates u left join companies c on c.id = u.company_id
     where u.import_id = $1 order by u.row`,
    [importId],
  );
  const restored: number[] = [];
  const changedSince: { id: number; name: string }[] = [];
  for (const row of rows) {
    const { id, name, version, before } = row;
    if (isAsImported(row)) {
      await write(context, client, { id, version, values: before }, { actor, action: 'company.undo-import-update' });
      restored.push(id);
    } else changedSince.push({ id, name: name ?? `Company ${id}` });
  }
  return { restored, changedSince };
}

function isAsImported({ before, after, isManaged, decided, ...current }: Stored): boolean {
  const names = Object.keys(after) as (keyof UpdateChange['after'])[];
  const listed = new Set([before.certifications].flat());
  const added = [after.certifications].flat().filter((name) => !listed.has(name));
  return (
    !isManaged &&
    names.every((name) => isEqual(current[name], after[name])) &&
    !added.some((name) => decided.includes(String(name).toLowerCase()))
  );
}

type Writing = { actor: AuditActor; action: AuditAction };

/** The values were checked when they were read, or were those of the company before. */
async function write(
  context: EditContext,
  client: Queryable,
  { id, version, values }: { id: number; version: number; values: object },
  writing: Writing,
): Promise<void> {
  await writeEdit(context, client, id, { ...(values as Partial<CompanyEdit>), version }, writing);
}
