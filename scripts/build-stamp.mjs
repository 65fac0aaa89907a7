import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * Whether a stamp file exists and none of the inputs that it lists has changed. The list itself is current as long as
 * the inputs are: a new import changes the file that imports.
 * @param {string} file
 */
export function isStampCurrent(file) {
  try {
    const { inputs, hash } = JSON.parse(readFileSync(file, 'utf8'));
    return hash === hashOf(inputs);
  } catch {
    return false;
  }
}

/**
 * Writes the stamp of a build. An input that changed after the build started makes the stamp outdated at once.
 * @param {string} file
 * @param {{ inputs: string[], started: number }} build
 */
export function writeStamp(file, { inputs, started }) {
  // Packages are written by installations only, which take turns with builds.
  const files = inputs.filter((input) => !input.startsWith('node_modules/'));
  const hasChanged = files.some((file) => statSync(join(projectRoot, file)).ctimeMs > started);
  writeFileSync(file, JSON.stringify({ inputs, hash: hasChanged ? null : hashOf(inputs) }));
}

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const content = contentOf(join(projectRoot, input));
    hash.update(`${input}\0${content?.length}\0`).update(content ?? '');
  }
  return hash.digest('hex');
}

/**
 * The content of a file, the names in a directory, undefined if there is neither.
 * @param {string} path
 */
function contentOf(path) {
  if (!existsSync(path)) return undefined;
  return statSync(path).isDirectory() ? readdirSync(path).sort().join('\n') : readFileSync(path);
}
