import { MAP_CLOSEST } from '#domain/constants.ts';
import type { Window } from './map-frames.ts';
import type { Point } from './map-projection.ts';

/** How a map is looked at: what is in the middle, in its units, and how many times closer than all of it. */
export type MapFocus = Point & { scale: number };

/** The part of a map that a focus shows. It never leaves the map. Server and browser show the same part. */
export function windowAt(full: Window, extent: Window, { x, y, scale }: MapFocus): Window {
  const [width, height] = [full.width / scale, full.height / scale];
  return {
    x: Math.max(extent.x, Math.min(x - width / 2, extent.x + extent.width - width)),
    y: Math.max(extent.y, Math.min(y - height / 2, extent.y + extent.height - height)),
    width,
    height,
  };
}

/** A focus as it stands in an address: "512,230,4". */
export function writeFocus({ x, y, scale }: MapFocus): string {
  return [Math.round(x), Math.round(y), Math.round(scale * 10) / 10].join();
}

/** "512,230,4" in the address of a page: what is in the middle, and how many times closer it is. */
export function readFocus(text: string): MapFocus | undefined {
  const [x, y, scale] = text.split(',').map(Number);
  if (!/^-?\d{1,4},-?\d{1,4},\d{1,2}(\.\d)?$/.test(text)) return undefined;
  if (x === undefined || y === undefined || scale === undefined) return undefined;
  return scale >= 1 && scale <= MAP_CLOSEST ? { x, y, scale } : undefined;
}
