import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inTransaction } from './database.ts';
import { lock } from './locks.ts';

const DIRECTORY = join(import.meta.dirname, '../../migrations');
/** A migration may have to write every row of a large directory. */
const TIMEOUT_MILLISECONDS = 60 * 60_000;

/** Applies the missing migrations in one transaction, and returns their names. */
export async function migrate(pool: Pool): Promise<string[]> {
  const names = (await readdir(DIRECTORY)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();
  return inTransaction(pool, async (client) => {
    // Two processes that start at the same time must not run the same migration.
    await lock(client, 'migrations');
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw new Error(
        `The database was created by a newer version of the product (unknown migrations: ${unknown.join(', ')}).`,
      );
    }
    await client.query('set local statement_timeout = 0');
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) {
      const statements = { text: await readFile(join(DIRECTORY, name), 'utf8'), query_timeout: TIMEOUT_MILLISECONDS };
      await client.query(statements);
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
    }
    return missing;
  });
}
