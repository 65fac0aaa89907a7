import type { AuditActor } from '#domain/audit/audit-actions.ts';
import {
  COMPANY_COLUMNS,
  COMPUTED_COLUMNS,
  type ColumnValues,
  PLACE_COLUMNS,
  SEARCH_COLUMNS,
} from '#domain/companies/company-columns.ts';
import { MERGED_FIELDS, type MergedField, type MergeInput } from '#domain/companies/company-merge.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { listCertificates } from '#server/certificates/listed-certificates.ts';
import type { Context } from '#server/context.ts';
import { columnList, selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { BadInputError, ConflictError } from '#server/errors.ts';
import { placeReader } from '#server/places/company-place.ts';
import { searchColumns } from '#server/search/tokens.ts';
import { changeCompanies, noSuchCompany } from './change-company.ts';
import { moveFollowers } from './company-followers.ts';

const fields = selectList(MERGED_FIELDS);
const WRITTEN_COLUMNS = [...MERGED_FIELDS, ...SEARCH_COLUMNS, ...PLACE_COLUMNS];
/** The row without what is computed from it. */
const ROW = `to_jsonb(c.*) - '{${columnList(COMPUTED_COLUMNS)}}'::text[]`;

type Fields = ColumnValues<MergedField>;
type Row = { id: number; row: Record<string, unknown>; fields: Fields };

/**
 * Makes two companies one (docs/decisions/071-duplicates-and-merges.md): the chosen values stay, everything that refers to the
 * merged one refers to the target, and the merged one is removed. Nobody is mailed. Throws NotFoundError; BadInputError for a
 * company with itself.
 */
export async function mergeCompanies(
  context: Context,
  targetId: number | undefined,
  { mergedId, choices }: MergeInput,
  actor: AuditActor,
): Promise<void> {
  if (targetId === undefined) throw noSuchCompany();
  if (targetId === mergedId) throw new BadInputError('A company cannot be merged with itself.');
  await changeCompanies(context, async (client) => {
    const [target, merged] = await lockBoth(client, targetId, mergedId);
    await refuseTwoPayments(client, [targetId, mergedId]);
    const moved = await moveFollowers(client, mergedId, targetId);
    await client.query('delete from companies where id = $1', [mergedId]);
    await writeFields(client, context, targetId, chosenFields(target.fields, merged.fields, choices));
    await takeOver(client, targetId, merged.row);
    await listCertificates(client, [targetId]);
    const after = await client.query<{ row: Row['row'] }>(`select ${ROW} as row from companies c where id = $1`, [
      targetId,
    ]);
    const names = [target.fields.name, merged.fields.name];
    await client.query(
      `insert into company_merges (target_id, target_name, merged_id, merged_name, merged_at, merged_by, target_before, target_after,
         merged_before, moved) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        targetId,
        names[0],
        mergedId,
        names[1],
        context.now(),
        actorName(actor),
        ...[target.row, after.rows[0]?.row, merged.row, moved].map((value) => JSON.stringify(value)),
      ],
    );
    const change = { actor, action: 'company.merge' as const, before: { target: target.row, merged: merged.row } };
    const name = String(after.rows[0]?.row.name);
    await writeAudit(client, { ...change, entity: { id: targetId, name }, after: { mergedId, mergedName: names[1] } });
    return [targetId, mergedId];
  });
}

async function lockBoth(client: Queryable, targetId: number, mergedId: number): Promise<[Row, Row]> {
  const { rows } = await client.query<Fields & { id: number; row: Row['row'] }>(
    `select c.id, ${ROW} as row, ${fields} from companies c where c.id = any ($1) order by c.id for update`,
    [[targetId, mergedId]],
  );
  const find = (wanted: number): Row => {
    const found = rows.find(({ id }) => id === wanted);
    if (found === undefined) throw noSuchCompany();
    const { id, row, ...values } = found;
    return { id, row, fields: values };
  };
  return [find(targetId), find(mergedId)];
}

async function refuseTwoPayments(client: Queryable, ids: number[]): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from subscriptions where company_id = any ($1) and ended_at is null for update',
    [ids],
  );
  if (rowCount === ids.length)
    throw new ConflictError(
      'Both companies pay for a plan. Refund one of them first: its last payment is given back, and its subscription ends.',
    );
}

function chosenFields(target: Fields, merged: Fields, choices: MergeInput['choices']): Fields {
  const chosen = MERGED_FIELDS.map((name) => {
    const [one, other] = [target[name], merged[name]];
    if (choices[name] === 'both' && Array.isArray(one) && Array.isArray(other)) return [name, union(one, other)];
    return [name, choices[name] === 'merged' ? other : one];
  });
  return Object.fromEntries(chosen) as Fields;
}

function union(one: readonly string[], other: readonly string[]): string[] {
  const known = new Set(one.map((item) => item.toLowerCase()));
  return [...one, ...other.filter((item) => !known.has(item.toLowerCase()))];
}

async function writeFields(client: Queryable, { gazetteer }: Context, id: number, values: Fields): Promise<void> {
  const row = { ...values, ...searchColumns(values), ...placeReader(gazetteer)(values, values.placeCorrection) };
  const parameters = WRITTEN_COLUMNS.map((_, index) => `$${index + 2}`).join(', ');
  await client.query(
    `update companies set (${columnList(WRITTEN_COLUMNS)}) = row (${parameters}), updated_at = now(), version = version + 1
     where id = $1`,
    [id, ...WRITTEN_COLUMNS.map((name) => row[name])],
  );
}

/** What is no matter of choice: the company is approved, checked and placed if either was, and as old as the older. */
async function takeOver(client: Queryable, id: number, merged: Row['row']): Promise<void> {
  const { approved, verified, companyCheckedAt, featured, featuredFrom, featuredUntil, createdAt } = COMPANY_COLUMNS;
  const other = (name: { column: string; type: string }) => `($2::jsonb ->> '${name.column}')::${name.type}`;
  const isPlacedLonger = `coalesce(${other(featuredUntil)} > coalesce(featured_until, '-infinity'), false)`;
  await client.query(
    `update companies set approved = approved or ${other(approved)},
       placement_paid = placement_paid or coalesce(($2::jsonb ->> 'placement_paid')::boolean, false),
       verified = verified or ${other(approved)} and ${other(verified)},
       company_checked_at = greatest(company_checked_at, ${other(companyCheckedAt)}),
       featured = featured or ${other(approved)} and ${other(featured)},
       featured_from = case when ${isPlacedLonger} then ${other(featuredFrom)} else featured_from end,
       featured_until = case when ${isPlacedLonger} then ${other(featuredUntil)} else featured_until end,
       created_at = least(created_at, ${other(createdAt)})
     where id = $1`,
    [id, JSON.stringify(merged)],
  );
}
