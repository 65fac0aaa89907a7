import { MAX_URL_LENGTH } from '#domain/constants.ts';

/** The path to return to after sign-in; undefined unless it is on this site, which prevents open redirects. */
export function readReturnTo(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_URL_LENGTH) return undefined;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  // Browsers read "//evil.example" and "/\evil.example" as other hosts; so does the parser.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
