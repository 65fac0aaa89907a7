import { expect, test } from 'vitest';
import { normalForm } from '#domain/text/normal-form.ts';
import { ALIAS_GROUPS } from './method-aliases.ts';

test.each([
  ['magnetic particle', ['mt', 'mpi', 'magnetic particle testing', 'magnetic particle inspection']],
  ['pt', ['dpi', 'dye pen', 'dye penetrant', 'liquid penetrant testing', 'liquid penetrant', 'penetrant']],
  ['x ray', ['rt', 'xray', 'radiography', 'radiographic testing', 'radiographic', 'gamma radiography']],
  ['ut', ['ultrasonics', 'ultrasonic', 'ultrasonic testing']],
  ['vt', ['visual testing', 'visual inspection']],
  ['et', ['eddy current', 'ect']],
  ['tensile', ['tensile test', 'tensile testing', 'uts']],
  ['hardness', ['hardness test', 'hardness testing']],
  ['pmi', ['positive material identification']],
  ['psv', ['prv', 'pressure safety valve', 'relief valve', 'safety valve']],
  ['ndt', ['non destructive testing', 'nondestructive testing']],
])('decision 4: "%s" means the same as %j', (phrase, others) => {
  expect(groupOf(phrase)).toEqual(expect.arrayContaining(others));
});

test.each([
  ['ut', 'paut'],
  ['et', 'eca'],
  ['rt', 'digital radiography'],
  ['pt', 'mt'],
  ['hardness test', 'tensile test'],
])('decision 4: "%s" does not mean "%s"', (phrase, other) => {
  expect(groupOf(phrase)).not.toContain(other);
});

test('decision 4: a phrase is in normal form and in one group only', () => {
  const phrases = ALIAS_GROUPS.flatMap((group) => group.phrases);
  expect(phrases.map(normalForm)).toEqual(phrases);
  expect(new Set(phrases).size).toBe(phrases.length);
});

test.each(['at', 'ir', 'pi', 'st', 'visual', 'leak', 'bend', 'drone inspection'])(
  'decision 4: "%s" alone stands for no method',
  (phrase) => {
    expect(groupOf(phrase)).toBeUndefined();
  },
);

function groupOf(phrase: string): readonly string[] | undefined {
  return ALIAS_GROUPS.find(({ phrases }) => phrases.includes(phrase))?.phrases;
}
