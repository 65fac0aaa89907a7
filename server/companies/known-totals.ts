import type { Context } from '#server/context.ts';
import { VERIFIED } from '#server/search/search-index.ts';
import type { KnownTotals } from './admin-queries.ts';

/** What the search index has counted already. */
export function knownTotals({ changes, search }: Pick<Context, 'changes' | 'search'>): KnownTotals {
  return () => {
    if (!changes.isLoaded) return undefined;
    const { index } = search.find({});
    return { approved: index.count, verified: index.countHaving('verified', VERIFIED, index.live) };
  };
}
