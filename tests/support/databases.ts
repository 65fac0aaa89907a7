import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { clusterUrl, startCluster, TEMPLATE_DATABASE } from './postgresql.ts';

/** What every test file makes its databases from. */
export type DatabaseTemplates = {
  /** Everything that this run writes. */
  directory: string;
  /** A directory to copy. */
  embedded: string;
  /** Where PostgreSQL is installed, the directory of a server that has the database `TEMPLATE_DATABASE` to copy. */
  postgresql: string | null;
};

declare module 'vitest' {
  interface ProvidedContext {
    databases: DatabaseTemplates;
  }
}

let stopAll: () => Promise<void> = async () => {};

/** Runs once before all test files (vitest.config.ts). */
export async function setup(project: TestProject): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-tests-'));
  // The server may run as another user, who has to get to its own directory.
  chmodSync(directory, 0o711);
  const embedded = join(directory, 'embedded');
  const postgresql = join(directory, 'postgresql');
  const [cluster] = await Promise.all([startCluster(postgresql), makeEmbeddedTemplate(embedded), buildPages()]);
  const isThere = 'stop' in cluster;
  // Whoever is being ended may still write.
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  // For runs that end before the tear-down.
  process.once('exit', remove);
  stopAll = async () => {
    if (isThere) await cluster.stop();
    remove();
  };
  if (isThere) await makePostgresqlTemplate(postgresql);
  project.provide('databases', {
    directory,
    embedded: join(embedded, 'database'),
    postgresql: isThere ? postgresql : null,
  });
  const second = isThere ? `and PostgreSQL ${cluster.version}` : `only (${cluster.missing})`;
  process.stdout.write(`Databases of this run: the embedded one ${second}\n`);
}

export async function teardown(): Promise<void> {
  await stopAll();
}

/** Making the first database takes seconds, a copy of it a fraction of one. */
async function makeEmbeddedTemplate(directory: string): Promise<void> {
  await migrated({ dataDirectory: directory });
}

async function makePostgresqlTemplate(directory: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrated({ databaseUrl: clusterUrl(directory, TEMPLATE_DATABASE), dataDirectory: directory });
}

async function migrated(options: { databaseUrl?: string; dataDirectory: string }): Promise<void> {
  const database = await openDatabase({ ...options, onError: () => undefined });
  await migrate(database.pool);
  await database.close();
}

/** The apps under test serve the built pages. Without them the tests of pages fail, and say why. */
async function buildPages(): Promise<void> {
  await ensureBuilt({ log: () => {} }).catch((error: Error) => process.stderr.write(`${error.message}\n`));
}
