import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '#server/errors.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';

const directory = mkdtempSync(join(tmpdir(), 'inspectory-embedded-'));
let thread: Worker | undefined;
let database: EmbeddedDatabase;

beforeAll(async () => {
  cpSync(inject('databases').embedded, directory, { recursive: true });
  process.once('worker', (worker) => {
    thread = worker;
  });
  database = await openEmbeddedDatabase(directory, { isRelaxed: true, onError: () => undefined });
  database.pool.on('error', () => undefined);
});

afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

test('a long statement leaves the event loop free', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  await database.pool.query(`select count(*) from generate_series(1, 1000000) n where md5(n::text) like 'abc%'`);
  const taken = performance.now() - started;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(taken / 2);
});

test('a connection that ends in a transaction rolls it back', async () => {
  const { pool } = database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into settings (name, value) values ('unfinished', 'x')`);
  client.release(true);
  expect((await pool.query(`select name from settings where name = 'unfinished'`)).rows).toEqual([]);
});

test('hardening: after a crash of its thread the next statement works', async () => {
  const { pool } = database;
  await pool.query(`insert into settings (name, value) values ('stored', 'x')`);
  const running = pool.query('select count(*) from generate_series(1, 100000000)');
  const [failure] = await Promise.all([running.catch((error: Error) => error), thread?.terminate()]);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect((await pool.query(`select name from settings where name = 'stored'`)).rows).toEqual([{ name: 'stored' }]);
});
