import { expect, test } from 'vitest';
import { meaningsOf } from '#server/search/lexicon.ts';
import { wrongPages } from '#tests/support/search-quality.ts';
import { FURTHER_QUERIES, SEARCH_QUERIES } from '#tests/support/search-queries.ts';
import {
  CAUSES_QUERIES,
  FURTHER_TAXONOMY_QUERIES,
  TAXONOMY_QUERIES,
} from '#tests/support/search-queries-from-the-taxonomy.ts';
import {
  FURTHER_VOCABULARY_QUERIES,
  LAST_QUERIES,
  PLAIN_QUERIES,
  VOCABULARY_QUERIES,
} from '#tests/support/search-queries-from-the-vocabulary.ts';
import { HURRIED_QUERIES } from '#tests/support/search-queries-in-a-hurry.ts';
import { NATURAL_QUERIES } from '#tests/support/search-queries-in-natural-words.ts';
import { BUYERS_QUERIES, FURTHER_QUERIES_OF_BUYERS } from '#tests/support/search-queries-of-buyers.ts';
import { ENGINEERS_QUERIES } from '#tests/support/search-queries-of-engineers.ts';
import { PLANNERS_QUERIES } from '#tests/support/search-queries-of-planners.ts';
import { PURCHASERS_QUERIES } from '#tests/support/search-queries-of-purchasers.ts';
import {
  CODES_AND_PLACES_QUERIES,
  FURTHER_WORLDWIDE_QUERIES,
  WORLDWIDE_QUERIES,
} from '#tests/support/search-queries-worldwide.ts';

/** So many of a hundred first pages must be right; docs/performance.md says how many are. */
const RIGHT_PAGES = 97;

test('decision 4: the first page of a search has the companies that are wanted', async () => {
  const queries = [
    ...SEARCH_QUERIES,
    ...FURTHER_QUERIES,
    ...BUYERS_QUERIES,
    ...FURTHER_QUERIES_OF_BUYERS,
    ...WORLDWIDE_QUERIES,
    ...FURTHER_WORLDWIDE_QUERIES,
    ...VOCABULARY_QUERIES,
    ...FURTHER_VOCABULARY_QUERIES,
    ...PLAIN_QUERIES,
    ...LAST_QUERIES,
    ...CODES_AND_PLACES_QUERIES,
    ...HURRIED_QUERIES,
    ...PURCHASERS_QUERIES,
    ...TAXONOMY_QUERIES,
    ...FURTHER_TAXONOMY_QUERIES,
    ...CAUSES_QUERIES,
    ...ENGINEERS_QUERIES,
    ...PLANNERS_QUERIES,
    ...NATURAL_QUERIES,
  ];
  const wrong = await wrongPages(queries);
  expect(queries.length).toBeGreaterThanOrEqual(2400);
  expect(100 * (1 - wrong.length / queries.length), wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_PAGES);
});

test.each(['progetto', 'soggetto', 'vergelijken', 'vergelijking', 'afwijking', 'prufplakette', 'las', 'lassen'])(
  'decision 4: a word that only looks like the name of a service means none: %s',
  (word) => {
    expect(meaningsOf([word])).toEqual([]);
  },
);
