import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBundledBrowser } from './unpack-browser.mjs';

const VARIABLES = ['CHROME_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const LINUX_PATHS = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
const MAC_PATHS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
  ['', process.env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
);
const WINDOWS_PATHS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
  [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ].map((path) => `${process.env[variable] ?? 'C:'}\\${path}`),
);

const SHARED_MEMORY = '/dev/shm';
/** Containers often have 64 MB, with which pages crash. */
const MIN_SHARED_BYTES = 1_024 ** 3;

/** For machines without a screen, often without a sandbox and with little shared memory. */
export const browserArguments = [
  '--headless',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these the browser contacts its vendor's hosts at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
];

function hasSharedMemory() {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= MIN_SHARED_BYTES;
}

/**
 * The Chromium for the tests: named by a variable, else an installed one, else the bundled one.
 * INSPECTORY_BROWSER=bundled skips the first two.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  if (process.env.INSPECTORY_BROWSER !== 'bundled') {
    const variable = VARIABLES.find((name) => process.env[name]);
    const named = variable && process.env[variable];
    if (named && !canStart(named)) throw new Error(`${variable} is ${named}, but no browser starts there.`);
    const found = named || installedPaths().find(canStart);
    if (found) return found;
  }
  const bundled = await unpackBundledBrowser();
  if (bundled && canStart(bundled)) return bundled;
  throw new Error(
    'No browser for the browser tests: install Chromium, Google Chrome or Microsoft Edge, or name one in CHROME_PATH.',
  );
}

function installedPaths() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32') return WINDOWS_PATHS;
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...COMMANDS.flatMap((command) => directories.map((directory) => join(directory, command))), ...LINUX_PATHS];
}

/**
 * Existence is not enough: Ubuntu's chromium-browser may be a stub that points to the Snap Store. Not on Windows, where
 * browsers open a window on --version.
 * @param {string} file
 */
function canStart(file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
