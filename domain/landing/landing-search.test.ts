import { expect, test } from 'vitest';
import { parseLandingPath } from './landing-path.ts';
import { landingSearches } from './landing-search.ts';

function searches(slug: string) {
  const landing = parseLandingPath(slug);
  if (landing.kind === 'unparseable') throw new Error(slug);
  return landingSearches(landing).map(({ reach, filters }) => [reach, filters]);
}

test('section 4: a location page searches its place, then the whole directory', () => {
  expect(searches('inspection-companies-in-dubai')).toEqual([
    ['own', { location: 'Dubai', within: 'place' }],
    ['around', { location: 'Dubai', within: 'around' }],
    ['everywhere', {}],
  ]);
});

test('section 4: a page of certified laboratories drops the certificate, then the place', () => {
  expect(searches('asme-certified-labs-turkey')).toEqual([
    ['own', { location: 'Türkiye', certification: ['ASME'], within: 'place' }],
    ['around', { location: 'Türkiye', certification: ['ASME'], within: 'around' }],
    ['place', { location: 'Türkiye', within: 'place' }],
    ['everywhere', {}],
  ]);
  expect(searches('iso-17025-labs-in-europe')[0]).toEqual([
    'own',
    { location: 'Europe', certification: ['ISO 17025'], within: 'place' },
  ]);
});

test('section 4: a service page tries the equipment type, the words, then the place alone', () => {
  expect(searches('pressure-vessel-testing-middle-east')).toEqual([
    ['own', { location: 'Middle East', equipmentType: ['pressure vessel'], within: 'place' }],
    ['around', { location: 'Middle East', equipmentType: ['pressure vessel'], within: 'around' }],
    ['own', { location: 'Middle East', search: 'pressure vessel', searchIn: 'services', within: 'place' }],
    ['around', { location: 'Middle East', search: 'pressure vessel', searchIn: 'services', within: 'around' }],
    ['place', { location: 'Middle East', within: 'place' }],
  ]);
  expect(searches('ultrasonic-testing-services')).toEqual([
    ['own', { equipmentType: ['ultrasonic'] }],
    ['own', { search: 'ultrasonic', searchIn: 'services' }],
    ['everywhere', {}],
  ]);
  // "Safety valve" alone is equipment, which many inspect who test no valve.
  expect(searches('safety-valve-testing-services')[1]).toEqual([
    'own',
    { search: 'safety valve test', searchIn: 'services' },
  ]);
});
