import { expect, test } from 'vitest';
import { wrongPages } from '#tests/support/search-quality.ts';
import { SEARCH_QUERIES } from '#tests/support/search-queries.ts';

/** So many of a hundred first pages must be right; docs/performance.md says how many are. */
const RIGHT_PAGES = 97;

test('decision 4: the first page of a search has the companies that are wanted', async () => {
  const wrong = await wrongPages(SEARCH_QUERIES);
  expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(100 * (1 - wrong.length / SEARCH_QUERIES.length), wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_PAGES);
});
