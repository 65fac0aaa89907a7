import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Cluster, clusterUrl, startCluster } from '#tests/support/postgresql.ts';
import { cpuSecondsOfChildren, hasProc } from './cpu-seconds.ts';
import { moveTo } from './pinning.ts';

/** What all measurements share: a temporary directory and a private PostgreSQL. `clear` removes both. */
export type BenchEnvironment = {
  directory: string;
  postgresql: PrivatePostgresql | undefined;
  /** A directory of its own. */
  newDirectory: () => string;
  /** Runs when the bench ends, however it ends. */
  onEnd: (cleanup: () => Promise<void>) => void;
  clear: () => Promise<void>;
};

type PrivatePostgresql = {
  version: string;
  /** Creates an empty database and returns its address. */
  createDatabase: () => Promise<string>;
  /** Processor time of all connections that are open. */
  cpuSeconds: () => number;
  /** Moves new connections to these cores. */
  moveTo: (cores: 'load' | 'all') => void;
};

/** With durability, as operators run it. */
const AS_INSTALLED = {};

export async function openBenchEnvironment(): Promise<BenchEnvironment> {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-bench-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(directory, 0o755);
  const cluster = await startCluster(join(directory, 'postgresql'), AS_INSTALLED);
  const cleanups: (() => Promise<void>)[] = ['stop' in cluster ? cluster.stop : async () => {}];
  let count = 0;
  return {
    directory,
    postgresql: 'stop' in cluster ? privatePostgresql(cluster, join(directory, 'postgresql')) : undefined,
    newDirectory: () => {
      count += 1;
      return join(directory, String(count));
    },
    onEnd: (cleanup) => cleanups.unshift(cleanup),
    clear: async () => {
      for (const cleanup of cleanups.splice(0)) await cleanup();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function privatePostgresql({ version }: Cluster, directory: string): PrivatePostgresql {
  const processId = Number.parseInt(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8'), 10);
  let count = 0;
  return {
    version,
    createDatabase: async () => {
      count += 1;
      const name = `bench_${count}`;
      const client = new Client({ connectionString: clusterUrl(directory, 'postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return clusterUrl(directory, name);
    },
    cpuSeconds: () => (hasProc ? cpuSecondsOfChildren(processId) : Number.NaN),
    moveTo: (cores) => moveTo(cores, processId),
  };
}

/** A database with all tables and nothing in them. */
export async function openMigrated(where: { dataDirectory: string; databaseUrl?: string }): Promise<Database> {
  const database = await openDatabase({ ...where, onError: () => undefined });
  await migrate(database.pool);
  return database;
}

/** Runs the rounds one after the other. */
export async function repeat<Value>(rounds: number, work: (round: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work(round));
  return results;
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
