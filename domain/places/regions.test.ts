import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion, REGIONS, suggestRegions } from '#domain/places/regions.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';

test('section 2: every country of a region exists and stands there once', () => {
  const known = new Set(COUNTRIES.map((country) => country.code));
  for (const region of REGIONS) {
    expect(region.countries.length, region.slug).toBeGreaterThan(0);
    expect(new Set(region.countries).size, region.slug).toBe(region.countries.length);
    expect(
      region.countries.filter((code) => !known.has(code)),
      region.slug,
    ).toEqual([]);
  }
});

test('section 2: a name, slug or alias finds its own region', () => {
  for (const region of REGIONS) {
    for (const text of [region.name, region.slug, ...region.aliases]) expect(findRegion(text), text).toBe(region);
  }
});

test('section 3: every one of them is a region with at least its own countries', () => {
  for (const area of SERVICE_AREAS) {
    const own = COUNTRIES.filter((country) => country.serviceArea === area).map((country) => country.code);
    expect(findRegion(area)?.countries).toEqual(expect.arrayContaining(own));
  }
});

test.each([
  ['EU', 'european-union'],
  ['the European Union', 'european-union'],
  ['Gulf', 'gcc'],
  ['GCC', 'gcc'],
  ['MENA', 'mena'],
  ['APAC', 'asia-pacific'],
  ['middle east', 'middle-east'],
  ['Middle East & Africa', 'middle-east-and-africa'],
  ['Southeast Asia', 'southeast-asia'],
  ['South-East Asia', 'southeast-asia'],
  ['Oceania', 'oceania'],
  ['Scandinavia', 'scandinavia'],
  ['the Nordics', 'nordic-countries'],
  ['benelux', 'benelux'],
  ['Central America', 'central-america'],
  ['West Africa', 'west-africa'],
  ['Balkans', 'balkans'],
])('section 2: "%s" is the region %s', (text, slug) => {
  expect(findRegion(text)?.slug).toBe(slug);
});

test.each(['', 'Germany', 'Istanbul', 'worldwide'])('section 2: "%s" is no region', (text) => {
  expect(findRegion(text)).toBeUndefined();
});

test('section 2: the linked regions hold whom a buyer expects there', () => {
  expect(findRegion('middle-east')?.countries).toEqual(expect.arrayContaining(['AE', 'SA', 'QA', 'TR', 'EG']));
  expect(findRegion('asia')?.countries).toEqual(expect.arrayContaining(['SG', 'IN', 'TR', 'AE']));
  expect(findRegion('europe')?.countries).toEqual(expect.arrayContaining(['GB', 'NL', 'TR', 'NO']));
});

test('section 2: the European Union has 27 members', () => {
  expect(findRegion('EU')?.countries).toHaveLength(27);
});

test.each([
  ['mid', ['Middle East', 'Middle East and North Africa', 'Middle East and Africa']],
  ['North A', ['North America', 'North Africa']],
  ['eu', ['European Union', 'Europe', 'Europe, Middle East and Africa']],
  ['emea', ['Europe, Middle East and Africa']],
  ['the gulf', ['Gulf (GCC)']],
  ['houston', []],
  ['', []],
  ['!', []],
])('section 2: "%s" may become %j', (text, names) => {
  expect(suggestRegions(text)).toEqual(names);
});

test('section 2: as a location, every suggested region is itself', () => {
  for (const region of REGIONS) expect(findRegion(region.name), region.name).toBe(region);
});
