import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBundledBrowser } from './unpack-browser.mjs';

const VARIABLES = ['CHROME_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const LINUX_PLACES = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
const MAC_PLACES = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
  ['', process.env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
);
const WINDOWS_PLACES = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
  [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ].map((place) => `${process.env[variable] ?? 'C:'}\\${place}`),
);

/** For whoever launches the browser; a test machine has no screen, often no sandbox and a small /dev/shm. */
export const browserArguments = [
  '--headless',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these the browser looks for hosts of its maker at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * A Chromium for the tests: named by a variable, else installed, else the bundled one of the packages.
 * INSPECTORY_BROWSER=bundled skips the first two.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  if (process.env.INSPECTORY_BROWSER !== 'bundled') {
    const variable = VARIABLES.find((name) => process.env[name]);
    const named = variable && process.env[variable];
    if (named && !starts(named)) throw new Error(`${variable} names ${named}, and no browser starts there.`);
    const found = named || installedPlaces().find(starts);
    if (found) return found;
  }
  const bundled = await unpackBundledBrowser();
  if (bundled && starts(bundled)) return bundled;
  throw new Error(
    'No browser for the browser tests: install Chromium, Google Chrome or Microsoft Edge, or name one in CHROME_PATH.',
  );
}

function installedPlaces() {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform === 'win32') return WINDOWS_PLACES;
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...COMMANDS.flatMap((command) => directories.map((directory) => join(directory, command))), ...LINUX_PLACES];
}

/**
 * Being there is not enough: Ubuntu's chromium-browser may be a note that points to its store. Windows is not asked,
 * because browsers there answer --version by opening a window.
 * @param {string} file
 */
function starts(file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
