import { expect, test } from 'vitest';
import { heightOf, isLabelled, ticksUpTo } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [168, [0, 50, 100, 150, 200]],
  [1_284, [0, 500, 1_000, 1_500]],
])('the axis of values up to %i has whole steps and reaches beyond them', (greatest, ticks) => {
  expect(ticksUpTo(greatest)).toEqual(ticks);
});

test('nothing is drawn at the bottom, the end of the axis at the top', () => {
  expect([heightOf(0, [0, 5]), heightOf(5, [0, 5])]).toEqual([152, 0]);
});

test.each([
  ['months', 12, 'Nov', 12],
  ['weeks', 53, '31 Aug', 6],
  ['ages', 5, '8 to 30 days', 5],
])('of many %s those are labelled that have room, with the last', (_what, count, label, most) => {
  const labels = Array.from({ length: count }, () => label);
  const labelled = [...labels.keys()].filter((index) => isLabelled(index, labels));
  expect(labelled.length).toBeLessThanOrEqual(most);
  expect(labelled.at(-1)).toBe(count - 1);
});
