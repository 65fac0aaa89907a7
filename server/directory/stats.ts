import type { Queryable } from '#server/db/database.ts';

/** Whether the directory has fictional companies. */
export async function hasDemonstration(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'demonstration',
    text: `select exists (select 1 from companies where source = 'demo') as found`,
  });
  return rows[0]?.found ?? false;
}
