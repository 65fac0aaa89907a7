import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneMistakeAway, Spelling } from './spelling.ts';

/** Of these words, commonest first. */
function spellingOf(words: string[]): Spelling {
  const made = new Spelling((word) => words.length - words.indexOf(word));
  for (const word of words) made.add(word);
  return made;
}

const spelling = spellingOf([
  'ultrasonic',
  'testing',
  'pressure',
  'vessel',
  'weld',
  'welding',
  'array',
  'houston',
  'boston',
]);

describe('decision 4: words that may have a typing mistake', () => {
  test.each([
    ['ultrasonic', 'ultrasonic', 'a known word'],
    ['ultra', 'ultra', 'a beginning of a known word'],
    ['weld', 'weld', 'a word that is also a beginning'],
    ['zzzzzz', 'zzzzzz', 'a word like no other'],
    ['wed', 'wed', 'a code of three letters'],
    ['', '', 'nothing'],
  ])('%j stays as it is: %s', (word, expected) => {
    expect(spelling.candidates(word)).toEqual([expected]);
  });

  test.each([
    ['ultrasnic', 'ultrasonic'],
    ['ultrasonnic', 'ultrasonic'],
    ['ultrasanic', 'ultrasonic'],
    ['ultrasoinc', 'ultrasonic'],
    ['ltrasonic', 'ultrasonic'],
    ['xultrasonic', 'ultrasonic'],
    ['huoston', 'houston'],
    ['vesel', 'vessel'],
  ])('%s is read as %s', (word, expected) => {
    expect(spelling.candidates(word)).toEqual([expected]);
  });

  test('two mistakes are another word', () => {
    expect(spelling.candidates('ultrznic')).toEqual(['ultrznic']);
  });

  test('several words may be meant: those of the same length first, eight at most', () => {
    const many = spellingOf(['bolts', 'colt', 'molt', 'dolt', 'jolt', 'volt', 'holt', 'tolt', 'rolt', 'solt', 'olt']);
    const meant = many.candidates('qolt');
    expect(meant).toEqual(['colt', 'molt', 'dolt', 'jolt', 'volt', 'holt', 'tolt', 'rolt']);
  });

  test('a directory without words knows nothing better', () => {
    expect(spellingOf([]).candidates('ultrasnic')).toEqual(['ultrasnic']);
  });

  test('words that are added later are known, and those that nobody has any more are not', () => {
    const gone = new Set<string>();
    const growing = new Spelling((word) => (gone.has(word) ? 0 : 1));
    for (const word of ['weld', 'crane']) growing.add(word);
    expect(growing.candidates('hiost')).toEqual(['hiost']);
    for (const word of ['hoist', 'anchor', 'zinc', 'crawler']) growing.add(word);
    expect(growing.candidates('hiost')).toEqual(['hoist']);
    expect([...growing.withPrefix('cra')]).toEqual(['crane', 'crawler']);
    expect(growing.candidates('crawl')).toEqual(['crawl']);
    gone.add('hoist').add('crawler');
    expect(growing.candidates('hiost')).toEqual(['hiost']);
    expect(growing.candidates('crawl')).toEqual(['crawl']);
    expect(growing.candidates('hoist')).toEqual(['hoist']);
  });
});

describe('decision 4: one mistake', () => {
  test.each([
    ['weld', 'weld', false],
    ['weld', 'wela', true],
    ['weld', 'wel', true],
    ['weld', 'eld', true],
    ['weld', 'welds', true],
    ['weld', 'wleld', true],
    ['weld', 'wedl', true],
    ['weld', 'ewld', true],
    ['weld', 'dlew', false],
    ['weld', 'we', false],
    ['weld', 'wealds', false],
    ['weld', 'wodl', false],
    ['ab', 'ba', true],
    ['', 'a', true],
    ['', '', false],
    ['', 'ab', false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(isOneMistakeAway(a, b)).toBe(expected);
    expect(isOneMistakeAway(b, a)).toBe(expected);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  test('is the optimal string alignment distance of 1', () => {
    fc.assert(fc.property(word, word, (a, b) => isOneMistakeAway(a, b) === (alignmentDistance(a, b) === 1)));
  });
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
