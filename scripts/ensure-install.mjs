import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const modules = join(projectRoot, 'node_modules');
const lockFile = join(projectRoot, 'package-lock.json');
const stampFile = join(modules, '.inspectory-install.json');
/** npm's own note of what it installed, written as the last act of an installation. */
const npmNote = join(modules, '.package-lock.json');

/**
 * Installs the packages of package-lock.json unless they are there already. A full installation serves production too.
 * @param {{ dev: boolean }} options
 */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await oneAtATime(async () => {
    if (!isInstalled(dev)) await install(dev);
  });
}

/** @param {boolean} dev */
function isInstalled(dev) {
  const stamp = readJson(stampFile);
  const isCurrent = stamp?.lock === hashOf(lockFile) && stamp.note === hashOf(npmNote);
  if (isCurrent && (stamp.dev || !dev)) return true;
  if (!wasInstalledByHand(dev)) return false;
  writeStamp(dev);
  return true;
}

/**
 * Whoever ran `npm install` or `npm ci` by hand needs no second installation: npm's note says the same as the lock file.
 * Optional packages are not asked for, because which of them belong here depends on the machine.
 * @param {boolean} dev
 */
function wasInstalledByHand(dev) {
  const there = readJson(npmNote)?.packages;
  if (!there) return false;
  const wanted = Object.entries(readJson(lockFile).packages);
  return wanted.every(([path, { version, integrity, dev: forDev, optional, devOptional }]) => {
    if (path === '' || optional || devOptional || (forDev && !dev)) return true;
    return there[path]?.version === version && there[path].integrity === integrity;
  });
}

/** @param {boolean} dev */
async function install(dev) {
  console.log('Installing packages (once)…');
  if (existsSync(npmNote)) {
    // npm adds what is missing and leaves the rest, so that a server running from here keeps its files. The note goes
    // first: without it the next start knows an interrupted installation.
    rmSync(npmNote);
  } else {
    rmSync(modules, { recursive: true, force: true });
  }
  // Not `npm ci`: npm 11 refuses a lock file that lacks optional packages of other systems, and a registry that does not
  // carry those makes exactly such lock files. With --no-save the lock file is obeyed all the same and never written.
  const { code, output } = await npm([
    'install',
    '--no-save',
    '--include=optional',
    dev ? '--include=dev' : '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new Error(`${output}\nThe packages could not be installed: npm stopped with code ${code} (see above).`);
  }
  writeStamp(dev);
}

/**
 * Under `npm start` npm names its own file, which spares the search for npm.cmd on Windows.
 * @param {string[]} args
 */
function npm(args) {
  const npmFile = process.env.npm_execpath ?? '';
  if (basename(npmFile) === 'npm-cli.js') return runCommand(process.execPath, [npmFile, ...args]);
  return runCommand('npm', args, { shell: process.platform === 'win32' });
}

/** @param {boolean} dev */
function writeStamp(dev) {
  try {
    // With npm's note in it: whoever calls npm by hand later changes the note, and the stamp holds no more.
    writeFileSync(stampFile, JSON.stringify({ lock: hashOf(lockFile), note: hashOf(npmNote), dev }));
  } catch {
    // Packages on a read-only disk are as good without the stamp: npm's note is read again at the next start.
  }
}

/** @param {string} file */
function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
