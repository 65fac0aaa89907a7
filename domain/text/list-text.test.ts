import { expect, test } from 'vitest';
import { cleanList, splitList } from './list-text.ts';

test('section 2: list items are trimmed, empty and repeated ones are ignored, the first spelling stays', () => {
  expect(cleanList([' UT ', '', 'ut', '  ', 'Phased Array', 'PHASED ARRAY', 'RT'])).toEqual([
    'UT',
    'Phased Array',
    'RT',
  ]);
});

test('section 5: items are separated by a pipe', () => {
  expect(splitList('UT | RT||ut|  Leak, helium ')).toEqual(['UT', 'RT', 'Leak, helium']);
  expect(splitList('  ')).toEqual([]);
});
