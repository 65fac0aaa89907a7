import type { z } from 'zod';
import type { SavedView, savedViewBody } from '#domain/admin/saved-view.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';

/** Of one admin. */
const MAX_VIEWS = 50;

export async function listSavedViews(db: Queryable, { id }: CurrentUser): Promise<{ items: SavedView[] }> {
  const { rows } = await db.query<SavedView>(
    'select id, name, query from saved_views where user_id = $1 order by lower(name), id',
    [id],
  );
  return { items: rows };
}

/** A view of the same name is replaced. Throws ConflictError when there are too many. */
export async function saveView(
  db: Queryable,
  { name, query }: z.output<typeof savedViewBody>,
  { id }: CurrentUser,
): Promise<SavedView> {
  const { rows } = await db.query<SavedView>(
    `insert into saved_views (user_id, name, query)
     select $1, $2, $3 where exists (select 1 from saved_views where user_id = $1 and name = $2)
       or (select count(*) from saved_views where user_id = $1) < ${MAX_VIEWS}
     on conflict (user_id, name) do update set query = excluded.query returning id, name, query`,
    [id, name, query],
  );
  if (rows[0] === undefined) throw new ConflictError(`Please delete a view first: there are ${MAX_VIEWS}.`);
  return rows[0];
}

export async function removeView(db: Queryable, viewId: number | undefined, { id }: CurrentUser): Promise<void> {
  const { rowCount } = await db.query('delete from saved_views where id = $1 and user_id = $2', [viewId ?? 0, id]);
  if (rowCount === 0) throw new NotFoundError('There is no such view.');
}
