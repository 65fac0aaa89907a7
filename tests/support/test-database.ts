import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { clusterUrl, TEMPLATE_DATABASE } from './postgresql.ts';
import { describeSchema } from './schema.ts';

/** A new database, migrated and empty, with its own data directory. */
export type TestDatabase = Database & { dataDirectory: string; databaseUrl: string | undefined };

/** Creates databases of one kind. Functions passed to `onEnd` run after the last test. */
export type DatabaseFactory = {
  kind: Database['kind'];
  openDatabase: () => Promise<TestDatabase>;
  onEnd: (cleanup: () => Promise<void> | void) => void;
};

/** Runs the tests on the embedded database and, if PostgreSQL is installed, again on that. */
export function describeOnEachDatabase(name: string, define: (databases: DatabaseFactory) => void): void {
  describeOnEmbedded(name, define);
  describeOnPostgresql(name, define);
}

/** For slow tests of behaviour that does not depend on the database. */
export function describeOnEmbedded(name: string, define: (databases: DatabaseFactory) => void): void {
  describeOn('embedded', name, define);
}

/** For commands in their own processes, which open the embedded database slowly: on PostgreSQL if it is installed. */
export function describeOnFastest(name: string, define: (databases: DatabaseFactory) => void): void {
  describeOn(inject('databases').postgresql === null ? 'embedded' : 'postgresql', name, define);
}

/** For behaviour that only a database server has, such as a lost connection. */
export function describeOnPostgresql(name: string, define: (databases: DatabaseFactory) => void): void {
  if (inject('databases').postgresql !== null) describeOn('postgresql', name, define);
}

function describeOn(kind: Database['kind'], name: string, define: (databases: DatabaseFactory) => void): void {
  describe(`${name} (${kind})`, () => {
    const cleanups: (() => Promise<void> | void)[] = [];
    const onEnd: DatabaseFactory['onEnd'] = (cleanup) => cleanups.unshift(cleanup);
    afterAll(async () => {
      for (const cleanup of cleanups) await cleanup();
    });
    const open = kind === 'embedded' ? openEmbedded : openPostgresql;
    define({ kind, onEnd, openDatabase: () => open(onEnd) });
  });
}

/** Embedded databases that earlier tests no longer need: emptying one takes a tenth of the time that opening one takes. */
const spares: TestDatabase[] = [];
const MAX_SPARES = 2;
/** What stands beside the files of the database while it is open (server/db/data-directory.ts). */
const OF_DATABASE = /^(database$|lock|owner\.txt$)/;

async function openEmbedded(onEnd: DatabaseFactory['onEnd']): Promise<TestDatabase> {
  const database = spares.pop() ?? (await createEmbedded());
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  onEnd(async () => {
    if (closed === undefined && spares.length < MAX_SPARES && (await empty(database).catch(() => false))) {
      spares.push(database);
      return;
    }
    await close();
    rmSync(database.dataDirectory, { recursive: true, force: true });
  });
  return { ...database, close };
}

async function createEmbedded(): Promise<TestDatabase> {
  const { directory, embedded } = inject('databases');
  const dataDirectory = mkdtempSync(join(directory, 'test-'));
  cpSync(embedded, join(dataDirectory, 'database'), { recursive: true });
  const database = await openDatabase({ dataDirectory, isRelaxed: true, onError: () => undefined });
  return { ...database, dataDirectory, databaseUrl: undefined };
}

/** Makes a database what it was when it was opened. Returns false if a test has changed more than rows and files. */
async function empty({ pool, dataDirectory }: TestDatabase): Promise<boolean> {
  const { schema } = inject('databases');
  if ((await describeSchema(pool)) !== schema) return false;
  const tables = await usedTables(pool);
  if (tables.length > 0) await pool.query(`truncate ${tables.join(', ')} cascade`);
  await pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const name of readdirSync(dataDirectory))
    if (!OF_DATABASE.test(name)) rmSync(join(dataDirectory, name), { recursive: true });
  return true;
}

/** Those that have or had rows: a table without has no page. */
async function usedTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
       and pg_relation_size(oid) > 0`,
  );
  return rows.map(({ name }) => name);
}

let count = 0;

async function openPostgresql(onEnd: DatabaseFactory['onEnd']): Promise<TestDatabase> {
  const { postgresql } = inject('databases');
  if (postgresql === null) throw new Error('This run has no PostgreSQL.');
  const dataDirectory = temporaryDirectory(onEnd);
  count += 1;
  const name = `test_${process.pid}_${count}`;
  await onCluster(postgresql, `create database ${name} template ${TEMPLATE_DATABASE}`);
  onEnd(() => onCluster(postgresql, `drop database ${name} with (force)`));
  const databaseUrl = clusterUrl(postgresql, name);
  return { ...(await openWithCleanup({ dataDirectory, databaseUrl }, onEnd)), dataDirectory, databaseUrl };
}

async function openWithCleanup(
  options: { dataDirectory: string; databaseUrl: string },
  onEnd: DatabaseFactory['onEnd'],
): Promise<Database> {
  const database = await openDatabase({ ...options, isRelaxed: true, onError: () => undefined });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  onEnd(close);
  return { ...database, close };
}

async function onCluster(directory: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A temporary directory that is removed after the last test. */
function temporaryDirectory(onEnd: DatabaseFactory['onEnd']): string {
  const directory = mkdtempSync(join(inject('databases').directory, 'test-'));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
