import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIAS_GROUPS } from '#domain/vocabulary/method-aliases.ts';
import { anyText } from '#tests/support/any-text.ts';
import { Spelling } from './spelling.ts';
import { textQuery } from './text-query.ts';

const words = [
  'weld',
  'vessel',
  'pressure',
  'ultrasonic',
  'phased',
  'array',
  ...ALIAS_GROUPS.flat().flatMap((phrase) => phrase.split(' ')),
];
const spelling = new Spelling(() => 1);
for (const word of new Set(words)) spelling.add(word);
/** The query in one line: "weld* and (vessel* or tank*)"; a word with a star is a prefix. */
const read = (search: string) =>
  textQuery(search, spelling)
    .map((alternatives) =>
      alternatives
        .map((choices) =>
          choices
            .map(({ words: choice, isPrefix }) => choice.map((word) => word + (isPrefix ? '*' : '')).join('/'))
            .join('+'),
        )
        .join(' or '),
    )
    .join(' and ');

describe('decision 4: what is typed as a query', () => {
  test('all words are required, and prefixes match', () => {
    expect(read('Weld vess')).toBe('weld* and vess*');
  });

  test('a word that is there twice counts once', () => {
    expect(read('weld vessel weld')).toBe('weld* and vessel*');
  });

  test('case, accents and signs do not count', () => {
    expect(read('  WÉLD,  (Vessel)! ')).toBe(read('weld vessel'));
  });

  test.each(['', '   ', '%', '_', "'", '\\', ':*', '&|!', '\u0301', '—'])('there is no word in %j', (search) => {
    expect(textQuery(search, spelling)).toEqual([]);
  });

  test('a typing mistake stands for the words that may be meant', () => {
    expect(read('vesel')).toBe('vessel*');
  });

  test('an alias stands for its group, and a code in it for itself alone', () => {
    const alternatives = read('MPI').split(' or ');
    expect(alternatives).toContain('mpi');
    expect(alternatives).toContain('mt');
    expect(alternatives).toContain('magnetic*+particle*');
    expect(alternatives).not.toContain('mt*');
  });

  test.each([
    ['MPI', 'MT', 'magnetic particle', 'Magnetic Particle Testing', 'magnetic particle inspection'],
    ['DPI', 'PT', 'dye pen', 'dye penetrant', 'liquid penetrant testing'],
    ['X-ray', 'xray', 'RT', 'radiographic testing', 'radiography'],
    ['UT', 'ultrasonic testing', 'ultrasonic'],
    ['NDT', 'NDE', 'non-destructive testing', 'nondestructive examination'],
  ])('%s and its other names are the same query', (...names) => {
    expect(new Set(names.map(read)).size).toBe(1);
  });

  test('the longest alias counts, and the words around it stay required', () => {
    expect(read('weld magnetic particle testing vessel')).toBe(`weld* and ${read('MT')} and vessel*`);
  });

  test('a misspelt alias is the alias', () => {
    expect(read('ultrasnic testing')).toBe(read('ultrasonic testing'));
  });

  test('a misspelt word that looks like an alias by chance keeps its other readings', () => {
    const query = read('phased aray');
    expect(query).toContain('xray*');
    expect(query).toContain('array*');
  });

  test('more than twelve words are not read', () => {
    const typed = Array.from({ length: 40 }, (_, index) => `zz${index}zz`).join(' ');
    expect(read(typed).split(' and ')).toHaveLength(12);
  });

  test('whatever is typed, words are letters and digits', () => {
    fc.assert(
      fc.property(anyText(20), (typed) =>
        textQuery(typed, spelling)
          .flat(2)
          .every(({ words: choice }) => choice.every((word) => /^[\p{L}\p{N}]+$/u.test(word))),
      ),
    );
  });
});
