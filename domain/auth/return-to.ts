import { MAX_URL_LENGTH } from '#domain/constants.ts';

/** The path to open after signing in. Undefined for anything but a path of this site, which prevents open redirects. */
export function readReturnTo(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_URL_LENGTH) return undefined;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  // A browser reads "//evil.example" and "/\evil.example" as other hosts; the URL parser does the same.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
