import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { listCertificates } from '#server/certificates/listed-certificates.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { placeReader } from '#server/places/company-place.ts';
import { changeCompanies } from './change-company.ts';
import { type Moved, returnFollowers } from './company-followers.ts';
import { CAN_UNDO } from './merge-queries.ts';
import { completeRow, putBack } from './restore-companies.ts';

type State = { id: number } & Record<string, unknown>;
type Merge = {
  keptId: number;
  keptName: string;
  mergedId: number;
  mergedName: string;
  keptBefore: State;
  keptAfter: State;
  mergedBefore: State;
  moved: Moved;
};

/**
 * Makes two companies of one again: both as they were, each with its own rows. What was edited since the merge stays edited.
 * Throws NotFoundError; ConflictError when it was undone, is too old, or the kept company is gone.
 */
export async function undoMerge(context: Context, mergeId: number | undefined, actor: AuditActor): Promise<number> {
  let keptId = 0;
  await changeCompanies(context, async (client) => {
    const merge = await endMerge(client, mergeId ?? 0, context.now(), actor);
    const { mergedId, mergedName, keptName, mergedBefore, moved } = merge;
    keptId = merge.keptId;
    const readPlace = placeReader(context.gazetteer);
    await restoreKept(client, merge, readPlace);
    const back = await putBack(client, [completeRow(mergedBefore, readPlace)]);
    if (back.length === 0) throw new ConflictError('A company has the number of the merged one again.');
    await returnFollowers(client, moved, keptId, mergedId);
    await listCertificates(client, [keptId, mergedId]);
    const action = 'company.undo-merge' as const;
    await writeAudit(
      client,
      { actor, action, entity: { id: keptId, name: keptName }, after: { mergedId, mergedName } },
      { actor, action, entity: { id: mergedId, name: mergedName }, after: { keptId, keptName } },
    );
    return [keptId, mergedId];
  });
  return keptId;
}

async function endMerge(client: Queryable, id: number, now: Date, actor: AuditActor): Promise<Merge> {
  const { rows } = await client.query<Merge>(
    `update company_merges m set undone_at = $2, undone_by = $3
     where id = $1 and ${CAN_UNDO} and exists (select 1 from companies c where c.id = m.kept_id)
     returning kept_id as "keptId", kept_name as "keptName", merged_id as "mergedId", merged_name as "mergedName",
       kept_before as "keptBefore", kept_after as "keptAfter", merged_before as "mergedBefore", moved`,
    [id, now, actorName(actor)],
  );
  if (rows[0] !== undefined) return rows[0];
  const { rowCount } = await client.query('select 1 from company_merges where id = $1', [id]);
  if (rowCount === 0) throw new NotFoundError('There is no such merge.');
  throw new ConflictError('This merge can no longer be undone: it was undone, is too old, or its company is gone.');
}

/** Each column as it was before the merge, unless it was changed since. */
async function restoreKept(
  client: Queryable,
  { keptId, keptBefore, keptAfter }: Merge,
  readPlace: ReturnType<typeof placeReader>,
): Promise<void> {
  const { rows } = await client.query<{ row: State }>(
    'select to_jsonb(c.*) as row from companies c where id = $1 for update',
    [keptId],
  );
  const current = rows[0]?.row ?? keptBefore;
  const isAsMerged = (name: string) => JSON.stringify(current[name]) === JSON.stringify(keptAfter[name]);
  const restored = Object.keys(keptBefore).filter((name) => isAsMerged(name));
  const row = { ...current, ...Object.fromEntries(restored.map((name) => [name, keptBefore[name]])) };
  const complete = { ...completeRow(row, readPlace), batch_id: current.batch_id, batch_row: current.batch_row };
  const columns = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = 'companies'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attname not in ('id', 'version', 'updated_at')`,
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `update companies set (${names}) = (select ${names} from jsonb_populate_record(null::companies, $2::jsonb)),
       updated_at = now(), version = version + 1 where id = $1`,
    [keptId, JSON.stringify(complete)],
  );
}
