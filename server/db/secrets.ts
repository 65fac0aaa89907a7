import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** A secret that is generated once and stored in the database, so that all processes share it. */
export async function ownSecret(db: Queryable, name: string): Promise<string> {
  await db.query('insert into settings (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await db.query<{ value: string }>('select value from settings where name = $1', [name]);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return value;
}
