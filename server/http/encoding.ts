import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Level 5 takes less than a millisecond for a page; 11 is for files that are compressed once. */
const BROTLI_QUALITY = 5;

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  // "q=0" refuses, "q=0.5" does not.
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text) ? 'gzip' : 'identity';
}

export function compress(encoding: Encoding, content: Buffer): Buffer {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
