import { expect, test } from 'vitest';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { fileTwins } from './file-twins.ts';

test.each([
  ['one town', () => 'oslo'],
  ['a town each', (row: number) => `town ${row}`],
])('decision 23: rows with one mail domain in %s are not all compared with each other', (_name, townOf) => {
  const count = 1_000;
  let reads = 0;
  const outcomes = Array.from({ length: count }, (_, index): ImportedRow => {
    const traits = { town: townOf(index), own: [`name ${index}`], group: ['email domain group.example'] };
    return {
      row: index + 1,
      name: `Office ${index}`,
      outcome: 'created',
      reasons: [],
      get traits() {
        reads++;
        return traits;
      },
    };
  });
  const twins = fileTwins(outcomes);
  expect(twins.size).toBe(townOf(1) === townOf(2) ? count : 0);
  expect(reads).toBeLessThan(20 * count);
});
