import type { Coordinates } from '#domain/places/resolved-place.ts';

/** On the map: x grows to the east, y to the south. */
export type Point = { x: number; y: number };

/** What a projection does with a place when the centre of the map is at 0, 0. Angles are in radians. */
type RawProjection = (longitude: number, latitude: number) => [x: number, y: number];

const RADIANS = Math.PI / 180;

/** A projection and the point that it is turned to. The base maps are drawn with the same two by another program. */
export type MapProjection = { raw: RawProjection; center: Coordinates };

/** Turns the globe until the centre is at 0, 0, and projects. Upwards is negative, as on screens. */
export function projectTo({ raw, center }: MapProjection, { longitude, latitude }: Coordinates): Point {
  const turned = (longitude - center.longitude) * RADIANS;
  const height = latitude * RADIANS;
  const tilt = center.latitude * RADIANS;
  const across = Math.cos(height) * Math.sin(turned);
  const towards = Math.cos(height) * Math.cos(turned);
  const up = Math.sin(height);
  const [x, y] = raw(
    Math.atan2(across, towards * Math.cos(tilt) + up * Math.sin(tilt)),
    Math.asin(Math.max(-1, Math.min(1, up * Math.cos(tilt) - towards * Math.sin(tilt)))),
  );
  return { x, y: -y };
}

/** Lambert's equal-area projection: true to size, and near its centre true to shape, at any place of the globe. */
export function azimuthalEqualArea(longitude: number, latitude: number): [number, number] {
  const k = Math.sqrt(2 / (1 + Math.cos(latitude) * Math.cos(longitude)));
  return [k * Math.cos(latitude) * Math.sin(longitude), k * Math.sin(latitude)];
}

/** Equal Earth (Šavrič, Patterson and Jenny, 2018): the world true to size, in a familiar shape. */
export function equalEarth(longitude: number, latitude: number): [number, number] {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const t = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude));
  const t2 = t * t;
  const t6 = t2 * t2 * t2;
  const slope = a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2);
  return [(2 * longitude * Math.cos(t)) / (Math.sqrt(3) * slope), t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))];
}
