import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIAS_GROUPS } from '#domain/companies/method-aliases.ts';
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
const spelling = new Spelling([...new Set(words)]);
const read = (search: string) => textQuery(search, spelling);

describe('decision 4: what is typed as a query', () => {
  test('all words are required, and beginnings count', () => {
    expect(read('Weld vess')).toBe("('weld':*) & ('vess':*)");
  });

  test('case, accents and signs do not count', () => {
    expect(read('  WÉLD,  (Vessel)! ')).toBe(read('weld vessel'));
  });

  test.each(['', '   ', '%', '_', "'", '\\', ':*', '&|!', '\u0301', '—'])('there is no word in %j', (search) => {
    expect(read(search)).toBeUndefined();
  });

  test('a typing mistake stands for the words that may be meant', () => {
    expect(read('vesel')).toBe("('vessel':*)");
  });

  test('an alias stands for its group, and a code in it for itself alone', () => {
    const query = read('MPI') ?? '';
    expect(query).toContain("('mpi')");
    expect(query).toContain("('mt')");
    expect(query).toContain("('magnetic':* & 'particle':*)");
    expect(query).not.toContain("'mt':*");
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
    expect(read('weld magnetic particle testing vessel')).toBe(`('weld':*) & ${read('MT')} & ('vessel':*)`);
  });

  test('a misspelt alias is the alias', () => {
    expect(read('ultrasnic testing')).toBe(read('ultrasonic testing'));
  });

  test('a misspelt word that looks like an alias by chance keeps its other readings', () => {
    const query = read('phased aray') ?? '';
    expect(query).toContain("'xray':*");
    expect(query).toContain("'array':*");
  });

  test('more than twelve words are not read', () => {
    const typed = Array.from({ length: 40 }, (_, index) => `zz${index}zz`).join(' ');
    expect(read(typed)?.split(' & ')).toHaveLength(12);
  });

  test('nothing that is typed can break the query language', () => {
    const token = /^['\p{L}\p{N}:*&|() ]*$/u;
    fc.assert(
      fc.property(anyText(20), (typed) => {
        const query = read(typed) ?? '';
        const count = (sign: string) => query.split(sign).length - 1;
        return token.test(query) && count("'") % 2 === 0 && count('(') === count(')');
      }),
    );
  });
});
