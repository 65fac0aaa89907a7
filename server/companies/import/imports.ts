import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { COMPUTED_COLUMNS } from '#domain/companies/company-columns.ts';
import type { ImportRecord, ImportUndone } from '#domain/companies/import-result.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import { columnList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { restoreUpdated } from './store-updates.ts';

const LISTED = 50;
/** How many companies are removed and logged at a time. */
const CHUNK = 1_000;

const COMPUTED = columnList(COMPUTED_COLUMNS);

const NO_SUCH_IMPORT = 'Import not found.';
const UNDONE = 'This import has already been undone.';

/**
 * The import that an earlier chunk of the same session began. It is locked, so that nobody undoes it meanwhile. Throws
 * ConflictError when somebody has.
 */
export async function findImport(client: Queryable, session: string | undefined): Promise<number | null> {
  if (session === undefined) return null;
  const { rows } = await client.query<{ id: number; undone: boolean }>(
    'select id, undone_at is not null as undone from import_batches where transfer = $1 for update',
    [session],
  );
  if (rows[0]?.undone) throw new ConflictError(UNDONE);
  return rows[0]?.id ?? null;
}

type NewImport = { actor: AuditActor; session?: string | undefined; file?: string | undefined };

export async function startImport(client: Queryable, { actor, session, file }: NewImport): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'insert into import_batches (actor, transfer, file_name) values ($1, $2, $3) returning id',
    [actorName(actor), session, file],
  );
  if (rows[0] === undefined) throw new Error('The insert returned no row.');
  return rows[0].id;
}

export async function countCreated(client: Queryable, importId: number, created: number): Promise<void> {
  await client.query('update import_batches set created = created + $2 where id = $1', [importId, created]);
}

/** The newest imports, each with how many of its companies are still pending approval. */
export async function listImports(db: Queryable): Promise<{ items: ImportRecord[]; total: number }> {
  const [{ rows: items }, { rows: counts }] = [
    await db.query<ImportRecord>(
      `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor, file_name as file, created,
              undone_at is not null as undone,
              (select count(*)::int from companies where batch_id = b.id and not approved) as remaining,
              (select count(*)::int from import_updates where import_id = b.id) as updated
       from import_batches b order by id desc limit ${LISTED}`,
    ),
    await db.query<{ total: number }>('select count(*)::int as total from import_batches'),
  ];
  return { items, total: counts[0]?.total ?? 0 };
}

/**
 * Removes the companies of an import that are still pending approval, and restores those that it has updated; approved ones
 * and those that were changed since stay. The audit log stores the last state of all that were removed, as rows of the
 * table. Throws NotFoundError, or ConflictError when it was done already.
 */
export async function undoImport(context: Context, id: number | undefined, actor: AuditActor): Promise<ImportUndone> {
  if (id === undefined) throw new NotFoundError(NO_SUCH_IMPORT);
  const undone: ImportUndone = { removed: 0, approved: 0, restored: 0, changedSince: [] };
  await changeCompanies(context, async (client) => {
    const { rowCount } = await client.query(
      'update import_batches set undone_at = now() where id = $1 and undone_at is null',
      [id],
    );
    if (rowCount === 0) {
      const { rows } = await client.query('select 1 from import_batches where id = $1', [id]);
      throw rows.length === 0 ? new NotFoundError(NO_SUCH_IMPORT) : new ConflictError(UNDONE);
    }
    const { restored, changedSince } = await restoreUpdated(context, client, { importId: id, actor });
    const removed = await removeCreated(client, id, actor);
    const { rows } = await client.query<{ approved: number }>(
      'select count(*)::int as approved from companies where batch_id = $1',
      [id],
    );
    const counts = { removed: removed.length, approved: rows[0]?.approved ?? 0, restored: restored.length };
    Object.assign(undone, { ...counts, changedSince });
    const { restored: _restored, ...withoutUpdates } = counts;
    const after = restored.length + changedSince.length > 0 ? undone : withoutUpdates;
    await writeAudit(client, { actor, action: 'import.undo', entity: { id, name: null }, after });
    return [...removed, ...restored];
  });
  return undone;
}

async function removeCreated(client: Queryable, importId: number, actor: AuditActor): Promise<number[]> {
  const removed: number[] = [];
  for (;;) {
    const before = await removeSome(client, importId);
    if (before.length === 0) return removed;
    removed.push(...before.map((company) => company.id));
    const entries = before.map((company) => ({
      actor,
      action: 'company.undo-import' as const,
      entity: { id: company.id, name: company.name },
      before: company,
      after: { importId },
    }));
    await writeAudit(client, ...entries);
  }
}

async function removeSome(client: Queryable, importId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await client.query<{ company: { id: number; name: string } }>(
    `delete from companies where id in (
       select id from companies where batch_id = $1 and not approved limit ${CHUNK} for update)
     and not approved
     returning to_jsonb(companies.*) - '{${COMPUTED}}'::text[] as company`,
    [importId],
  );
  return rows.map(({ company }) => company);
}
