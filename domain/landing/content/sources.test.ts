import { expect, test } from 'vitest';
import { COUNTRY_GUIDES } from '#domain/guides/country-guides.ts';
import { GUIDES } from '#domain/guides/guides.ts';
import { factsToRead, SOURCES } from './sources.ts';

const ALL = [...Object.values(SOURCES), ...[...GUIDES, ...COUNTRY_GUIDES].flatMap(({ sources }) => sources)];

test('section 2: a source is due 18 months after it was read, and every address uses HTTPS', () => {
  expect(factsToRead(ALL, new Date('2028-05-31T00:00:00Z'))).toEqual([]);
  expect(factsToRead(ALL, new Date('2028-06-01T00:00:00Z'))).toHaveLength(ALL.length);
  for (const { name, url, asOf } of ALL) {
    expect(asOf, name).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    if (url !== null) expect(new URL(url).protocol, name).toBe('https:');
  }
});
