import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { type Cluster, clusterUrl, startCluster } from './postgresql.ts';

/** What every test file makes its databases from: a directory to copy, and a database to copy where PostgreSQL is. */
export type DatabaseTemplates = {
  embedded: string;
  postgresql: { directory: string; template: string } | null;
};

declare module 'vitest' {
  interface ProvidedContext {
    databases: DatabaseTemplates;
  }
}

const TEMPLATE = 'migrated';

let stopAll: () => Promise<void> = async () => {};

/** Runs once before all test files (vitest.config.ts). */
export async function setup(project: TestProject): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-template-'));
  const [cluster, embedded] = await Promise.all([startCluster(), makeEmbeddedTemplate(directory), buildPages()]);
  stopAll = async () => {
    rmSync(directory, { recursive: true, force: true });
    if ('stop' in cluster) await cluster.stop();
  };
  const isThere = 'stop' in cluster;
  if (isThere) await makePostgresqlTemplate(cluster);
  project.provide('databases', {
    embedded,
    postgresql: isThere ? { directory: cluster.directory, template: TEMPLATE } : null,
  });
  const second = isThere ? `and PostgreSQL ${cluster.version}` : `only (${cluster.missing})`;
  process.stdout.write(`Databases of this run: the embedded one ${second}\n`);
}

export async function teardown(): Promise<void> {
  await stopAll();
}

/** Making the first database takes seconds, a copy of it a fraction of one. */
async function makeEmbeddedTemplate(directory: string): Promise<string> {
  await migrated({ dataDirectory: directory });
  return join(directory, 'database');
}

async function makePostgresqlTemplate({ directory }: Cluster): Promise<void> {
  const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrated({ databaseUrl: clusterUrl(directory, TEMPLATE), dataDirectory: directory });
}

async function migrated(options: { databaseUrl?: string; dataDirectory: string }): Promise<void> {
  const database = await openDatabase({ ...options, onError: () => undefined });
  await migrate(database.pool);
  await database.close();
}

/** The apps under test serve the built pages. Without them the tests of pages fail, and say why. */
async function buildPages(): Promise<void> {
  await ensureBuilt().catch((error: Error) => process.stderr.write(`${error.message}\n`));
}
