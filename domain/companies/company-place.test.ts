import { expect, test } from 'vitest';
import { companyPlace } from './company-place.ts';

const typed = { location: 'typed', placePrecision: 'city' } as const;

test.each([
  ['Houston, Texas', { city: 'Houston', region: 'Texas', countryCode: 'US' }],
  ['İzmir, Türkiye', { city: 'İzmir', region: 'İzmir', countryCode: 'TR' }],
  ['Singapore', { city: 'Singapore', region: null, countryCode: 'SG' }],
  ['Luxembourg', { city: 'Luxembourg', region: 'Luxembourg', countryCode: 'LU' }],
  ['typed', { city: null, region: 'Texas', countryCode: 'US', placePrecision: 'region' as const }],
  ['typed', { city: null, region: null, countryCode: null, placePrecision: 'none' as const }],
])('look: one town has one spelling, %s', (place, company) => {
  expect(companyPlace({ ...typed, ...company })).toBe(place);
});
