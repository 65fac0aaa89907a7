import { expect, test } from 'vitest';
import { loadedGazetteer } from './gazetteer.ts';
import { nearestPlace } from './nearest-place.ts';

const gazetteer = loadedGazetteer();

test.each([
  [57.15, -2.09, 'Aberdeen, Scotland, United Kingdom'],
  [29.76, -95.37, 'Houston, Texas, United States'],
  [40.78, 29.9, 'İzmit, Kocaeli, Türkiye'],
  [1.3, 103.85, 'Singapore'],
  [-20.74, 116.85, 'Karratha, Western Australia, Australia'],
])('the town at %d, %d is %s', (latitude, longitude, label) => {
  expect(nearestPlace(gazetteer, { latitude, longitude })?.label).toBe(label);
});

test('far from everything the nearest place is far away', () => {
  expect(nearestPlace(gazetteer, { latitude: 0, longitude: -140 })?.precision).toBe('city');
  expect(nearestPlace(gazetteer, { latitude: -90, longitude: 0 })?.precision).toBe('city');
});

test('what are no coordinates have no place', () => {
  expect(nearestPlace(gazetteer, { latitude: Number.NaN, longitude: 0 })).toBeUndefined();
  expect(nearestPlace(gazetteer, { latitude: 91, longitude: 0 })).toBeUndefined();
});
