import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, inject, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { clusterUrl } from './postgresql.ts';

// A slow machine is no failure: what hangs is found by whoever runs the tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** An own, migrated, empty database in an own data directory. */
export type TestDatabase = Database & { dataDirectory: string; databaseUrl: string | undefined };

export type DatabaseKind = Database['kind'];
type Cleanups = (() => Promise<void>)[];
/** Makes what a test needs on one kind of database, and says how it is removed. */
export type Workshop = { kind: DatabaseKind; openDatabase: () => Promise<TestDatabase>; cleanups: Cleanups };

/** Runs the tests on the embedded database and, where it is installed, a second time on PostgreSQL. */
export function describeOnEachDatabase(name: string, define: (workshop: Workshop) => void): void {
  const kinds: DatabaseKind[] = inject('databases').postgresql === null ? ['embedded'] : ['embedded', 'postgresql'];
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    const cleanups: Cleanups = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });
    define({ kind, cleanups, openDatabase: () => openTestDatabase(kind, cleanups) });
  });
}

/** For what only a database server can do, such as to go away. */
export function describeOnPostgresql(name: string, define: (workshop: Workshop) => void): void {
  describeOnEachDatabase(name, (workshop) => {
    if (workshop.kind === 'postgresql') define(workshop);
  });
}
