import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '#domain/places/coordinates.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { describePlace } from './describe-place.ts';
import { loadedGazetteer } from './gazetteer.ts';
import { nearestPlace } from './nearest-place.ts';
import { resolvePlace } from './resolve-place.ts';
import { suggestPlaces } from './suggest-places.ts';

const BIG_CITIES = 2_000;
/** Some cities are there twice, such as Lexington and Lexington-Fayette. */
const SAME_TOWN_MILES = 5;
const gazetteer = loadedGazetteer();

test('decision 5: the labels of great cities are read as the same cities', () => {
  const labels = new Set<string>();
  const changed = [];
  for (let city = 0; city < BIG_CITIES; city += 1) {
    const place = describePlace(gazetteer, city);
    // Of two cities with the same label it is the greater one.
    if (labels.has(place.label)) continue;
    labels.add(place.label);
    const again = resolvePlace(gazetteer, place.label);
    if (again === undefined || milesBetween(place, again) > SAME_TOWN_MILES)
      changed.push(`${place.label}: ${again?.label}`);
  }
  expect(labels.size).toBeGreaterThan(BIG_CITIES - 20);
  expect(changed).toEqual([]);
});

test('decision 5: the labels of countries are read as the same countries', () => {
  const uninhabited = COUNTRIES.filter(({ name }) => resolvePlace(gazetteer, name) === undefined).map(
    ({ code }) => code,
  );
  expect(uninhabited).toEqual(['BV', 'HM', 'UM']);
  for (const { code, name } of COUNTRIES) {
    const place = resolvePlace(gazetteer, name);
    if (place === undefined) continue;
    expect(place.countryCode, name).toBe(code);
    expect(resolvePlace(gazetteer, place.label), name).toEqual(place);
  }
});

test.each(['US', 'CA', 'AU', 'DE', 'TR', 'BR', 'IN', 'SA', 'AE', 'GB', 'NO', 'CN'])(
  'decision 5: the labels of the regions of %s are read as the same regions',
  (countryCode) => {
    for (let number = 0; ; number += 1) {
      const place = describePlace(gazetteer, gazetteer.cityCount + number);
      if (place.precision !== 'region') break;
      if (place.countryCode === countryCode) expect(resolvePlace(gazetteer, place.label), place.label).toEqual(place);
    }
  },
);

test('decision 5: the names of all states of the USA are states or cities of the USA, but for Georgia', () => {
  const states = [];
  for (let number = 0; ; number += 1) {
    const place = describePlace(gazetteer, gazetteer.cityCount + number);
    if (place.precision !== 'region') break;
    if (place.countryCode === 'US') states.push(place.region ?? '');
  }
  expect(states).toHaveLength(51);
  const elsewhere = states.filter((state) => resolvePlace(gazetteer, state)?.countryCode !== 'US');
  expect(elsewhere).toEqual(['Georgia']);
  for (const state of states) expect(resolvePlace(gazetteer, `${state}, USA`)?.countryCode, state).toBe('US');
});

const words = fc.constantFrom(
  ...'san santa de la new york st. saint al el TX CA DE WA , ; / ( ) - Georgia Paris Victoria Springfield UK 77002'.split(
    ' ',
  ),
);
const texts = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
);

test('decision 5: whatever is typed, reading it neither fails nor has side effects', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, misspelt) => {
      const place = resolvePlace(gazetteer, text, { misspelt });
      expect(resolvePlace(gazetteer, text, { misspelt })).toEqual(place);
      if (place !== undefined) expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
      expect(suggestPlaces(gazetteer, text, 7).length).toBeLessThanOrEqual(7);
    }),
    { numRuns: 300 },
  );
});

test('every point of the earth has a nearest place', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        expect(nearestPlace(gazetteer, { latitude, longitude })?.precision).toBe('city');
      },
    ),
    { numRuns: 50 },
  );
});
