import { describe, expect, test } from 'vitest';
import { runSteps } from './sort-in-steps.ts';
import { Spelling } from './spelling.ts';

/** Of these words, commonest first. */
function spellingOf(words: string[]): Spelling {
  const made = new Spelling((word) => words.length - words.indexOf(word));
  for (const word of words) made.add(word);
  runSteps(made.prepare())();
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
    ['ultra', 'ultra', 'a prefix of a known word'],
    ['weld', 'weld', 'a word that is also a prefix'],
    ['zzzzzz', 'zzzzzz', 'a word like no other'],
    ['wed', 'wed', 'a code of three characters'],
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

  test('words that are added later are known, and those that no company has any more are not', () => {
    const gone = new Set<string>();
    const growing = new Spelling((word) => (gone.has(word) ? 0 : 1));
    for (const word of ['weld', 'crane']) growing.add(word);
    runSteps(growing.prepare())();
    expect(growing.candidates('hiost')).toEqual(['hiost']);
    for (const word of ['hoist', 'anchor', 'zinc', 'crawler']) growing.add(word);
    runSteps(growing.prepare())();
    expect(growing.candidates('hiost')).toEqual(['hoist']);
    expect([...growing.withPrefix('cra')]).toEqual(['crane', 'crawler']);
    expect(growing.candidates('crawl')).toEqual(['crawl']);
    gone.add('hoist').add('crawler');
    expect(growing.candidates('hiost')).toEqual(['hiost']);
    expect(growing.candidates('crawl')).toEqual(['crawl']);
    expect(growing.candidates('hoist')).toEqual(['hoist']);
  });
});
