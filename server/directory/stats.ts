import type { Readable } from '#server/db/replicas.ts';

/** Whether the directory has fictional companies. */
export async function hasDemonstration(db: Readable): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'demonstration',
    text: `select exists (select 1 from companies where source = 'demo') as found`,
  });
  return rows[0]?.found ?? false;
}

/** How many companies the directory has, for while the index is loading. */
export async function countApproved(db: Readable): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from companies where is_public');
  return rows[0]?.count ?? 0;
}
