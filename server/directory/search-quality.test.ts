import { describe, expect, test } from 'vitest';
import { meaningsOf } from '#server/search/lexicon.ts';
import { wrongPages } from '#tests/support/search-quality.ts';
import { FURTHER_QUERIES, SEARCH_QUERIES } from '#tests/support/search-queries.ts';
import { AFTERWARDS_QUERIES } from '#tests/support/search-queries-afterwards.ts';
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
import { GERMANIC_QUERIES } from '#tests/support/search-queries-in-germanic-languages.ts';
import { MORE_LANGUAGES_QUERIES } from '#tests/support/search-queries-in-more-languages.ts';
import { NATURAL_QUERIES } from '#tests/support/search-queries-in-natural-words.ts';
import { OTHER_LANGUAGES_QUERIES } from '#tests/support/search-queries-in-other-languages.ts';
import { POLISH_AND_TURKISH_QUERIES } from '#tests/support/search-queries-in-polish-and-turkish.ts';
import { ROMANCE_QUERIES } from '#tests/support/search-queries-in-romance-languages.ts';
import {
  FIELD_WORDS_QUERIES,
  FURTHER_FIELD_WORDS_QUERIES,
} from '#tests/support/search-queries-in-words-of-the-field.ts';
import { BUYERS_QUERIES, FURTHER_QUERIES_OF_BUYERS } from '#tests/support/search-queries-of-buyers.ts';
import { ENGINEERS_QUERIES } from '#tests/support/search-queries-of-engineers.ts';
import { EVERYBODYS_QUERIES } from '#tests/support/search-queries-of-everybody.ts';
import { INSURERS_QUERIES } from '#tests/support/search-queries-of-insurers.ts';
import { OWNERS_QUERIES } from '#tests/support/search-queries-of-owners.ts';
import { PLANNERS_QUERIES } from '#tests/support/search-queries-of-planners.ts';
import { PLANTS_QUERIES } from '#tests/support/search-queries-of-plants.ts';
import { PROJECTS_QUERIES } from '#tests/support/search-queries-of-projects.ts';
import { PURCHASERS_QUERIES } from '#tests/support/search-queries-of-purchasers.ts';
import { REGIONS_QUERIES } from '#tests/support/search-queries-of-regions.ts';
import { SITES_QUERIES } from '#tests/support/search-queries-of-sites.ts';
import { TECHNICIANS_QUERIES } from '#tests/support/search-queries-of-technicians.ts';
import { END_QUERIES } from '#tests/support/search-queries-of-the-end.ts';
import { FIELD_QUERIES } from '#tests/support/search-queries-of-the-field.ts';
import { LAST_ROUND_QUERIES } from '#tests/support/search-queries-of-the-last-round.ts';
import { TRADES_QUERIES } from '#tests/support/search-queries-of-trades.ts';
import { PLACED_QUERIES } from '#tests/support/search-queries-with-places.ts';
import {
  CODES_AND_PLACES_QUERIES,
  FURTHER_WORLDWIDE_QUERIES,
  WORLDWIDE_QUERIES,
} from '#tests/support/search-queries-worldwide.ts';

/** So many of a hundred first pages must be right, of all queries and of each list; docs/performance.md says how many are. */
const RIGHT_PAGES = 97;
const RIGHT_PAGES_OF_A_LIST = 90;

const LISTS = [
  SEARCH_QUERIES,
  FURTHER_QUERIES,
  BUYERS_QUERIES,
  FURTHER_QUERIES_OF_BUYERS,
  WORLDWIDE_QUERIES,
  FURTHER_WORLDWIDE_QUERIES,
  VOCABULARY_QUERIES,
  FURTHER_VOCABULARY_QUERIES,
  PLAIN_QUERIES,
  LAST_QUERIES,
  CODES_AND_PLACES_QUERIES,
  HURRIED_QUERIES,
  PURCHASERS_QUERIES,
  TAXONOMY_QUERIES,
  FURTHER_TAXONOMY_QUERIES,
  CAUSES_QUERIES,
  ENGINEERS_QUERIES,
  PLANNERS_QUERIES,
  NATURAL_QUERIES,
  PROJECTS_QUERIES,
  PLANTS_QUERIES,
  INSURERS_QUERIES,
  EVERYBODYS_QUERIES,
  OTHER_LANGUAGES_QUERIES,
  MORE_LANGUAGES_QUERIES,
  FIELD_QUERIES,
  TRADES_QUERIES,
  REGIONS_QUERIES,
  OWNERS_QUERIES,
  TECHNICIANS_QUERIES,
  SITES_QUERIES,
  LAST_ROUND_QUERIES,
  END_QUERIES,
  AFTERWARDS_QUERIES,
  GERMANIC_QUERIES,
  ROMANCE_QUERIES,
  POLISH_AND_TURKISH_QUERIES,
  FIELD_WORDS_QUERIES,
  FURTHER_FIELD_WORDS_QUERIES,
  PLACED_QUERIES,
];

describe('decision 4: the first page of a search has the companies that are wanted', () => {
  const wrong: string[] = [];

  test.each(LISTS.map((queries, number) => ({ number, queries })))('in list $number', async ({ queries }) => {
    const found = await wrongPages(queries);
    wrong.push(...found);
    expect(shareOfRight(queries.length, found), found.join('\n')).toBeGreaterThanOrEqual(RIGHT_PAGES_OF_A_LIST);
  });

  test('in all lists', () => {
    const total = LISTS.flat().length;
    expect(total).toBeGreaterThanOrEqual(5100);
    expect(shareOfRight(total, wrong), wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_PAGES);
  });
});

function shareOfRight(total: number, { length }: readonly string[]): number {
  return 100 * (1 - length / total);
}

test.each(['progetto', 'soggetto', 'vergelijken', 'vergelijking', 'afwijking', 'prufplakette', 'las', 'lassen'])(
  'decision 4: a word that only looks like the name of a service means none: %s',
  (word) => {
    expect(meaningsOf([word])).toEqual([]);
  },
);
