import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';

/**
 * What comments, test titles and documents cite must be in docs/requirements.md: "section 4", "section 2.7",
 * "sections 2, 5 and 9", "decisions 20 to 24", "hardening H7".
 * @typedef {{ path: string, text: string }} SourceFile
 */

const REQUIREMENTS = 'docs/requirements.md';
const CITING = ['{domain,server,web,tests,scripts}/**/*.{ts,tsx,mjs,css}', 'migrations/*.sql', 'docs/**/*.md', '*.md'];
const REQUIREMENT = /^## (Section \d+)|\*\*(\d+\.\d+|Decision \d+|[HL]\d+)\*\*/gm;
/** Block comments, and line comments together with those that follow them. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])(?:(?:\/\/|--).*\n?[ \t]*)+/gm;
const TITLE = /(?<=['"`])(?:sections?|decisions?|hardening|look)\b[^'"`\n]*/g;
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/|--)?\s*/g;
const NUMBER = /\d+(?:\.\d+)?/g;
const CITATION =
  /\b(?<kind>section|decision)(?: (?<one>\d+(?:\.\d+)?)|s (?<list>(?:[\d.]+(?:,? and |, | to )?)+))|\b(?:hardening|look) (?<id>[HL]\d+)\b/gi;

/**
 * @param {string} requirements
 * @returns {string[]} what can be cited, as it is written there: "Section 2", "2.7", "Decision 9", "H7", "L3"
 */
export function requirementIds(requirements) {
  return [...requirements.matchAll(REQUIREMENT)].map(([, section, item = '']) => section ?? item);
}

/**
 * @param {SourceFile[]} files
 * @param {string[]} ids
 * @returns {string[]} one line for each citation of what is not there, and for each number that is there twice
 */
export function citationProblems(files, ids) {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unknown = files.flatMap(({ path, text }) =>
    citingTexts(path, text)
      .flatMap(citedIds)
      .filter((id) => !ids.includes(id))
      .map((id) => `${path}: cites ${id}, which is not in ${REQUIREMENTS}`),
  );
  return [...repeated.map((id) => `${REQUIREMENTS}: ${id} is there twice`), ...unknown];
}

/**
 * @param {string} path
 * @param {string} text
 */
function citingTexts(path, text) {
  if (path.endsWith('.md')) return [text];
  const titles = /\.test\.tsx?$/.test(path) ? (text.match(TITLE) ?? []) : [];
  return [...(text.match(COMMENT) ?? []), ...titles];
}

/** @param {string} text */
function citedIds(text) {
  const citations = [...text.replace(LINE_BREAK, ' ').matchAll(CITATION)];
  return citations.flatMap(({ groups: { kind = '', one, list, id } = {} }) => {
    if (id) return [id];
    const numbers = (one ?? list)?.match(NUMBER) ?? [];
    const name = /decision/i.test(kind) ? 'Decision' : 'Section';
    return numbers.map((number) => (name === 'Section' && number.includes('.') ? number : `${name} ${number}`));
  });
}

/**
 * @param {string} path
 * @returns {SourceFile}
 */
function fileAt(path) {
  return { path, text: readFileSync(join(projectRoot, path), 'utf8') };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = globSync(CITING, { cwd: projectRoot }).map(fileAt);
  const problems = citationProblems(files, requirementIds(fileAt(REQUIREMENTS).text));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
