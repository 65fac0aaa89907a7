import { geoDistance } from 'd3-geo';
import { type MapFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { equalEarth, type Point } from '#domain/maps/map-projection.ts';
import type { Atlas, Piece, Position } from './atlas.ts';

/** What is out of the frame still closes the outlines, with this part of its points, in degrees. */
const FAR_TOLERANCE = 1;

type Circle = { center: Position; radius: number };
type Prepared = { circles: Circle[]; farArcs: Position[][] };
const prepared = new WeakMap<Atlas, Prepared>();

/** The radius of the circle around the centre of a frame that holds all of it, in radians; all there is for a broad one. */
export function radiusOf({ extent, origin, scale, projection }: MapFrame): number {
  if (projection.raw === equalEarth) return Math.PI;
  const across = Math.max(Math.abs(extent.x - origin.x), Math.abs(extent.x + extent.width - origin.x));
  const down = Math.max(Math.abs(extent.y - origin.y), Math.abs(extent.y + extent.height - origin.y));
  return 2 * Math.asin(Math.min(1, Math.hypot(across, down) / scale / 2));
}

/**
 * The part of the atlas that a frame needs: pieces of land that reach into it, without the points that would not be visible.
 * `tolerance` is in units of the map.
 */
export function thinAtlas(atlas: Atlas, frame: MapFrame, tolerance: number): Atlas {
  const { circles, farArcs } = prepare(atlas);
  const { longitude, latitude } = frame.projection.center;
  const radius = radiusOf(frame);
  const isNear = circles.map(
    (circle) => geoDistance(circle.center, [longitude, latitude]) <= radius + circle.radius + 0.01,
  );
  const toMap = (position: Position) => placeOnMap(frame, { longitude: position[0], latitude: position[1] });
  const used = new Set(atlas.countries.flatMap(({ pieces }) => pieces.filter(reaches).flat(2).map(arcNumber)));
  const arcs = atlas.arcs.map((arc, index) => {
    if (!used.has(index)) return [];
    return isNear[index] ? thinLine(arc, toMap, tolerance) : (farArcs[index] ?? []);
  });
  const isArea = (ring: number[]) => ring.reduce((sum, n) => sum + (arcs[arcNumber(n)]?.length ?? 1) - 1, 0) >= 3;
  function reaches(piece: Piece): boolean {
    return piece.some((ring) => ring.some((number) => isNear[arcNumber(number)]));
  }
  const countries = atlas.countries.map(({ code, pieces }) => ({
    code,
    pieces: pieces
      .filter(reaches)
      .filter(([outline = []]) => isArea(outline))
      .map((piece) => piece.filter(isArea)),
  }));
  return { arcs, countries: countries.filter(({ pieces }) => pieces.length > 0) };
}

function arcNumber(number: number): number {
  return number < 0 ? ~number : number;
}

function prepare(atlas: Atlas): Prepared {
  const known = prepared.get(atlas);
  if (known !== undefined) return known;
  const made = {
    circles: atlas.arcs.map(circleAround),
    farArcs: atlas.arcs.map((arc) => thinLine(arc, ([x, y]) => ({ x, y }), FAR_TOLERANCE)),
  };
  prepared.set(atlas, made);
  return made;
}

function circleAround(arc: Position[]): Circle {
  const center = arc[Math.floor(arc.length / 2)] ?? [0, 0];
  return { center, radius: Math.max(...arc.map((position) => geoDistance(center, position))) };
}

/** The method of Ramer, Douglas and Peucker: what is left out is nowhere further from the line than the tolerance. */
function thinLine(line: Position[], toPlane: (position: Position) => Point, tolerance: number): Position[] {
  const points = line.map(toPlane);
  const isInLine = new Uint8Array(line.length);
  isInLine[0] = 1;
  isInLine[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [furthest, distance] = [0, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceToLine(points[index], points[from], points[to]);
      if (away > distance) [furthest, distance] = [index, away];
    }
    if (furthest === 0) continue;
    isInLine[furthest] = 1;
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, index) => isInLine[index] === 1);
}

function distanceToLine(point?: Point, from?: Point, to?: Point): number {
  if (point === undefined || from === undefined || to === undefined) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}
