import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { analyzeEmbedded, vacuumEmbedded } from './embedded-upkeep.ts';

const directory = mkdtempSync(join(tmpdir(), 'inspectory-upkeep-'));
let database: EmbeddedDatabase;

beforeAll(async () => {
  cpSync(inject('databases').embedded, directory, { recursive: true });
  database = await openEmbeddedDatabase(directory, { isRelaxed: true, onError: () => undefined });
  await database.pool.query(`insert into settings (name, value) select n::text, 'x' from generate_series(1, 200) n`);
});

afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

test('the embedded database knows how many rows its tables have, as PostgreSQL does by itself', async () => {
  const rows = async () =>
    (await database.pool.query<{ rows: number }>(`select reltuples as rows from pg_class where relname = 'settings'`))
      .rows[0]?.rows;
  expect(await rows()).toBe(-1);
  await analyzeEmbedded(database.pool);
  expect(await rows()).toBeGreaterThanOrEqual(200);
});

test('room of changed rows is used again', async () => {
  const { pool } = database;
  await pool.query(`update settings set value = 'y'`);
  const vacuumed = async () => {
    await vacuumEmbedded(pool);
    const { rows } = await pool.query<{ count: number }>(
      `select vacuum_count::int as count from pg_stat_user_tables where relname = 'settings'`,
    );
    return rows[0]?.count;
  };
  // What has changed is counted within a second.
  await expect.poll(vacuumed, { timeout: 20_000 }).toBe(1);
});
