import { expect, test } from 'vitest';
import { distanceText, usualUnit } from './distance-text.ts';

test.each([
  [0, 'less than a mile', 'less than 2 km'],
  [1, '1 mile', '2 km'],
  [2, '2 miles', '3 km'],
  [12, '12 miles', '19 km'],
  [1_000, '1,000 miles', '1,609 km'],
])('section 2: %d miles in words', (miles, inMiles, inKilometres) => {
  expect(distanceText(miles, 'miles')).toBe(inMiles);
  expect(distanceText(miles, 'km')).toBe(inKilometres);
});

test.each(['en', 'en-US', 'en-us', 'en-GB', 'en-LR', 'my', 'my-MM'])('section 2: %s reads miles', (language) => {
  expect(usualUnit(language)).toBe('miles');
});

test.each(['en-AU', 'en-CA', 'en-IE', 'de', 'es-MX', 'tr-TR', 'zh-Hans-CN', 'mya', ''])(
  'section 2: %s reads kilometres',
  (language) => {
    expect(usualUnit(language)).toBe('km');
  },
);
