import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDataBuilt } from './build-data.mjs';
import { withBuildLock } from './build-lock.mjs';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { exitOnError } from './exec-node.mjs';
import { nodeBinary } from './node-binary.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const SOURCES = ['web', 'domain', 'scripts/build.mjs', 'scripts/compress-assets.mjs', 'vite.config.ts', 'package.json'];
const dist = join(projectRoot, 'dist');
const stampFile = join(dist, 'build.json');

/**
 * Builds the data (dist/data), the browser files (dist/client) and the page renderer (dist/server), each if its
 * sources have changed.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureBuilt({ log = console.log } = {}) {
  await ensureDataBuilt({ log });
  const sources = sourcesHash();
  if (isBuilt(sources)) return;
  await withBuildLock(async () => {
    if (isBuilt(sources)) return;
    const started = Date.now();
    log('Building the pages (only after changes)…');
    await build(sources);
    log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** @param {string} sources */
async function build(sources) {
  // Left behind by interrupted builds: the lock is ours, so no other build is running.
  for (const name of readdirSync(dist)) {
    if (name.startsWith('.building-')) rmSync(join(dist, name), { recursive: true });
  }
  const staging = join(dist, `.building-${process.pid}`);
  mkdirSync(staging);
  try {
    const builds = await Promise.allSettled([
      vite(['--outDir', join(staging, 'client')]),
      vite(['--outDir', join(staging, 'server'), '--ssr', 'web/entry-server.tsx']),
    ]);
    // Both builds have ended: none is still writing when the directory is removed.
    for (const build of builds) if (build.status === 'rejected') throw build.reason;
    await compressAssets(join(staging, 'client'));
    writeFileSync(join(staging, 'build.json'), JSON.stringify({ sources }));
    moveIntoPlace(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * The stamp is removed first and moved last, so that an interrupted move never counts as a build.
 * @param {string} staging
 */
function moveIntoPlace(staging) {
  rmSync(stampFile, { force: true });
  for (const name of ['client', 'server', 'build.json']) {
    rmSync(join(dist, name), { recursive: true, force: true });
    renameSync(join(staging, name), join(dist, name));
  }
}

/** @param {string[]} args */
async function vite(args) {
  const { code, output } = await runCommand(
    nodeBinary(),
    [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args],
    // With the NODE_ENV=test of a test runner the bundle would contain React's development build.
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`${output}\nThe pages could not be built (see above).`);
  if (output.trim()) console.warn(output.trim());
}

/** @param {string} sources */
function isBuilt(sources) {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')).sources === sources;
  } catch {
    return false;
  }
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, 'package-lock.json'].flatMap((path) => filesUnder(join(projectRoot, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(projectRoot, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files, in the same order on every machine, without tests.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await exitOnError(async () => {
    await ensureInstalled({ dev: false });
    await ensureBuilt();
  });
}
