import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, describeOnPostgresql, type TestDatabase } from '#tests/support/test-database.ts';
import { inTransaction, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { ownSecret } from './secrets.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

describeOnEachDatabase('database', (databases) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await databases.openDatabase();
  });

  test('a transaction stores all or nothing', async () => {
    const { pool } = database;
    const store = (name: string, fails: boolean) =>
      inTransaction(pool, async (client) => {
        await client.query(`insert into settings (name, value) values ($1, 'x')`, [name]);
        if (fails) throw new Error('on purpose');
        return name;
      });
    await expect(store('first', true)).rejects.toThrow('on purpose');
    expect(await store('second', false)).toBe('second');
    expect((await pool.query('select name from settings')).rows).toEqual([{ name: 'second' }]);
  });

  test('a transaction that failed on a statement leaves a connection that works', async () => {
    const { pool } = database;
    await expect(inTransaction(pool, (client) => client.query('select 1/0'))).rejects.toThrow('division by zero');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a failed statement does not affect the statements before and after it', async () => {
    const { pool } = database;
    const resultOf = (text: string, values: unknown[]) =>
      pool.query(text, values).then(
        ({ rows }) => rows[0].n,
        (error: Error) => error.message,
      );
    const fails = () => resultOf('select $1::int / 0', [1]);
    const works = (n: number) => resultOf('select $1::int as n', [n]);
    const failed = 'division by zero';
    expect([await fails(), await works(1), await fails(), await works(2)]).toEqual([failed, 1, failed, 2]);
    expect(await Promise.all([works(3), fails(), works(4), fails(), works(5)])).toEqual([3, failed, 4, failed, 5]);
  });

  test('hardening: a lost connection does not end the process', async () => {
    const { pool } = database;
    const isLost = () => new Error('lost on purpose');
    pool.once('acquire', (client) => client.once('drain', () => client.emit('error', isLost())));
    expect((await pool.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
    expect((await pool.query('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
  });

  test('int8 and numeric values are returned as numbers', async () => {
    const { rows } = await database.pool.query(
      'select count(*) as count, 4.5::numeric as rating, 9007199254740991::int8 as big from (values (1)) v',
    );
    expect(rows).toEqual([{ count: 1, rating: 4.5, big: Number.MAX_SAFE_INTEGER }]);
  });

  test('a secret is created once and does not change', async () => {
    const { pool } = database;
    const [one, two] = await Promise.all([ownSecret(pool, 'tokens'), ownSecret(pool, 'tokens')]);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(two).toBe(one);
    expect(await ownSecret(pool, 'others')).not.toBe(one);
  });

  test('migrating twice changes nothing', async () => {
    const { pool } = database;
    const applied = async () => (await pool.query('select * from schema_migrations order by name')).rows;
    const before = await applied();
    expect(before.length).toBeGreaterThan(0);
    expect(await migrate(pool)).toEqual([]);
    expect(await Promise.all([migrate(pool), migrate(pool)])).toEqual([[], []]);
    expect(await applied()).toEqual(before);
  });

  test('a database of a newer version is refused with a clear message', async () => {
    const { pool } = database;
    await pool.query(`insert into schema_migrations (name) values ('999-future.sql')`);
    const sentence = 'The database was created by a newer version of the product (unknown migrations: 999-future.sql).';
    await expect(migrate(pool)).rejects.toThrow(sentence);
    await pool.query(`delete from schema_migrations where name = '999-future.sql'`);
  });

  test('hardening H42: an older version starts on what a newer one has added, if the migrations say that it may', async () => {
    const { pool } = await databases.openDatabase();
    const newer = mkdtempSync(join(tmpdir(), 'inspectory-migrations-'));
    databases.onEnd(() => rmSync(newer, { recursive: true }));
    cpSync(MIGRATIONS, newer, { recursive: true });
    writeFileSync(
      join(newer, '998-wider.sql'),
      '-- Older versions bear this.\nalter table settings add column note text;',
    );
    expect(await migrate(pool, newer)).toEqual(['998-wider.sql']);
    expect(await migrate(pool)).toEqual([]);
    writeFileSync(join(newer, '999-narrower.sql'), 'alter table settings drop column note;');
    expect(await migrate(pool, newer)).toEqual(['999-narrower.sql']);
    await expect(migrate(pool)).rejects.toThrow('(unknown migrations: 999-narrower.sql)');
  });

  test('stored rows are there after closing and opening again', async () => {
    const secret = await ownSecret(database.pool, 'stored');
    await database.close();
    const { databaseUrl, dataDirectory } = database;
    const again = await openDatabase({ databaseUrl, dataDirectory, onError: () => undefined });
    databases.onEnd(again.close);
    expect(await ownSecret(again.pool, 'stored')).toBe(secret);
  });
});

describeOnPostgresql('database server', (databases) => {
  test('hardening: a connection that is lost within a transaction is an error of that transaction alone', async () => {
    const { pool } = await databases.openDatabase();
    const backend = async (client: { query: typeof pool.query }) =>
      (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
    const lost = inTransaction(pool, async (client) => {
      const pid = await backend(client);
      const ended = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [pid]);
      await ended;
      await client.query('select 1');
    });
    await expect(lost).rejects.toThrow();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('hardening: a database of another encoding is refused with what to do', async () => {
    const { pool, databaseUrl = '', dataDirectory } = await databases.openDatabase();
    const name = `ascii_${process.pid}`;
    await pool.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
    const url = databaseUrl.replace(/\/[^/?]+(?=\?|$)/, `/${name}`);
    const other = await openDatabase({ databaseUrl: url, dataDirectory, onError: () => undefined });
    await expect(migrate(other.pool)).rejects.toThrow(/has the encoding SQL_ASCII, and needs UTF8.*createdb/);
    await other.close();
  });

  test('two processes that start at once migrate an empty database once', async () => {
    const { pool, databaseUrl, dataDirectory } = await databases.openDatabase();
    await pool.query('drop schema public cascade; create schema public');
    const other = await openDatabase({ databaseUrl, dataDirectory, onError: () => undefined });
    const [one, two] = await Promise.all([migrate(pool), migrate(other.pool)]);
    await other.close();
    expect([one.length, two.length].sort((a, b) => a - b)).toEqual([0, one.length + two.length]);
    expect(one.length + two.length).toBeGreaterThan(0);
  });
});
