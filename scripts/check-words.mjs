import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Words of a private vocabulary that this code base has replaced by standard ones (docs/glossary.md). An engineer would
 * not search for them, so they stay out of names, comments and texts.
 */
const REPLACED_WORD =
  /\b(desks?|kept|told|tells?|telling|enliven(?:s|ed|ing)?|malus|deeds?|anew|nought|whoever|whomever|besides|his|him|himself|suspicion|commonness)\b/i;
const REPLACED_NAME =
  /\b(?:toKeep\b|takeTurn\b|frontServer\b|(?:judge|forget)(?=[A-Z(])|(?:MOST|LEAST|FEWEST)(?:_\w+)?\b)/;
/** Phrases for readers, where the words have their everyday meaning. */
const ALLOWED = /\b(?:tell (?:us|you|them|a company|buyers)|kept (?:at|for|online|per|until|up to date))\b/gi;
const SOURCE = /\.(ts|tsx|mjs|css|sql|md)$/;
/** This file and the table of replacements name the words. Migrations that have landed are never edited. */
const EXEMPT = /^(scripts\/check-words(\.test)?\.\w+|docs\/glossary\.md|migrations\/0(0\d|1[0-4])-.*)$/;

/**
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} one line for each word
 */
export function wordProblems(files) {
  return files
    .filter(({ path }) => SOURCE.test(path) && !EXEMPT.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const word = replacedWord(line);
        return word === undefined ? [] : [`${path}:${index + 1}: "${word}" has a standard word; see docs/glossary.md`];
      }),
    );
}

/** @param {string} line */
function replacedWord(line) {
  const match = REPLACED_NAME.exec(line) ?? REPLACED_WORD.exec(splitNames(line).replace(ALLOWED, ''));
  return match?.[0];
}

/**
 * Separates the words of camelCase and snake_case names.
 * @param {string} line
 */
function splitNames(line) {
  return line.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, ' ');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { output } = await runCommand('git', ['ls-files', ...process.argv.slice(2)]);
  const paths = output.split('\n').filter((path) => SOURCE.test(path));
  const problems = wordProblems(paths.map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
