import type { IncomingMessage } from 'node:http';
import { PREFETCHED_HEADER } from '#domain/insights/prefetched.ts';
import type { Caches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';

const PROGRAM = /compatible;|bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan/i;
const MAX_BROWSERS = 1_000;

/**
 * Whether a request counts as the visit of a person: a browser by its name and language, without the session of an admin or a
 * company, not ahead of the visit. A page that was loaded ahead asks for its head once it is opened.
 */
export function visitTest(caches: Caches, sessionCookieName: string): (request: IncomingMessage) => boolean {
  const isBrowser = memoizeText(
    { caches, name: 'browsers', max: MAX_BROWSERS },
    (name) => name.startsWith('Mozilla/') && !PROGRAM.test(name),
  );
  return ({ method, headers }) => {
    const { cookie, purpose } = headers;
    return (
      headers['accept-language'] !== undefined &&
      (method === 'GET' || (method === 'HEAD' && headers[PREFETCHED_HEADER] !== undefined)) &&
      headers['sec-purpose'] === undefined &&
      purpose === undefined &&
      headers['x-moz'] === undefined &&
      isBrowser(headers['user-agent'] ?? '') &&
      !cookie?.includes(`${sessionCookieName}=`)
    );
  };
}
