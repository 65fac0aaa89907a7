import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexRow } from '#tests/support/index-row.ts';
import { add, emptySet } from './bitset.ts';
import { SearchIndex } from './search-index.ts';
import { withRows } from './set-rows.ts';
import { ScoreRows } from './slot-scores.ts';

/** More than a few blocks of ranks. */
const SIZE = 5_000;
const MAX_SCORE = 40;

function indexedCompanies() {
  const companies = Array.from({ length: SIZE }, (_, slot) => ({
    id: slot + 1,
    nameKey: `company ${(slot * 7_919) % 1_000}`,
    verified: slot % 3 === 0,
    rating: ((slot * 31) % 11) / 2,
    reviewCount: (slot * 17) % 23,
  }));
  const index = new SearchIndex();
  for (const company of companies) index.put(indexRow(company));
  index.publish();
  return { companies, index };
}

const setOf = (slots: readonly number[]) => {
  const set = emptySet(SIZE);
  for (const slot of slots) add(set, slot);
  return set;
};

/** The scores of all slots: the sum of two numbers of each. */
function scoresOf(numbers: readonly number[]) {
  return withRows(emptySet(SIZE).length, (rows) => {
    const [sums, others] = [new ScoreRows(rows), new ScoreRows(rows)];
    const distinct = [...new Set(numbers)];
    for (const number of distinct) {
      const slots = rows.add(setOf([...numbers.keys()].filter((slot) => numbers[slot] === number)));
      sums.set(slots, Math.floor(number / 2));
      others.set(slots, Math.ceil(number / 2));
    }
    sums.add(others);
    return sums.toScores();
  });
}

describe('decisions 3 and 4: the first companies of a set', () => {
  const { companies, index } = indexedCompanies();
  const anySet = fc.oneof(
    fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 300 }),
    fc
      .record({ step: fc.integer({ min: 1, max: 9 }), from: fc.nat(SIZE - 1) })
      .map(({ step, from }) => [...companies.keys()].filter((slot) => slot >= from && slot % step === 0)),
  );
  const anyScores = fc.record({
    step: fc.integer({ min: 1, max: 900 }),
    kinds: fc.integer({ min: 1, max: MAX_SCORE }),
  });

  test.each(['rating', 'reviews', 'name'] as const)('ordered by %s, with scores and without', (order) => {
    fc.assert(
      fc.property(anySet, anyScores, fc.integer({ min: 0, max: 60 }), (slots, { step, kinds }, max) => {
        const all = index.orders[order].first(SIZE, index.live, null);
        const rank = new Map(all.map((slot, place) => [slot, place]));
        const numbers = companies.map((_, slot) => (slot * step) % kinds);
        const scores = scoresOf(numbers);
        const tieOf = (slot: number) =>
          order === 'rating' ? 0 : order === 'reviews' ? -(companies[slot]?.reviewCount ?? 0) : (rank.get(slot) ?? 0);
        const byRank = (a: number, b: number) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
        const byScore = (a: number, b: number) =>
          tieOf(a) - tieOf(b) || (numbers[b] ?? 0) - (numbers[a] ?? 0) || byRank(a, b);
        expect(index.orders[order].first(max, setOf(slots), null)).toEqual(slots.toSorted(byRank).slice(0, max));
        expect(index.orders[order].first(max, setOf(slots), scores)).toEqual(slots.toSorted(byScore).slice(0, max));
      }),
    );
  });
});

describe('scores of slots', () => {
  test('are compared, limited and read slot by slot', () => {
    const anyNumbers = fc.array(fc.nat(MAX_SCORE), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(anyNumbers, fc.integer({ min: 1, max: 2 * MAX_SCORE }), (numbers, limit) => {
        const scores = scoresOf(numbers);
        const limited = withRows(emptySet(SIZE).length, (rows) => {
          const copy = new ScoreRows(rows, scores);
          copy.limit(limit);
          return copy.toScores();
        });
        expect(numbers.map((_, slot) => scores.at(slot))).toEqual(numbers);
        expect(numbers.map((_, slot) => limited.at(slot))).toEqual(numbers.map((number) => Math.min(number, limit)));
        const reaching = [...numbers.keys()].filter((slot) => (numbers[slot] ?? 0) >= limit);
        expect(scores.atLeast(limit)).toEqual(setOf(reaching));
      }),
    );
  });
});
