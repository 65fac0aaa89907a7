import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ path: string, text: string }} SourceFile */

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;
const PRODUCT = /^(domain|server|web|scripts)\//;
const FUNCTION = /^export (?:async )?function\*? (\w+)/gm;
const ARROW_FUNCTION = /^export const (\w+)[^=\n]* = (?:async )?(?:\([^()]*\)|\w+) =>/gm;
const STATIC_IMPORT = /^[ \t]*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const MIN_LINES = 10;

/**
 * Who looks for a function or a file by its name finds one; and nobody opens a file for a few lines that one other file uses.
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each violation
 */
export function namesProblems(files) {
  const sources = files.filter(({ path }) => SOURCE.test(path));
  const product = sources.filter(({ path }) => PRODUCT.test(path) && !TEST.test(path));
  return [...sharedFunctions(product), ...swappedWords(product), ...shortFiles(product, sources)];
}

/** @param {SourceFile[]} product */
function sharedFunctions(product) {
  const exported = product.flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION), ...text.matchAll(ARROW_FUNCTION)].map(([, name = '']) => ({ key: name, path })),
  );
  return groups(exported).map(([name, paths]) => `${paths.join(', ')}: export functions with the same name, ${name}`);
}

/** @param {SourceFile[]} product */
function swappedWords(product) {
  const named = product.map(({ path }) => {
    const [stem = ''] = posix.basename(path).split('.');
    return { key: stem.split('-').sort().join(' '), stem, path };
  });
  return groups(named.filter(({ key, stem }) => named.some((other) => other.key === key && other.stem !== stem))).map(
    ([, paths]) => `${paths.join(', ')}: names that differ only in the order of their words`,
  );
}

/**
 * @param {SourceFile[]} product
 * @param {SourceFile[]} sources
 */
function shortFiles(product, sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { path, text } of sources) {
    for (const [, specifier = ''] of text.matchAll(STATIC_IMPORT)) {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(path), specifier.startsWith('.') ? specifier : 'package');
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return product
    .filter(({ path, text }) => text.trimEnd().split('\n').length < MIN_LINES && importers.get(path)?.length === 1)
    .map(
      ({ path }) => `${path}: fewer than ${MIN_LINES} lines, which only ${importers.get(path)?.[0]} uses; merge them`,
    );
}

/**
 * The paths of each key that has several.
 * @param {{ key: string, path: string }[]} items
 * @returns {[key: string, paths: string[]][]}
 */
function groups(items) {
  /** @type {Map<string, string[]>} */
  const byKey = new Map();
  for (const { key, path } of items) byKey.set(key, [...(byKey.get(key) ?? []), path]);
  return [...byKey].filter(([, paths]) => paths.length > 1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { output } = await runCommand('git', ['ls-files', '--', 'domain', 'server', 'web', 'scripts', 'tests']);
  const paths = output.split('\n').filter((path) => SOURCE.test(path));
  const problems = namesProblems(paths.map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
