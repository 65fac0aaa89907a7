import type { Queryable } from '#server/db/database.ts';
import { containing, listPage } from '#server/db/list-page.ts';

/** A table of visitors' forms; `from` gives it the alias `r`, `only` is a further condition. */
type FormTable = { columns: string; from: string; status: string; searched: string[]; only?: string | undefined };
type FormQuery = { search?: string | undefined; status?: string | undefined; page: number; limit: number };

/** Received forms, newest first; quarantined ones only with the status `quarantined` (decision 22), and how many those are. */
export async function listReceivedForms<Item>(
  db: Queryable,
  table: FormTable,
  { search, status, ...page }: FormQuery,
): Promise<{ items: Item[]; total: number; quarantined: number }> {
  const values: unknown[] = [];
  const conditions = [status === 'quarantined' ? 'r.held_reason is not null' : 'r.held_reason is null'];
  if (status !== undefined && status !== 'quarantined') conditions.push(`${table.status} = $${values.push(status)}`);
  if (table.only !== undefined) conditions.push(table.only);
  if (search !== undefined) {
    const like = `ilike $${values.push(containing(search))}`;
    conditions.push(`(${table.searched.map((column) => `${column} ${like}`).join(' or ')})`);
  }
  const from = `${table.from} where ${conditions.join(' and ')}`;
  const list = { columns: table.columns, from, values, order: 'r.created_at desc, r.id desc' };
  const { rows } = await db.query<{ quarantined: number }>(
    `select count(*)::int as quarantined from ${table.from} where r.held_reason is not null`,
  );
  return { ...(await listPage<Item>(db, list, page)), quarantined: rows[0]?.quarantined ?? 0 };
}
