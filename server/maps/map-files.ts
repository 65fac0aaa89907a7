import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base maps, drawn by scripts/build-maps.ts. */
export const MAP_FILES = join(import.meta.dirname, '../../dist/data/maps');
const VERSION = readFileSync(join(MAP_FILES, 'version'), 'utf8').trim();

/** The URL of the base maps. It contains their version, so browsers may cache them forever. */
export const MAP_ADDRESS = `/maps/${VERSION}/`;

export function mapImage(key: string): string {
  return `${MAP_ADDRESS}${key}.svg#map`;
}
