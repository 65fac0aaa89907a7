import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { readStored, store } from '#web/ui/browser-storage.browser.ts';

/** A company with the name under which it was added, in case it is not listed any more. */
export type Shortlisted = { id: number; name: string };

export const STORED_AS = 'shortlist';
/** Sent to the document when the finder has put new cards into the page. */
export const RESULTS_SHOWN = 'results-shown';

/** What other versions of the site or visitors themselves have stored is not trusted. */
export function readShortlist(): Shortlisted[] {
  const stored = readStored('localStorage', STORED_AS);
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((entry: Partial<Shortlisted> | null) =>
      Number.isInteger(entry?.id) && typeof entry?.name === 'string' ? [entry as Shortlisted] : [],
    )
    .slice(0, MAX_RECIPIENTS);
}

/** Returns whether the browser has stored it. */
export function writeShortlist(companies: readonly Shortlisted[]): boolean {
  return store('localStorage', STORED_AS, companies);
}
