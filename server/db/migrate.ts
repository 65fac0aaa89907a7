import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from './database.ts';
import { lock } from './locks.ts';

const DIRECTORY = join(import.meta.dirname, '../../migrations');
/** A migration may have to write every row of a large directory. */
const TIMEOUT_MILLISECONDS = 60 * 60_000;
/** How a migration begins that leaves everything in place that the version before it uses (hardening H42). */
const OLDER_VERSIONS_BEAR_IT = '-- Older versions bear this.';

/**
 * Applies the missing migrations in one transaction, and returns their names. A database with migrations of a newer version
 * serves this one, too, if they say so: during an upgrade both versions run.
 */
export async function migrate(pool: Pool, directory = DIRECTORY): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();
  return inTransaction(pool, async (client) => {
    // Two processes that start at the same time must not run the same migration.
    await lock(client, 'migrations');
    await refuseOtherEncodings(client);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    await client.query(
      'alter table schema_migrations add column if not exists is_borne_by_older_versions boolean not null default false',
    );
    const { rows } = await client.query<{ name: string; isBorne: boolean }>(
      'select name, is_borne_by_older_versions as "isBorne" from schema_migrations',
    );
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = rows.filter(({ name, isBorne }) => !names.includes(name) && !isBorne).map(({ name }) => name);
    if (unknown.length > 0) {
      throw new Error(
        `The database was created by a newer version of the product (unknown migrations: ${unknown.join(', ')}).`,
      );
    }
    await client.query('set local statement_timeout = 0');
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) {
      const text = await readFile(join(directory, name), 'utf8');
      const statements = { text, query_timeout: TIMEOUT_MILLISECONDS };
      await client.query(statements);
      const isBorne = text.startsWith(OLDER_VERSIONS_BEAR_IT);
      await client.query('insert into schema_migrations (name, is_borne_by_older_versions) values ($1, $2)', [
        name,
        isBorne,
      ]);
    }
    return missing;
  });
}

/** In another encoding letters of other alphabets are several characters, or cannot be stored. */
async function refuseOtherEncodings(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}, and needs UTF8. Create it with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 NAME`,
    );
}
