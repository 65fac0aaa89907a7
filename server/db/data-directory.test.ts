import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory } from './data-directory.ts';

const MODULE = JSON.stringify(join(import.meta.dirname, 'data-directory.ts'));
/** Prints "locked" or the error message, and holds the lock until the process ends. */
const HOLDER = `
  import(${MODULE}).then(({ lockDataDirectory }) => {
    try {
      lockDataDirectory(process.argv[1]);
      process.stdout.write('locked\\n');
      setInterval(() => {}, 60_000);
    } catch (error) {
      process.stdout.write(error.message + '\\n');
    }
  });`;

let directory = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'inspectory-lock-')), 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  rmSync(join(directory, '..'), { recursive: true, force: true });
});

async function startHolder(): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: output.toString().trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const refusal = (pid: number | undefined) =>
  `The data directory ${directory} is in use by another process (process ${pid}). ` +
  'Stop that process first, set DATA_DIR to another directory, or set DATABASE_URL to a PostgreSQL server.';

test('hardening: a second process on the same data directory is refused with a clear message', async () => {
  const { child, output } = await startHolder();
  expect(output).toBe('locked');
  expect((await startHolder()).output).toBe(refusal(child.pid));
  expect(() => lockDataDirectory(directory)).toThrow(refusal(child.pid));
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'hardening: the directory is unlocked after its process ends by %s',
  async (signal) => {
    const { child } = await startHolder();
    expect(() => lockDataDirectory(directory)).toThrow('is in use by another process');
    await end(child, signal);
    expect((await startHolder()).output).toBe('locked');
  },
);

test('hardening: unlocking lets another process lock the directory', async () => {
  const unlock = lockDataDirectory(directory);
  expect((await startHolder()).output).toBe(refusal(process.pid));
  unlock();
  expect((await startHolder()).output).toBe('locked');
});

test('hardening: a path that is no directory, or has a damaged lock, is reported with its reason', () => {
  const message = /^Cannot use the data directory .*: .+\. Set DATA_DIR to another directory\.$/;
  mkdirSync(directory);
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(() => lockDataDirectory(file)).toThrow(message);
  writeFileSync(join(directory, 'lock'), 'this is no database'.repeat(100));
  expect(() => lockDataDirectory(directory)).toThrow(message);
});

test('hardening: two directories can be locked at the same time', () => {
  const unlocks = ['a', 'b'].map((name) => lockDataDirectory(join(directory, name)));
  for (const unlock of unlocks) unlock();
});
