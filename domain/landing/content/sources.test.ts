import { expect, test } from 'vitest';
import { factsToRead, SOURCES } from './sources.ts';

test('section 2: a source is due 18 months after it was read, and every address uses HTTPS', () => {
  expect(factsToRead(new Date('2028-05-31T00:00:00Z'))).toEqual([]);
  expect(factsToRead(new Date('2028-06-01T00:00:00Z'))).toHaveLength(Object.keys(SOURCES).length);
  for (const { name, url, asOf } of Object.values(SOURCES)) {
    expect(asOf, name).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    if (url !== null) expect(new URL(url).protocol, name).toBe('https:');
  }
});
