import type { Queryable } from './database.ts';

/** `from` is the SQL after "from", with its condition. */
type List = { columns: string; from: string; order: string; values?: unknown[] };

/** One page of a list, with the number of all its rows. */
export async function listPage<Item>(
  db: Queryable,
  { columns, from, order, values = [] }: List,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: Item[]; total: number }> {
  const counts = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values);
  const { rows } = await db.query<object>(
    `select ${columns} from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return { items: rows.map((row) => withIsoDates(row) as Item), total: counts.rows[0]?.total ?? 0 };
}

/** A row as the API has it: dates as ISO texts. */
export function withIsoDates(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}

/** A LIKE pattern for values that contain the text; `%`, `_` and `\` are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
