import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data directory and returns the function that unlocks it. Two processes on one embedded database lose rows
 * silently. An exclusive SQLite transaction holds the lock: the operating system ends it with the process, so that no
 * stale lock remains. Throws a clear message if the directory is locked or not writable.
 */
export function lockDataDirectory(directory: string): () => void {
  const ownerFile = join(directory, 'owner.txt');
  const lock = openLock(directory);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw unusable(directory, error);
    throw new Error(
      `The data directory ${directory} is in use by another process (${readOwner(ownerFile)}). ` +
        'Stop that process first, set DATA_DIR to another directory, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  writeFileSync(ownerFile, `process ${process.pid}\n`);
  return () => lock.close();
}

function openLock(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true });
    return new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(directory, error);
  }
}

/** SQLITE_BUSY means that another process holds the lock. Any other error is a fault of the directory or its disk. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function unusable(directory: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : 'unknown';
  return new Error(`Cannot use the data directory ${directory}: ${reason}. Set DATA_DIR to another directory.`);
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'process ID unknown';
  }
}
