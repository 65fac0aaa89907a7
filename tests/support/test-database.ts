import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, inject, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { clusterUrl, TEMPLATE_DATABASE } from './postgresql.ts';

// A slow machine is no failure; whoever runs the tests sees what hangs.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** A migrated, empty database of its own, with a data directory of its own. */
export type TestDatabase = Database & { dataDirectory: string; databaseUrl: string | undefined };

/** Makes databases of one kind. What `onEnd` is given runs after the last test. */
export type Workshop = {
  kind: Database['kind'];
  openDatabase: () => Promise<TestDatabase>;
  onEnd: (cleanup: () => Promise<void> | void) => void;
};

/** Runs the tests on the embedded database and, where it is installed, a second time on PostgreSQL. */
export function describeOnEachDatabase(name: string, define: (workshop: Workshop) => void): void {
  describeOnEmbedded(name, define);
  describeOnPostgresql(name, define);
}

/** For what takes long and is the same on both. */
export function describeOnEmbedded(name: string, define: (workshop: Workshop) => void): void {
  describeOn('embedded', name, define);
}

/** For what only a database server can do, such as to go away. */
export function describeOnPostgresql(name: string, define: (workshop: Workshop) => void): void {
  if (inject('databases').postgresql !== null) describeOn('postgresql', name, define);
}

function describeOn(kind: Database['kind'], name: string, define: (workshop: Workshop) => void): void {
  describe(`${name} (${kind})`, () => {
    const cleanups: (() => Promise<void> | void)[] = [];
    const onEnd: Workshop['onEnd'] = (cleanup) => cleanups.unshift(cleanup);
    afterAll(async () => {
      for (const cleanup of cleanups) await cleanup();
    });
    const open = kind === 'embedded' ? openEmbedded : openPostgresql;
    define({ kind, onEnd, openDatabase: () => open(onEnd) });
  });
}

async function openEmbedded(onEnd: Workshop['onEnd']): Promise<TestDatabase> {
  const dataDirectory = ownDirectory(onEnd);
  cpSync(inject('databases').embedded, join(dataDirectory, 'database'), { recursive: true });
  return { ...(await openOwn({ dataDirectory }, onEnd)), dataDirectory, databaseUrl: undefined };
}

let made = 0;

async function openPostgresql(onEnd: Workshop['onEnd']): Promise<TestDatabase> {
  const { postgresql } = inject('databases');
  if (postgresql === null) throw new Error('This run has no PostgreSQL.');
  const dataDirectory = ownDirectory(onEnd);
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await onCluster(postgresql, `create database ${name} template ${TEMPLATE_DATABASE}`);
  onEnd(() => onCluster(postgresql, `drop database ${name} with (force)`));
  const databaseUrl = clusterUrl(postgresql, name);
  return { ...(await openOwn({ dataDirectory, databaseUrl }, onEnd)), dataDirectory, databaseUrl };
}

async function openOwn(
  where: { dataDirectory: string; databaseUrl?: string },
  onEnd: Workshop['onEnd'],
): Promise<Database> {
  const database = await openDatabase({ ...where, onError: () => undefined });
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
function ownDirectory(onEnd: Workshop['onEnd']): string {
  const directory = mkdtempSync(join(inject('databases').directory, 'test-'));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
