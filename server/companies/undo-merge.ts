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
  targetId: number;
  targetName: string;
  mergedId: number;
  mergedName: string;
  targetBefore: State;
  targetAfter: State;
  mergedBefore: State;
  moved: Moved;
};

/**
 * Makes two companies of one again: both as they were, each with its own rows. What was edited since the merge stays edited.
 * Throws NotFoundError; ConflictError when it was undone, is too old, or the target is gone.
 */
export async function undoMerge(context: Context, mergeId: number | undefined, actor: AuditActor): Promise<number> {
  let targetId = 0;
  await changeCompanies(context, async (client) => {
    const merge = await endMerge(client, mergeId ?? 0, context.now(), actor);
    const { mergedId, mergedName, targetName, mergedBefore, moved } = merge;
    targetId = merge.targetId;
    const readPlace = placeReader(context.gazetteer);
    await restoreTarget(client, merge, readPlace);
    const back = await putBack(client, [completeRow(mergedBefore, readPlace)]);
    if (back.length === 0) throw new ConflictError('A company has the number of the merged one again.');
    await returnFollowers(client, moved, targetId, mergedId);
    await listCertificates(client, [targetId, mergedId]);
    const action = 'company.undo-merge' as const;
    await writeAudit(
      client,
      { actor, action, entity: { id: targetId, name: targetName }, after: { mergedId, mergedName } },
      { actor, action, entity: { id: mergedId, name: mergedName }, after: { targetId, targetName } },
    );
    return [targetId, mergedId];
  });
  return targetId;
}

async function endMerge(client: Queryable, id: number, now: Date, actor: AuditActor): Promise<Merge> {
  const { rows } = await client.query<Merge>(
    `update company_merges m set undone_at = $2, undone_by = $3
     where id = $1 and ${CAN_UNDO} and exists (select 1 from companies c where c.id = m.target_id)
     returning target_id as "targetId", target_name as "targetName", merged_id as "mergedId", merged_name as "mergedName",
       target_before as "targetBefore", target_after as "targetAfter", merged_before as "mergedBefore", moved`,
    [id, now, actorName(actor)],
  );
  if (rows[0] !== undefined) return rows[0];
  const { rowCount } = await client.query('select 1 from company_merges where id = $1', [id]);
  if (rowCount === 0) throw new NotFoundError('There is no such merge.');
  throw new ConflictError('This merge can no longer be undone: it was undone, is too old, or its company is gone.');
}

/** Each column as it was before the merge, unless it was changed since. */
async function restoreTarget(
  client: Queryable,
  { targetId, targetBefore, targetAfter }: Merge,
  readPlace: ReturnType<typeof placeReader>,
): Promise<void> {
  const { rows } = await client.query<{ row: State }>(
    'select to_jsonb(c.*) as row from companies c where id = $1 for update',
    [targetId],
  );
  const current = rows[0]?.row ?? targetBefore;
  const isAsMerged = (name: string) => JSON.stringify(current[name]) === JSON.stringify(targetAfter[name]);
  const restored = Object.keys(targetBefore).filter((name) => isAsMerged(name));
  const row = { ...current, ...Object.fromEntries(restored.map((name) => [name, targetBefore[name]])) };
  const complete = { ...completeRow(row, readPlace), batch_id: current.batch_id, batch_row: current.batch_row };
  const columns = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = 'companies'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attname not in ('id', 'version', 'updated_at')`,
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `update companies set (${names}) = (select ${names} from jsonb_populate_record(null::companies, $2::jsonb)),
       updated_at = now(), version = version + 1 where id = $1`,
    [targetId, JSON.stringify(complete)],
  );
}
