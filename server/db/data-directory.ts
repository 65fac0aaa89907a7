import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the exclusive lock on a data directory and returns what gives it back. Two processes on one embedded database
 * lose rows silently, so this comes before it is opened. The lock is one of the operating system, held through an
 * exclusive SQLite transaction: it ends with its process, however that ends, so no stale lock can remain.
 *
 * Throws a clear sentence when another process holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const ownerFile = join(directory, 'owner.txt');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      `The data directory ${directory} is in use by another process (${readOwner(ownerFile)}). ` +
        'Stop that one first, or set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL server.',
    );
  }
  writeFileSync(ownerFile, `process ${process.pid}\n`);
  return () => lock.close();
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'its number is not known';
  }
}
