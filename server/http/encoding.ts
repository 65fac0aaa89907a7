import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A page of 44 KB: brotli 1 makes 10.0 KB, 8 makes 8.1 KB in nine times as long, 9 no less, and 11 makes 7.2 KB in 16 times as
 * long as 8 (docs/decisions/101-the-best-compression.md).
 */
const LEVELS = { fast: { br: 1, gzip: 1 }, small: { br: 8, gzip: 6 }, best: { br: 11 } };
const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  // "q=0" refuses, "q=0.5" does not.
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text) ? 'gzip' : 'identity';
}

/** Compresses on the calling thread, at the level that costs the least time. */
export function compressFast(encoding: Encoding, content: Buffer): Buffer {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return gzipSync(content, { level: LEVELS.fast.gzip });
  return brotliCompressSync(content, brotliOptions(LEVELS.fast.br));
}

/** Compresses in the thread pool, to fewer bytes. */
export function compressSmall(encoding: Exclude<Encoding, 'identity'>, content: Buffer): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipInPool(content, { level: LEVELS.small.gzip })
    : brotliInPool(content, brotliOptions(LEVELS.small.br));
}

/** Compresses in the thread pool, to as few bytes as there can be; takes up to 60 ms for a page. */
export function compressBest(content: Buffer): Promise<Buffer> {
  return brotliInPool(content, brotliOptions(LEVELS.best.br));
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
