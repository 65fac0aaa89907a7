import { EARTH_RADIUS_MILES } from '#domain/places/coordinates.ts';
import { boundsOf, MAP_SHAPES, type MapFrame, type MapWindows } from './map-frames.ts';
import type { Point } from './map-projection.ts';
import { type MapFocus, windowAt } from './map-window.ts';

/** The minimum width of a map around a town. */
const MIN_MILES = 300;
/** Beyond this zoom there would be no coast and no border to recognise the place by. */
const MAX_TOWN_SCALE = 3;
/** Around the points, as a share of their extent. */
const MARGIN = 0.5;

/** The part of a map that a focus shows, in each shape. */
export function windowsAt(frame: MapFrame, focus: MapFocus | null): MapWindows {
  if (focus === null) return frame.windows;
  const windows = MAP_SHAPES.map((shape) => [shape, windowAt(frame.windows[shape], frame.extent, focus)] as const);
  return Object.fromEntries(windows) as MapWindows;
}

/** The focus that shows these points, with some land around them; null where that is most of the map, or there are none. */
export function focusOn(frame: MapFrame, points: readonly Point[]): MapFocus | null {
  if (points.length === 0) return null;
  const { x, y, width, height } = boundsOf(points);
  const minWidth = (MIN_MILES / EARTH_RADIUS_MILES) * frame.scale;
  const { wide } = frame.windows;
  const needed = Math.max(width * (1 + MARGIN), height * (1 + MARGIN) * (wide.width / wide.height), minWidth);
  const scale = Math.min(MAX_TOWN_SCALE, wide.width / needed);
  return scale <= 1.2 ? null : { x: x + width / 2, y: y + height / 2, scale };
}
