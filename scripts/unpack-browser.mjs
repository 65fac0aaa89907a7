import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const modules = join(projectRoot, 'node_modules');
const packageDirectory = join(modules, '@sparticuz', 'chromium');

/**
 * Unpacks the Chromium of @sparticuz/chromium with the libraries and fonts that a minimal system lacks.
 * @returns {Promise<string | undefined>} undefined where the package does not run
 */
export async function unpackBundledBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageDirectory)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'));
  const cache = join(modules, '.cache', 'inspectory-browser');
  const target = join(cache, version);
  const launcher = join(target, 'chromium.sh');
  if (existsSync(launcher)) return launcher;

  const staging = join(cache, `unpacking-${process.pid}`);
  mkdirSync(staging, { recursive: true });
  try {
    unpackInto(staging);
    writeFileSync(join(staging, 'fonts.conf'), FONTS);
    writeFileSync(join(staging, 'chromium.sh'), LAUNCHER, { mode: 0o755 });
    moveUnlessExists(staging, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return launcher;
}

/**
 * The package unpacks into TMPDIR, where it accepts a partly written browser as complete, and adds the libraries only
 * on AWS Lambda. Hence the new directory and the variable.
 * @param {string} directory
 */
function unpackInto(directory) {
  const program = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: projectRoot,
    env: { ...process.env, TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stderr}\nThe bundled browser could not be unpacked (see above).`);
}

/**
 * @param {string} staging
 * @param {string} target
 */
function moveUnlessExists(staging, target) {
  try {
    renameSync(staging, target);
  } catch (error) {
    // A test run in parallel was first; its browser is the same.
    if (!existsSync(target)) throw error;
  }
}

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;
