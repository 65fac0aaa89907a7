import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Cluster, clusterUrl, startCluster } from './postgresql.ts';
import type { TestDatabase } from './test-database.ts';

const DATABASE = 'directory';

/** A PostgreSQL server of a test alone, which it may stop. */
export type OwnCluster = Cluster & {
  databaseUrl: string;
  /** Opens its database as a server does. */
  open: (settings?: { replicaUrls?: string[] }) => Promise<TestDatabase>;
  /** A standby, with the address of the same database there. */
  follow: (name: string) => Promise<Pick<Cluster, 'stop' | 'start'> & { databaseUrl: string }>;
};

/** Starts one with an empty database. `onEnd` runs what it is given after the tests. */
export async function startOwnCluster(
  name: string,
  onEnd: (cleanup: () => Promise<void>) => void,
): Promise<OwnCluster> {
  const parent = inject('databases').directory;
  const directory = join(parent, name);
  const cluster = await startCluster(directory);
  if ('missing' in cluster) throw new Error(cluster.missing);
  onEnd(cluster.stop);
  const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  const databaseUrl = clusterUrl(directory, DATABASE);
  const dataDirectory = join(parent, `${name}-data`);
  mkdirSync(dataDirectory);
  return {
    ...cluster,
    databaseUrl,
    open: async (settings = {}) => {
      const database = await openDatabase({ databaseUrl, dataDirectory, onError: () => undefined, ...settings });
      onEnd(database.close);
      await migrate(database.pool);
      return { ...database, dataDirectory, databaseUrl };
    },
    follow: async (replica) => {
      const path = join(parent, replica);
      const follower = await cluster.addReplica(path);
      onEnd(follower.stop);
      return { ...follower, databaseUrl: clusterUrl(path, DATABASE) };
    },
  };
}
