import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { clusterUrl, TEMPLATE_DATABASE } from './postgresql.ts';

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

async function openEmbedded(onEnd: DatabaseFactory['onEnd']): Promise<TestDatabase> {
  const dataDirectory = temporaryDirectory(onEnd);
  cpSync(inject('databases').embedded, join(dataDirectory, 'database'), { recursive: true });
  return { ...(await openWithCleanup({ dataDirectory }, onEnd)), dataDirectory, databaseUrl: undefined };
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
  options: { dataDirectory: string; databaseUrl?: string },
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
