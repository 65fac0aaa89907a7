import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const modules = join(projectRoot, 'node_modules');
const lockFile = join(projectRoot, 'package-lock.json');
const stampFile = join(modules, '.inspectory-install.json');
/** npm's hidden lock file: the list of installed packages, written at the end of an installation. */
const hiddenLockFile = join(modules, '.package-lock.json');

/**
 * Installs the packages of package-lock.json unless they are installed. A full installation serves production too.
 * @param {{ dev: boolean }} options
 */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await withBuildLock(async () => {
    if (!isInstalled(dev)) await install(dev);
  });
}

/** @param {boolean} dev */
function isInstalled(dev) {
  const stamp = readJson(stampFile);
  const isCurrent = stamp?.lock === hashOf(lockFile) && stamp.hiddenLock === hashOf(hiddenLockFile);
  if (isCurrent && (stamp.dev || !dev)) return true;
  if (!wasInstalledByHand(dev)) return false;
  writeStamp(dev);
  return true;
}

/**
 * After `npm install` or `npm ci` by hand the hidden lock file matches package-lock.json. Optional packages are ignored,
 * because the platform decides which of them are installed.
 * @param {boolean} dev
 */
function wasInstalledByHand(dev) {
  const installed = readJson(hiddenLockFile)?.packages;
  if (!installed) return false;
  const required = Object.entries(readJson(lockFile).packages);
  return required.every(([path, { version, integrity, dev: isDev, optional, devOptional }]) => {
    if (path === '' || optional || devOptional || (isDev && !dev)) return true;
    return installed[path]?.version === version && installed[path].integrity === integrity;
  });
}

/** @param {boolean} dev */
async function install(dev) {
  console.log('Installing packages (first run only)…');
  if (existsSync(hiddenLockFile)) {
    // npm adds what is missing and leaves the rest, so a running server keeps its files. Without the hidden lock file
    // the next start recognizes an interrupted installation.
    rmSync(hiddenLockFile);
  } else {
    rmSync(modules, { recursive: true, force: true });
  }
  // Not `npm ci`: npm 11 rejects a lock file without the optional packages of other platforms, and a registry that lacks
  // those produces such lock files. With --no-save npm follows the lock file and does not write it.
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
    throw new Error(`${output}\nThe packages could not be installed: npm exited with code ${code} (see above).`);
  }
  writeStamp(dev);
}

/**
 * Under `npm start` npm passes its own path, which avoids a search for npm.cmd on Windows.
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
    // A later npm by hand changes the hidden lock file, and with it invalidates the stamp.
    writeFileSync(stampFile, JSON.stringify({ lock: hashOf(lockFile), hiddenLock: hashOf(hiddenLockFile), dev }));
  } catch {
    // On a read-only disk each start compares the two lock files instead.
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
