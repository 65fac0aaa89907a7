import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findProgram } from '../../scripts/bench/find-program.ts';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { projectRoot } from '../../scripts/project-root.mjs';

const WRITES = 10;
/** Opens the database of a directory, writes in so many transactions, and ends without closing it. */
const WRITER = `
  const [directory, isRelaxed] = process.argv.slice(1);
  const { openEmbeddedDatabase } = await import('./server/db/embedded-database.ts');
  const { pool } = await openEmbeddedDatabase(directory, { isRelaxed: isRelaxed === 'relaxed', onError: console.error });
  for (let write = 1; write <= ${WRITES}; write += 1) {
    await pool.query('insert into settings (name, value) values ($1, $1)', ['write ' + write]);
    process.stdout.write('answered\\n');
  }
  process.exit(0);`;

const strace = findProgram('strace');
/** Containers may forbid it. */
const canTrace = strace !== undefined && spawnSync(strace, ['-o', '/dev/null', 'true']).status === 0;
const NAME = canTrace ? '' : ' (skipped: strace is not installed or not allowed)';

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(inject('databases').directory, 'files-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** What a trace of the writer has of the log of writes: syncs before each answer. */
function traceWrites(mode: 'durable' | 'relaxed'): number[] {
  const database = join(directory, mode);
  cpSync(inject('databases').embedded, database, { recursive: true });
  const file = join(directory, `${mode}.trace`);
  const trace = ['-f', '-y', '-s', '12', '-e', 'trace=fsync,fdatasync,write', '-o', file];
  const writer = [nodeBinary(), '-e', WRITER, '--', database, mode];
  execFileSync(strace ?? '', [...trace, ...writer], { cwd: projectRoot, stdio: 'pipe' });
  const syncs: number[] = [];
  let seen = 0;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (/\b(fsync|fdatasync)\(\d+<[^>]*\/pg_wal\//.test(line)) seen += 1;
    if (!/\bwrite\(1<.*"answered/.test(line)) continue;
    syncs.push(seen);
    seen = 0;
  }
  return syncs;
}

test.skipIf(!canTrace)(`hardening H35: a write is answered when the log of writes is on disk${NAME}`, () => {
  const syncs = traceWrites('durable');
  expect(syncs).toHaveLength(WRITES);
  for (const count of syncs) expect(count).toBeGreaterThan(0);
});

test.skipIf(!canTrace)(`hardening H35: with the setting it is answered before${NAME}`, () => {
  expect(traceWrites('relaxed')).toEqual(Array(WRITES).fill(0));
});
