import { readStored, store } from '#web/ui/browser-storage.browser.ts';

const STORED_AS = 'recent-searches';
const MAX_RECENT = 5;

/** What this visitor has searched for, the last first. It never leaves the browser. */
export function recentSearches(): string[] {
  const stored = readStored('localStorage', STORED_AS);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX_RECENT) : [];
}

export function rememberSearch(search: string | undefined): void {
  if (search === undefined) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  store('localStorage', STORED_AS, [search, ...others].slice(0, MAX_RECENT));
}

export function clearSearches(): void {
  store('localStorage', STORED_AS, []);
}
