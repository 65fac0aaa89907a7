import type { FastifyRequest } from 'fastify';

/** Of pages that a private link opens, and of everything below them: no search engine, cache or other site learns the link. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Of the pages of members. Their forms need the origin that `no-referrer` hides, because their cookie counts. */
export const MEMBER_HEADERS = { ...PRIVATE_HEADERS, 'referrer-policy': 'same-origin' };

/**
 * Whether a page is asked for as a person's browser does it: not HEAD, not ahead of a visit, for HTML, and in a language. Most
 * scanners of mails fail one of these (docs/decisions/049-what-counts-as-opened.md).
 */
export function isPerson({ method, headers }: FastifyRequest): boolean {
  const isAhead =
    headers['sec-purpose'] !== undefined || headers.purpose !== undefined || headers['x-moz'] !== undefined;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return (
    method === 'GET' &&
    !isAhead &&
    destination === 'document' &&
    headers['accept-language'] !== undefined &&
    (headers.accept ?? '').includes('text/html')
  );
}
