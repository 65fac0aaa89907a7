import type { Window } from '#domain/maps/map-frames.ts';

/** A part of a map as an attribute of SVG. */
export function written({ x, y, width, height }: Window): string {
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

/** To a tenth: half of a pixel at most. */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1_000) / 10}%`;
}
