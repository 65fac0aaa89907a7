import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import type { Processes } from './processes.ts';

/** A directory of the cluster that belongs to who runs its programs. PostgreSQL wants it to be private. */
export function makeDirectory({ directory, owner }: Processes, name: string): string {
  const path = join(directory, name);
  mkdirSync(path, { mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** A file in such a directory. It may hold passwords, or be a program of its owner. */
export function writeOwned({ owner }: Processes, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
}

/** A file of `deploy/` with other places and ports. Each of the replaced texts must be there. */
export function deployed(path: string, replacements: Record<string, string> = {}): string {
  let text = readFileSync(join(projectRoot, 'deploy', path), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${path} does not contain "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}
