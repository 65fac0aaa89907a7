import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** The text of a file in a package, whether the package exports it or not. */
export function readPackageFile(path: string): string {
  return readFileSync(join(projectRoot, 'node_modules', path), 'utf8');
}
