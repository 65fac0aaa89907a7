import { RESULT_CACHE_MINUTES } from '#domain/constants.ts';
import { fetchOk } from '#web/api/call-api.ts';

/** An answer takes some 30 KB of memory. */
const MAX_CACHED = 50;

const cached = new Map<string, { html: Promise<string>; until: number }>();

/** The parts of the page for one state; those of the last five minutes are not fetched again (specification section 9). */
export async function fetchResults(address: string): Promise<Document> {
  const now = Date.now();
  let entry = cached.get(address);
  if (entry === undefined || entry.until <= now) {
    const html = fetchOk(address).then((response) => response.text());
    entry = { html, until: now + RESULT_CACHE_MINUTES * 60_000 };
    html.catch(() => cached.delete(address));
    const [oldest = ''] = cached.keys();
    if (cached.size >= MAX_CACHED) cached.delete(oldest);
    cached.set(address, entry);
  }
  return new DOMParser().parseFromString(await entry.html, 'text/html');
}
