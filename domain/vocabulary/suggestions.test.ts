import { expect, test } from 'vitest';
import { MAX_SUGGESTIONS } from '#domain/constants.ts';
import { REGISTRATION_VOCABULARY as words } from './registration-vocabulary.ts';
import { suggest } from './suggestions.ts';

const first = (list: keyof typeof words, typed: string, chosen: string[] = []) =>
  suggest(words[list], typed, chosen, MAX_SUGGESTIONS)[0];

test('section 2: an alias suggests the name in the vocabulary, and is returned with it', () => {
  expect(first('specializations', 'MPI')).toEqual({ name: 'Magnetic particle testing', alias: 'MPI' });
  expect(first('equipmentTypes', 'grp')).toEqual({ name: 'Composite part', alias: 'GRP' });
  expect(first('industries', 'refinery')?.name).toBe('Petrochemical');
  expect(first('certifications', '17025')?.name).toBe('ISO/IEC 17025');
  for (const typed of ['ISO 17025', 'iso 170', 'ISO-17025', 'iso/iec 17025'])
    expect(first('certifications', typed)?.name).toBe('ISO/IEC 17025');
});

test('section 2: a name that begins with what was typed comes before one that contains it', () => {
  expect(suggest([['Deep test'], ['Test bench'], ['Contest']], 'test', [], 5).map(({ name }) => name)).toEqual([
    'Test bench',
    'Deep test',
    'Contest',
  ]);
});

test('section 9: there are at most five suggestions, without those already chosen', () => {
  const all = suggest(words.industries, '', [], MAX_SUGGESTIONS).map(({ name }) => name);
  expect(all).toHaveLength(5);
  expect(suggest(words.industries, '', ['OIL & GAS'], MAX_SUGGESTIONS).map(({ name }) => name)).not.toContain(
    'Oil & Gas',
  );
  expect(first('specializations', 'mpi', ['Magnetic Particle Testing'])?.name).not.toBe('Magnetic particle testing');
  expect(suggest(words.industries, 'zzz', [], MAX_SUGGESTIONS)).toEqual([]);
});
