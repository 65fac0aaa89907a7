import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Not woff2, which is already compressed. */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.woff', '.txt']);

/**
 * Writes `.br` and `.gz` beside each file at the highest level: once per build instead of once per request.
 * @param {string} directory
 * @param {number} [quality] of brotli
 */
export async function compressAssets(directory, quality = constants.BROTLI_MAX_QUALITY) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => COMPRESSIBLE.has(extname(path)))
    .map((path) => join(directory, path));
  await Promise.all(files.map((file) => compressFile(file, quality)));
}

/**
 * @param {string} file
 * @param {number} quality
 */
async function compressFile(file, quality) {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
