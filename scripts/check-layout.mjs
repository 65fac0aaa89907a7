import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';

/**
 * Project rules that no linter covers: allowed imports, file names and file lengths. Rules that need a parser (`any`,
 * default exports) are in biome.json.
 * @typedef {{ path: string, text: string }} SourceFile
 */

const ROOTS = ['domain', 'server', 'web', 'tests', 'scripts', 'migrations'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'];
const SOURCE = /\.(ts|tsx|mjs|css|sql)$/;
const TEXT = /\.(ts|tsx|mjs|css|sql|md)$/;
const TEST = /\.test\.tsx?$/;
const MAX_LINES = 400;
/** A data table is searched, not read from top to bottom; several files would be harder to search. */
const DATA_TABLE = /^\/\*\* Data table: \S/;
const VAGUE_NAME = /^(utils?|helpers?|lib|common|misc)$|-(utils?|helpers?)$/;
/** At least two words, and not the placeholder in angle brackets that editors insert. */
const REASON = /\p{L}+[^<>*]*\s\p{L}+/u;
/** References of a document: relative links, and paths of the project anywhere in the text. */
const DOCUMENT_REFERENCE =
  /\]\((?![a-z]+:|#)(?<link>[^)#]+)|(?<![\w#./-])(?<plain>(?:domain|server|web|tests|scripts|migrations|docs|deploy)\/[\w./-]*\w)/g;
/** References of code to decision records and to what is deployed; the compiler checks other paths. */
const CODE_REFERENCE = /(?<![\w#./-])(?<plain>(?:docs\/decisions|deploy)\/[\w./-]*\w)/g;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line per violation
 */
export function layoutProblems(files) {
  return files.flatMap((file) => {
    const problems = [...nameProblems(file)];
    if (SOURCE.test(file.path)) {
      problems.push(
        ...importProblems(file),
        ...environmentProblems(file),
        ...suppressionProblems(file),
        ...lengthProblems(file),
      );
    }
    return problems.map((problem) => `${file.path}: ${problem}`);
  });
}

/**
 * @param {SourceFile[]} files documents and sources
 * @param {(path: string) => boolean} exists
 * @returns {string[]} one line per reference to a missing file
 */
export function referenceProblems(files, exists) {
  return files.flatMap(({ path, text }) => {
    const references = [...text.matchAll(path.endsWith('.md') ? DOCUMENT_REFERENCE : CODE_REFERENCE)];
    const targets = references.map(({ groups: { link, plain = '' } = {} }) =>
      link ? posix.join(posix.dirname(path), link) : plain,
    );
    return targets.filter((target) => !exists(target)).map((target) => `${path}: ${target} does not exist`);
  });
}

/** @param {SourceFile} file */
function nameProblems({ path }) {
  const parts = path.split('/').slice(1);
  const problems = parts.filter((part) => !KEBAB_CASE.test(part)).map((part) => `"${part}" is not kebab-case`);
  for (const part of parts) {
    const [stem = ''] = part.split('.');
    if (VAGUE_NAME.test(stem)) problems.push(`"${stem}" does not describe its contents; choose a specific name`);
  }
  if (/^index\.(ts|tsx|mjs)$/.test(posix.basename(path))) problems.push('no index files; import the file itself');
  return problems;
}

/** @param {SourceFile} file */
function importProblems({ path, text }) {
  const owner = path.split('/')[0];
  return importsOf(text).flatMap((specifier) => {
    const target = rootOf(path, specifier);
    if (owner === 'domain' && !isPure(specifier, target) && !(TEST.test(path) && target === undefined)) {
      return [`imports ${specifier}; domain/ is pure and imports only itself and zod`];
    }
    if (owner === 'web' && target === 'server')
      return [`imports ${specifier}; web/ does not import server/, not even types`];
    if (owner === 'server' && target === 'web' && !path.startsWith('server/pages/')) {
      return [`imports ${specifier}; only server/pages imports web/`];
    }
    return [];
  });
}

/**
 * @param {string} specifier
 * @param {string | undefined} target
 */
function isPure(specifier, target) {
  return target === 'domain' || specifier === 'zod' || specifier.startsWith('zod/');
}

/** @param {string} text */
function importsOf(text) {
  const code = withoutComments(text);
  const statements = code.matchAll(/^[ \t]*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm);
  const calls = code.matchAll(/\b(?:import|require)\(\s*['"`]([^'"`]+)['"`]/g);
  return [...statements, ...calls].map((match) => match[1] ?? '');
}

/**
 * The top-level directory of an imported file; undefined for a package.
 * @param {string} path
 * @param {string} specifier
 */
function rootOf(path, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(path), specifier).split('/')[0];
}

/** @param {SourceFile} file */
function environmentProblems({ path, text }) {
  if (!/^(domain|server|web)\//.test(path) || path === 'server/env.ts' || TEST.test(path)) return [];
  // A program passes the whole environment to server/env.ts; only reads of single variables are violations.
  const code = withoutComments(text).replace('readEnv(process.env)', '');
  if (!/\bprocess\s*\??\.\s*env\b|\benv\b[^;\n]*(=\s*process\b|from 'node:process')/.test(code)) return [];
  return ['reads the environment; only server/env.ts does that'];
}

/** @param {SourceFile} file */
function suppressionProblems({ text }) {
  const marks = text.matchAll(/@ts-(?:ignore|expect-error|nocheck)\b(.*)|biome-ignore(?:-all|-start)?\s[^:\n]*(.*)/g);
  return [...marks]
    .filter(([, afterTs, afterBiome]) => !REASON.test(afterTs ?? afterBiome ?? ''))
    .map(([mark]) => `"${mark.trim()}" has no reason; add it after a colon`);
}

/** @param {SourceFile} file */
function lengthProblems({ path, text }) {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= MAX_LINES || (path.startsWith('domain/') && DATA_TABLE.test(text))) return [];
  return [
    `${lines} lines; the limit is ${MAX_LINES}, except for files in domain/ that begin with "/** Data table: what it lists */"`,
  ];
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1');
}

/**
 * @param {string} directory
 * @returns {SourceFile[]}
 */
function filesUnder(directory) {
  if (!existsSync(join(projectRoot, directory))) return [];
  const entries = readdirSync(join(projectRoot, directory), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return [fileAt(path)];
  });
}

/**
 * @param {string} path
 * @returns {SourceFile}
 */
function fileAt(path) {
  return { path, text: TEXT.test(path) ? readFileSync(join(projectRoot, path), 'utf8') : '' };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sources = ROOTS.flatMap(filesUnder);
  const documents = [...DOCUMENTS.map(fileAt), ...filesUnder('docs')];
  /** @param {string} path */
  const exists = (path) => existsSync(join(projectRoot, path));
  const problems = [...layoutProblems(sources), ...referenceProblems([...sources, ...documents], exists)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
