import { expect, test } from 'vitest';
import { findServiceArea, SERVICE_AREAS } from '#domain/places/service-areas.ts';

test('section 3: every one of the seven is found by its own name', () => {
  expect(SERVICE_AREAS).toHaveLength(7);
  for (const area of SERVICE_AREAS) expect(findServiceArea(area)).toBe(area);
});

test.each([
  ['australia and new zealand', 'Australia & New Zealand'],
  ['Asia Pacific', 'Asia-Pacific'],
  ['APAC', 'Asia-Pacific'],
  ['  middle-east ', 'Middle East'],
  ['LATIN AMERICA', 'Latin America'],
])('section 3: "%s" is %s', (text, area) => {
  expect(findServiceArea(text)).toBe(area);
});

test.each(['', 'Asia', 'Germany', 'Europe and Africa'])('section 3: "%s" is none', (text) => {
  expect(findServiceArea(text)).toBeUndefined();
});
