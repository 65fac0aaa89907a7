import type { Coordinates } from '#domain/places/resolved-place.ts';

export type Box = { south: number; west: number; north: number; east: number };

export const EARTH_RADIUS_MILES = 3_958.8;
const MILES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_MILES;

/** The great-circle distance. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
}

/**
 * Holds every point within these miles, and a little more. Where it crosses the date line or holds a pole, it is as
 * wide as the world, so that `west <= longitude <= east` is right everywhere.
 */
export function boxAround(centre: Coordinates, miles: number): Box {
  const height = miles / MILES_PER_DEGREE;
  const south = Math.max(-90, centre.latitude - height);
  const north = Math.min(90, centre.latitude + height);
  // The circle is widest a little nearer to the pole than its centre; the tangent meridian is exact.
  const ratio = Math.sin(radians(height)) / Math.cos(radians(centre.latitude));
  const width = ratio < 1 && south > -90 && north < 90 ? (Math.asin(ratio) * 180) / Math.PI : 180;
  const west = centre.longitude - width;
  const east = centre.longitude + width;
  return west < -180 || east > 180 ? { south, west: -180, north, east: 180 } : { south, west, north, east };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
