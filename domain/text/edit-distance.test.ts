import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['weld', 'weld', 0],
  ['weld', 'wela', 1],
  ['weld', 'wel', 1],
  ['weld', 'eld', 1],
  ['weld', 'wleld', 1],
  ['weld', 'wedl', 1],
  ['weld', 'ewld', 1],
  ['ab', 'ba', 1],
  ['', 'a', 1],
  ['', '', 0],
  ['weld', 'wodl', 2],
  ['weld', 'dlew', 3],
  ['radiography', 'radiograhpyy', 2],
  ['øresund', 'øersund', 1],
  ['東京', '京東', 1],
  ['москва', 'масква', 1],
])('%j and %j: %i', (a, b, expected) => {
  for (const max of [0, 1, 2, 5]) {
    expect(editDistance(a, b, max)).toBe(Math.min(expected, max + 1));
    expect(editDistance(b, a, max)).toBe(Math.min(expected, max + 1));
  }
});

test('decision 4: long texts and bytes are compared in the same way', () => {
  const text = 'Prüfgesellschaft für Werkstoffe '.repeat(20);
  expect(editDistance(text, `${text.slice(0, 300)}x${text.slice(301)}`, 2)).toBe(1);
  expect(editDistance(text, [...text].reverse().join(''), 2)).toBe(3);
  expect(editDistance(Buffer.from('houston'), Buffer.from('huoston'), 2)).toBe(1);
});

test('decision 4: it is the optimal string alignment distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(alignmentDistance(a, b), max + 1));
    }),
    { numRuns: 2_000 },
  );
});

/** The textbook table, for comparison. */
function alignmentDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = Math.min(...steps);
    }
  }
  return at(a.length, b.length);
}
