import { expect, test } from 'vitest';
import { focusOn, windowsAt } from '#domain/maps/map-focus.ts';
import { countryFrame, placeOnMap, worldFrame } from '#domain/maps/map-frames.ts';
import { readFocus, writeFocus } from '#domain/maps/map-window.ts';

test('a focus in an address is read as it was written', () => {
  for (const focus of [
    { x: 512, y: 230, scale: 4 },
    { x: -12, y: -80, scale: 1 },
    { x: 999, y: 0, scale: 3.7 },
  ]) {
    expect(readFocus(writeFocus(focus))).toEqual(focus);
  }
  for (const wrong of ['', '1,2', '1,2,0', '1,2,65', '1,2,3,4', 'a,b,c', '1e3,2,3', '1,2,NaN', '12345,1,2']) {
    expect(readFocus(wrong), wrong).toBeUndefined();
  }
});

test('a closer look has the same shape and never leaves the map', () => {
  const frame = worldFrame();
  for (const focus of [
    { x: 500, y: 250, scale: 4 },
    { x: -9999, y: -9999, scale: 2 },
    { x: 9999, y: 9999, scale: 16 },
  ]) {
    for (const [shape, window] of Object.entries(windowsAt(frame, focus))) {
      const full = frame.windows[shape as keyof typeof frame.windows];
      expect(window.width).toBeCloseTo(full.width / focus.scale, 5);
      expect(window.width / window.height).toBeCloseTo(full.width / full.height, 5);
      expect(window.x).toBeGreaterThanOrEqual(frame.extent.x);
      expect(window.y + window.height).toBeLessThanOrEqual(frame.extent.y + frame.extent.height + 1e-6);
    }
  }
});

test('companies in one part of a large country are shown closer, those all over it are not', () => {
  const frame = countryFrame('US');
  if (frame === undefined) throw new Error('The United States have no map.');
  const houston = placeOnMap(frame, { longitude: -95.4, latitude: 29.8 });
  const seattle = placeOnMap(frame, { longitude: -122.3, latitude: 47.6 });
  const boston = placeOnMap(frame, { longitude: -71.1, latitude: 42.4 });
  expect(focusOn(frame, [houston])).toMatchObject({ x: houston.x, y: houston.y, scale: 3 });
  expect(focusOn(frame, [houston, seattle, boston])).toBeNull();
  expect(focusOn(frame, [])).toBeNull();
});
