import { MAX_URL_LENGTH } from '#domain/constants.ts';

/** Where to go after signing in: a path of our own, else undefined, so that no link of a stranger leads elsewhere. */
export function readReturnTo(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_URL_LENGTH) return undefined;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  // "//evil.example" and "/\evil.example" are other hosts to a browser; parsing reads them as browsers do.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
