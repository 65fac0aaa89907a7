import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** The text of a file in a package, also of one that the package does not export. */
export function readPackageFile(path: string): string {
  return readFileSync(join(projectRoot, 'node_modules', path), 'utf8');
}
