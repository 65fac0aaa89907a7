import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { fastDirectory } from './fast-directory.ts';
import { clusterUrl, startCluster, TEMPLATE_DATABASE } from './postgresql.ts';
import { describeSchema } from './schema.ts';

/** The templates that test files copy their databases from. */
export type DatabaseTemplates = {
  /** Holds everything that this run writes. */
  directory: string;
  /** The directory of an embedded database to copy. */
  embedded: string;
  /** What `describeSchema` says of it. */
  schema: string;
  /** The directory of a PostgreSQL server with the database `TEMPLATE_DATABASE`; null if none is installed. */
  postgresql: string | null;
};

declare module 'vitest' {
  interface ProvidedContext {
    databases: DatabaseTemplates;
    /** Coverage is measured on sources: pages are rendered from those instead of the build. */
    isCoverageRun: boolean;
  }
}

let stopAll: () => Promise<void> = async () => {};

/** Runs once before all test files (vitest.config.ts). */
export async function setup(project: TestProject): Promise<void> {
  const directory = mkdtempSync(join(fastDirectory(), 'inspectory-tests-'));
  // PostgreSQL may run as another user, who needs access to its subdirectory.
  chmodSync(directory, 0o711);
  const embedded = join(directory, 'embedded');
  const postgresql = join(directory, 'postgresql');
  const [cluster, schema] = await Promise.all([
    startCluster(postgresql),
    createEmbeddedTemplate(embedded),
    buildPages(),
  ]);
  const isRunning = 'stop' in cluster;
  // A process that is ending may still write.
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  // For runs that end before teardown.
  process.once('exit', remove);
  stopAll = async () => {
    if (isRunning) await cluster.stop();
    remove();
  };
  if (isRunning) await createPostgresqlTemplate(postgresql);
  project.provide('isCoverageRun', project.config.coverage.enabled);
  project.provide('databases', {
    directory,
    embedded: join(embedded, 'database'),
    schema,
    postgresql: isRunning ? postgresql : null,
  });
  const second = isRunning ? `and PostgreSQL ${cluster.version}` : `only (${cluster.missing})`;
  process.stdout.write(`Databases of this run: the embedded one ${second}\n`);
}

export async function teardown(): Promise<void> {
  await stopAll();
}

/** Creating a database takes seconds, copying one a fraction of a second. Returns its schema. */
async function createEmbeddedTemplate(directory: string): Promise<string> {
  return createMigrated({ dataDirectory: directory });
}

async function createPostgresqlTemplate(directory: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await createMigrated({ databaseUrl: clusterUrl(directory, TEMPLATE_DATABASE), dataDirectory: directory });
}

async function createMigrated(options: { databaseUrl?: string; dataDirectory: string }): Promise<string> {
  const database = await openDatabase({ ...options, isRelaxed: true, onError: () => undefined });
  await migrate(database.pool);
  const schema = await describeSchema(database.pool);
  await database.close();
  return schema;
}

/** The apps under test serve the built pages. Without a build the page tests fail with a clear message. */
async function buildPages(): Promise<void> {
  await ensureBuilt({ log: () => {} }).catch((error: Error) => process.stderr.write(`${error.message}\n`));
}
