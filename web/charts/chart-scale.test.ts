import { expect, test } from 'vitest';
import { heightScale, isLabelled, ticksOf, widthScale } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [168, [0, 50, 100, 150, 200]],
  [1_284, [0, 500, 1_000, 1_500]],
])('the axis of values up to %i has whole steps and reaches beyond them', (greatest, ticks) => {
  expect(ticksOf(heightScale(greatest))).toEqual(ticks);
});

test('nothing is drawn at the bottom, the end of the axis at the top', () => {
  const height = heightScale(5);
  expect([height(0), height(5)]).toEqual([152, 0]);
});

test('bars share the width evenly, with half a gap at each end', () => {
  const across = widthScale(4);
  expect([0, 1, 2, 3].map(across)).toEqual([3.5, 28.5, 53.5, 78.5].map((start) => expect.closeTo(start, 6)));
  expect(across.bandwidth()).toBeCloseTo(18);
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
