import { expect, test } from 'vitest';
import {
  allFrames,
  countryFrame,
  type MapFrame,
  placeOnMap,
  regionFrame,
  type Window,
  worldFrame,
} from '#domain/maps/map-frames.ts';
import { azimuthalEqualArea, equalEarth, projectTo } from '#domain/maps/map-projection.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { REGIONS } from '#domain/places/regions.ts';

/** Antarctica and uninhabited islands. */
const WITHOUT_MAP = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];

test('the world, every region and every inhabited country has one map', () => {
  const keys = allFrames().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const countries = COUNTRIES.filter(({ code }) => !WITHOUT_MAP.includes(code)).map(({ code }) => code.toLowerCase());
  expect(keys.toSorted()).toEqual(['world', ...REGIONS.map(({ slug }) => slug), ...countries].sort());
});

test('the projections give the round numbers of their definitions', () => {
  expect(equalEarth(0, 0)).toEqual([0, 0]);
  expect(equalEarth(Math.PI, 0)[0]).toBeCloseTo(2.70663, 5);
  expect(equalEarth(0, Math.PI / 2)[1]).toBeCloseTo(1.31736, 5);
  expect(azimuthalEqualArea(0, 0)).toEqual([0, 0]);
  expect(azimuthalEqualArea(0, Math.PI / 2)[1]).toBeCloseTo(Math.SQRT2, 10);
  expect(azimuthalEqualArea(Math.PI / 2, 0)[0]).toBeCloseTo(Math.SQRT2, 10);
});

test('a turned globe has its centre in the middle, north above and east at the right', () => {
  const projection = { raw: azimuthalEqualArea, center: { longitude: 178, latitude: -41 } };
  const { x, y } = projectTo(projection, projection.center);
  expect([x, y].map(Math.abs)).toEqual([expect.closeTo(0, 10), expect.closeTo(0, 10)]);
  expect(projectTo(projection, { longitude: 178, latitude: -40 }).y).toBeLessThan(0);
  // Beyond the date line.
  expect(projectTo(projection, { longitude: -179, latitude: -41 }).x).toBeGreaterThan(0);
});

test('both windows have their shape, and the file has all of both', () => {
  for (const { key, windows, extent } of allFrames()) {
    expect(windows.wide.width / windows.wide.height, key).toBeCloseTo(2, 5);
    expect(windows.narrow.width / windows.narrow.height, key).toBeCloseTo(key === 'world' ? 16 / 9 : 4 / 3, 5);
    expect([windows.wide.x, windows.wide.width].map(Math.round), key).toEqual([0, 1000]);
    for (const { x, y, width, height } of Object.values(windows)) {
      expect([extent.x <= x, extent.y <= y, extent.x + extent.width >= x + width - 1e-6], key).not.toContain(false);
      expect(extent.y + extent.height, key).toBeGreaterThanOrEqual(y + height - 1e-6);
    }
  }
});

const CITIES: [frame: MapFrame | undefined, name: string, longitude: number, latitude: number][] = [
  [worldFrame(), 'Houston', -95.4, 29.8],
  [worldFrame(), 'Auckland', 174.8, -36.8],
  [worldFrame(), 'Stavanger', 5.7, 59],
  [worldFrame(), 'Punta Arenas', -70.9, -53.2],
  [regionFrame('europe'), 'Lisbon', -9.1, 38.7],
  [regionFrame('europe'), 'Perm', 56.2, 58],
  [regionFrame('oceania'), 'Suva', 178.4, -18.1],
  [regionFrame('oceania'), 'Apia', -171.8, -13.8],
  [countryFrame('RU'), 'Kaliningrad', 20.5, 54.7],
  [countryFrame('RU'), 'Vladivostok', 131.9, 43.1],
  [countryFrame('US'), 'Miami', -80.2, 25.8],
  [countryFrame('US'), 'Seattle', -122.3, 47.6],
  [countryFrame('FJ'), 'Suva', 178.4, -18.1],
  [countryFrame('NZ'), 'Invercargill', 168.3, -46.4],
  [countryFrame('NO'), 'Hammerfest', 23.7, 70.7],
  [countryFrame('SG'), 'Jurong', 103.7, 1.3],
];

test.each(CITIES)('%# a city is on both shapes of its maps', (frame, name, longitude, latitude) => {
  expect(frame).toBeDefined();
  if (frame === undefined) return;
  const place = placeOnMap(frame, { longitude, latitude });
  for (const window of Object.values(frame.windows))
    expect(isInside(place, window), `${frame.key}: ${name}`).toBe(true);
});

test('what a service area is searched by is what its map is about', () => {
  expect(regionFrame('middle-east')?.countries).not.toContain('TR');
  expect(regionFrame('mena')?.countries).toContain('TR');
  expect(countryFrame('AQ')).toBeUndefined();
  expect(regionFrame('atlantis')).toBeUndefined();
});

function isInside({ x, y }: { x: number; y: number }, window: Window): boolean {
  return x > window.x && x < window.x + window.width && y > window.y && y < window.y + window.height;
}
