import { expect, test } from 'vitest';
import { boxAround, milesBetween } from '#domain/places/coordinates.ts';

const LONDON = { latitude: 51.50853, longitude: -0.12574 };
const ISTANBUL = { latitude: 41.01384, longitude: 28.94966 };
const SUVA = { latitude: -18.1416, longitude: 178.4419 };

test('decision 5: London and Istanbul are 1,552 miles apart', () => {
  expect(milesBetween(LONDON, ISTANBUL)).toBeCloseTo(1_552.4, 0);
  expect(milesBetween(LONDON, LONDON)).toBe(0);
});

test('decision 5: opposite points are half the earth apart', () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, 0);
});

test.each([LONDON, ISTANBUL, SUVA, { latitude: 78.2, longitude: 15.6 }])(
  'decision 5: a box holds its circle',
  (centre) => {
    const box = boxAround(centre, 100);
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const point = destination(centre, 99.9, (degrees * Math.PI) / 180);
      expect(point.latitude).toBeGreaterThan(box.south);
      expect(point.latitude).toBeLessThan(box.north);
      expect(point.longitude).toBeGreaterThanOrEqual(box.west);
      expect(point.longitude).toBeLessThanOrEqual(box.east);
    }
  },
);

test('decision 5: a box over a pole or the date line is as wide as the world', () => {
  expect(boxAround({ latitude: 89.9, longitude: 10 }, 100)).toMatchObject({ west: -180, north: 90, east: 180 });
  expect(boxAround(SUVA, 200)).toMatchObject({ west: -180, east: 180 });
});

/** The point at this distance in one direction. */
function destination(from: { latitude: number; longitude: number }, miles: number, bearing: number) {
  const angle = miles / 3_958.8;
  const latitude = (from.latitude * Math.PI) / 180;
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  const longitude = from.longitude + (turn * 180) / Math.PI;
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: ((longitude + 540) % 360) - 180 };
}
