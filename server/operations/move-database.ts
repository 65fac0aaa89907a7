import type { Pool, PoolClient } from 'pg';
import { inTransaction, type Queryable } from '#server/db/database.ts';

/** Rows of one insert. A row with a file can be tens of megabytes as JSON, so those go one by one. */
const BATCH_ROWS = 500;
const FILE_BATCH_ROWS = 1;
const TIMEOUT_MILLISECONDS = 60 * 60_000;

/** Of a table: what is copied. Generated columns make themselves. */
type Table = { name: string; columns: string; hasFiles: boolean };

/**
 * Copies all rows and the next ids from one database to another with the same migrations, in one transaction, and compares
 * both before its commit. Returns the number of rows of each table. Throws, and leaves the target as it was, if that has
 * companies or users, or if a table differs afterwards.
 */
export async function moveDatabase(
  source: Pool,
  target: Pool,
  onProgress: (table: string, rows: number) => void,
): Promise<Map<string, number>> {
  return inTransaction(source, (from) =>
    inTransaction(target, async (to) => {
      await prepare(from);
      await prepare(to);
      await expectEmpty(to);
      const tables = await listTables(from);
      const restore = await dropReferences(to);
      await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      const counts = new Map<string, number>();
      for (const table of tables) {
        const rows = await copyTable(from, to, table);
        await expectSame(from, to, table);
        counts.set(table.name, rows);
        onProgress(table.name, rows);
      }
      await copySequences(from, to);
      await restore();
      return counts;
    }),
  );
}

/** Long statements, and times and numbers as the other one writes them. */
async function prepare(client: PoolClient): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1`);
}

async function expectEmpty(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ companies: number; users: number }>(
    'select (select count(*) from companies) as companies, (select count(*) from users) as users',
  );
  const [found = { companies: 0, users: 0 }] = rows;
  if (found.companies + found.users > 0) {
    throw new Error(
      `The database at DATABASE_URL is not empty (companies: ${found.companies}, users: ${found.users}). Create an empty one with createdb, and try again.`,
    );
  }
}

async function listTables(client: Queryable): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name,
           string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns,
           bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
    group by c.oid order by name`);
  return rows;
}

/** Drops foreign keys, so that tables may be filled in any order, and pauses triggers. Returns how to bring them back. */
async function dropReferences(client: Queryable): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const triggers = await client.query<{ table: string; name: string }>(`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
    where not tgisinternal`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers.rows) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { table, name } of triggers.rows) await client.query(`alter table ${table} enable trigger ${name}`);
    for (const { table, name, definition } of rows) {
      await runLong(client, `alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

async function copyTable(from: Queryable, to: Queryable, { name, columns, hasFiles }: Table): Promise<number> {
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, $1)`;
  let copied = 0;
  await from.query(`declare copied_rows no scroll cursor for select to_json(t)::text as row from ${name} t`);
  for (;;) {
    const fetch = `fetch ${hasFiles ? FILE_BATCH_ROWS : BATCH_ROWS} from copied_rows`;
    const { rows } = await runLong<{ row: string }>(from, fetch);
    if (rows.length === 0) break;
    await runLong(to, insert, [`[${rows.map(({ row }) => row).join(',')}]`]);
    copied += rows.length;
  }
  await from.query('close copied_rows');
  return copied;
}

/** Compares all rows of a table, whatever their order. */
async function expectSame(from: Queryable, to: Queryable, { name }: Table): Promise<void> {
  const digest = `select md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")) as digest from ${name} t`;
  const [before, after] = await Promise.all(
    [from, to].map(async (client) => (await runLong<{ digest: string | null }>(client, digest)).rows[0]?.digest),
  );
  if (before !== after) throw new Error(`The rows of ${name} differ after they were copied. Nothing was stored.`);
}

/** An id that was given once is never given again. */
async function copySequences(from: Queryable, to: Queryable): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) {
    const { rows: values } = await from.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    await to.query('select setval($1::regclass, $2::int8, $3)', [name, values[0]?.value, values[0]?.isCalled]);
  }
}

async function runLong<Row extends object>(client: Queryable, text: string, values: string[] = []) {
  const statement = { text, values, query_timeout: TIMEOUT_MILLISECONDS };
  return client.query<Row>(statement);
}
