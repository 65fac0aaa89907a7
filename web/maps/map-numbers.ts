import type { Window } from '#domain/maps/map-frames.ts';

/** A part of a map as an attribute of SVG. */
export function written({ x, y, width, height }: Window): string {
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
