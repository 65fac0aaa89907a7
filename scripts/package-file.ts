import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordInput } from './build-inputs.mjs';
import { projectRoot } from './project-root.mjs';

/** The text of a file in a package, whether the package exports it or not. An input of the build that reads it. */
export function readPackageFile(path: string): string {
  const file = join(projectRoot, 'node_modules', path);
  recordInput(file);
  return readFileSync(file, 'utf8');
}
