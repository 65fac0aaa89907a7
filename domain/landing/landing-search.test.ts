import { expect, test } from 'vitest';
import { parseLandingPath } from './landing-path.ts';
import { landingSearches } from './landing-search.ts';

function searches(slug: string) {
  const landing = parseLandingPath(slug);
  if (landing.kind === 'unparseable') throw new Error(slug);
  return landingSearches(landing).map(({ reach, filters }) => [reach, filters]);
}

test('section 4: a location page searches its place, then everywhere', () => {
  expect(searches('inspection-companies-in-dubai')).toEqual([
    ['own', { location: 'Dubai' }],
    ['everywhere', {}],
  ]);
});

test('section 4: a page of certified laboratories drops the certificate, then the place', () => {
  expect(searches('asme-certified-labs-turkey')).toEqual([
    ['own', { location: 'Türkiye', certification: 'ASME' }],
    ['place', { location: 'Türkiye' }],
    ['everywhere', {}],
  ]);
  expect(searches('iso-17025-labs-in-europe')[0]).toEqual(['own', { location: 'Europe', certification: 'ISO 17025' }]);
});

test('section 4: a service page tries the equipment type, the words, then the place alone', () => {
  expect(searches('pressure-vessel-testing-middle-east')).toEqual([
    ['own', { location: 'Middle East', equipmentType: 'pressure vessel' }],
    ['own', { location: 'Middle East', search: 'pressure vessel' }],
    ['place', { location: 'Middle East' }],
  ]);
  expect(searches('ultrasonic-testing-services')).toEqual([
    ['own', { equipmentType: 'ultrasonic' }],
    ['own', { search: 'ultrasonic' }],
    ['everywhere', {}],
  ]);
});
