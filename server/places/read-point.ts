import { NEAR_MILES } from '#domain/constants.ts';
import { milesBetween } from '#domain/places/coordinates.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { Gazetteer } from './gazetteer.ts';
import { nearestPlace } from './nearest-place.ts';

const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Whether a text can only be coordinates. */
export function isPoint(text: string): boolean {
  return COORDINATES.test(text.trim());
}

/** With three decimals, some 100 m, a point says more than the town that it is in. */
const EXACT = /^-?\d+\.\d{3,}\s*[,; ]\s*-?\d+\.\d{3,}$/;

/** Whether a text is coordinates that are better than those of a town. */
export function isExactPoint(text: string): boolean {
  return isPoint(text) && EXACT.test(text.trim());
}

/**
 * Coordinates as text, "57.15, -2.09", with the nearest town. Undefined where no town is near: swapped or mistyped numbers
 * are far out at sea.
 */
export function readPoint(gazetteer: Gazetteer, text: string): ResolvedPlace | undefined {
  const [, latitude, longitude] = COORDINATES.exec(text.trim()) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) return undefined;
  const nearest = nearestPlace(gazetteer, point);
  return nearest === undefined || milesBetween(nearest, point) > NEAR_MILES ? undefined : { ...nearest, ...point };
}
