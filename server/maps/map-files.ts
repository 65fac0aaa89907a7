import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base maps, drawn by scripts/build-maps.ts. */
export const MAP_FILES = join(import.meta.dirname, '../../dist/data/maps');
const VERSION = readFileSync(join(MAP_FILES, 'version'), 'utf8').trim();

/** Where the base maps are served. Other maps have another address, so browsers may cache them for ever. */
export const MAP_ADDRESS = `/maps/${VERSION}/`;

export function mapImage(key: string): string {
  return `${MAP_ADDRESS}${key}.svg#map`;
}
