import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBuildLock } from './build-lock.mjs';
import { isStampCurrent, writeStamp } from './build-stamp.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { exitOnError } from './exec-node.mjs';
import { nodeBinary } from './node-binary.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What is built: a directory in dist/, and the program that is given the directory to write into.
 * @typedef {{ name: string, directory: string, program: string }} Target
 */

/** @type {Target[]} */
const DATA = [
  { name: 'gazetteer', directory: 'data/gazetteer', program: 'scripts/build-gazetteer.ts' },
  { name: 'lexicon', directory: 'data/lexicon', program: 'scripts/build-lexicon.ts' },
  { name: 'maps', directory: 'data/maps', program: 'scripts/build-maps.ts' },
];
/** @type {Target} */
const PAGES = { name: 'pages', directory: 'pages', program: 'scripts/build-pages.mjs' };

const dist = join(projectRoot, 'dist');
const RECORDER = pathToFileURL(join(projectRoot, 'scripts/build-inputs.mjs')).href;

/** @typedef {{ log?: (line: string) => void }} Options */

/**
 * Builds the data and the pages, each unless it is built and its inputs are unchanged.
 * @param {Options} [options]
 */
export function ensureBuilt(options) {
  return ensureTargets([...DATA, PAGES], options);
}

/**
 * Builds only the data, for programs that show no pages.
 * @param {Options} [options]
 */
export function ensureDataBuilt(options) {
  return ensureTargets(DATA, options);
}

/**
 * @param {Target[]} targets
 * @param {Options} [options]
 */
async function ensureTargets(targets, { log = console.log } = {}) {
  if (targets.every(isBuilt)) return;
  await withBuildLock(async () => {
    const outdated = targets.filter((target) => !isBuilt(target));
    const builds = await Promise.allSettled(outdated.map((target) => build(target, log)));
    // All builds have ended: none is still writing when one has failed.
    for (const result of builds) if (result.status === 'rejected') throw result.reason;
  });
}

/**
 * @param {Target} target
 * @param {(line: string) => void} log
 */
async function build({ name, directory, program }, log) {
  log(`Building the ${name} (only after changes)…`);
  const output = join(dist, directory);
  const staging = join(dirname(output), `.building-${name}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const inputsFile = join(staging, 'inputs.json');
  const started = Date.now();
  const result = await runCommand(nodeBinary(), ['--import', RECORDER, join(projectRoot, program), staging], {
    // With the NODE_ENV=test of a test runner the pages would contain React's development build.
    env: { NODE_ENV: 'production', BUILD_INPUTS: inputsFile },
  });
  if (result.code !== 0) throw new Error(`${result.output}\nThe ${name} could not be built (see above).`);
  if (result.output.trim()) log(result.output.trim());
  writeStamp(join(staging, 'stamp.json'), { inputs: JSON.parse(readFileSync(inputsFile, 'utf8')), started });
  rmSync(inputsFile);
  rmSync(output, { recursive: true, force: true });
  renameSync(staging, output);
  log(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {Target} target */
function isBuilt({ directory }) {
  return isStampCurrent(join(dist, directory, 'stamp.json'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await exitOnError(async () => {
    await ensureInstalled({ dev: false });
    await ensureBuilt();
  });
}
