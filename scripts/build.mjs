import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDataBuilt } from './build-data.mjs';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { orExplain } from './hand-over.mjs';
import { nodeBinary } from './node-binary.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const SOURCES = ['web', 'domain', 'scripts/build.mjs', 'scripts/compress-assets.mjs', 'vite.config.ts', 'package.json'];
const dist = join(projectRoot, 'dist');
const stampFile = join(dist, 'build.json');

/**
 * Builds the data (dist/data), the browser's files (dist/client) and the page renderer (dist/server), each if its
 * sources changed since.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureBuilt({ log = console.log } = {}) {
  await ensureDataBuilt({ log });
  const sources = sourcesHash();
  if (isBuilt(sources)) return;
  await oneAtATime(async () => {
    if (isBuilt(sources)) return;
    const started = Date.now();
    log('Building the pages (only when they changed)…');
    await build(sources);
    log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** @param {string} sources */
async function build(sources) {
  // Left behind by interrupted builds; nobody else builds now.
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
    // Both have ended, so nothing writes any more when one has failed and the directory is removed.
    for (const build of builds) if (build.status === 'rejected') throw build.reason;
    await compressAssets(join(staging, 'client'));
    writeFileSync(join(staging, 'build.json'), JSON.stringify({ sources }));
    moveIntoPlace(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * The stamp goes first and comes last: half a move is never taken for a build.
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
    // A test runner sets NODE_ENV=test, and React would be built with its development half.
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
 * All files in one order on every machine. Tests are no part of the build.
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
  await orExplain(async () => {
    await ensureInstalled({ dev: false });
    await ensureBuilt();
  });
}
