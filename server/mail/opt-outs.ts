import type { MailOptOut } from '#domain/admin/settings-state.ts';
import type { Queryable } from '#server/db/database.ts';

/** Addresses that want no more mails of a kind that goes to many, the newest first. */
export async function listOptOuts(db: Queryable): Promise<MailOptOut[]> {
  const { rows } = await db.query<Omit<MailOptOut, 'createdAt'> & { createdAt: Date }>(
    'select email, kind, created_at as "createdAt" from mail_opt_outs order by created_at desc, email limit 200',
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Returns whether the address was on the list. */
export async function removeOptOut(client: Queryable, { email, kind }: Pick<MailOptOut, 'email' | 'kind'>) {
  const { rowCount } = await client.query('delete from mail_opt_outs where lower(email) = lower($1) and kind = $2', [
    email,
    kind,
  ]);
  return rowCount === 1;
}
