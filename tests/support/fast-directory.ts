import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Databases of a few workers, and what a browser shares between its processes. */
const MIN_BYTES = 4 * 1_024 ** 3;

/** Where tests put their databases: in memory if there is room, because they write thousands of small files. */
export function fastDirectory(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < MIN_BYTES ? tmpdir() : IN_MEMORY;
}
