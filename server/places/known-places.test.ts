import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { milesBetween } from '#domain/places/coordinates.ts';
import { loadedGazetteer } from './gazetteer.ts';
import { resolvePlace } from './resolve-place.ts';

/** Written from atlases and by hand, not from the gazetteer: what it lacks or has elsewhere shows here. */
const FILE = new URL('../../tests/support/known-places.csv', import.meta.url);
const KnownPlace = z.object({
  city: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});
type KnownPlace = z.infer<typeof KnownPlace>;

const NEAR_MILES = 25;
const gazetteer = loadedGazetteer();
const knownPlaces = z.array(KnownPlace).parse(parse(readFileSync(FILE), { delimiter: ';', columns: true }));

test('decision 5: there are enough places to measure how many are read right', () => {
  expect(knownPlaces.length).toBeGreaterThan(500);
});

test.each<{ form: string; atLeast: number; write: (place: KnownPlace) => string }>([
  { form: 'City, Region, Country', atLeast: 0.98, write: ({ city, region, country }) => joined(city, region, country) },
  { form: 'City, Country', atLeast: 0.97, write: ({ city, country }) => joined(city, country) },
  { form: 'City Country', atLeast: 0.97, write: ({ city, country }) => `${city} ${country}` },
  {
    form: 'an address',
    atLeast: 0.97,
    write: ({ city, country }) => `Unit 4, 12 Harbour Road, ${city} 12345, ${country}`,
  },
  {
    form: 'city, region, country',
    atLeast: 0.98,
    write: (place) => joined(place.city, place.region, place.country).toLowerCase(),
  },
  { form: 'Country / City', atLeast: 0.97, write: ({ city, country }) => `${country} / ${city}` },
  // Fifteen of these names are those of two places in the list.
  { form: 'City', atLeast: 0.93, write: ({ city }) => city },
])('decision 5: "$form" is read to within 25 miles', ({ write, atLeast }) => {
  const misses = knownPlaces.flatMap((known) => {
    const text = write(known);
    const place = resolvePlace(gazetteer, text);
    if (place !== undefined && milesBetween(place, known) <= NEAR_MILES) return [];
    return [`${text} was read as ${place?.label ?? 'nothing'}`];
  });
  expect(1 - misses.length / knownPlaces.length, misses.join('\n')).toBeGreaterThanOrEqual(atLeast);
});

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
