import { type MapFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { equalEarth, type Point } from '#domain/maps/map-projection.ts';
import type { Atlas, Piece, Position } from './atlas.ts';

const RADIANS = Math.PI / 180;
/** Arcs outside the frame close the outlines with this tolerance, in degrees. */
const FAR_TOLERANCE = 1;
/** In radians: what is further from the frame does not reach into it by that. */
const FAR = 2 * FAR_TOLERANCE * RADIANS;

/** A direction from the centre of the globe. */
type Direction = { x: number; y: number; z: number };
type Circle = { center: Direction; radius: number };
type Prepared = { circles: Circle[]; farArcs: Position[][] };
const prepared = new WeakMap<Atlas, Prepared>();

/** The radius of the circle around a frame, in radians; π for Equal Earth maps. */
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
  const middle = directionTo([longitude, latitude]);
  const radius = radiusOf(frame);
  const isNear = circles.map((circle) => angleBetween(circle.center, middle) <= radius + circle.radius + FAR);
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
  const cached = prepared.get(atlas);
  if (cached !== undefined) return cached;
  const result = {
    circles: atlas.arcs.map(circleAround),
    farArcs: atlas.arcs.map((arc) => thinLine(arc, ([x, y]) => ({ x, y }), FAR_TOLERANCE)),
  };
  prepared.set(atlas, result);
  return result;
}

function circleAround(arc: Position[]): Circle {
  const center = directionTo(arc[Math.floor(arc.length / 2)] ?? [0, 0]);
  let radius = 0;
  for (const position of arc) radius = Math.max(radius, angleBetween(center, directionTo(position)));
  return { center, radius };
}

function directionTo([longitude, latitude]: Position): Direction {
  const [turn, height] = [longitude * RADIANS, latitude * RADIANS];
  return { x: Math.cos(height) * Math.cos(turn), y: Math.cos(height) * Math.sin(turn), z: Math.sin(height) };
}

function angleBetween(a: Direction, b: Direction): number {
  return Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)));
}

/** The Ramer-Douglas-Peucker algorithm: no removed point is further from the line than the tolerance. */
function thinLine(line: Position[], toPlane: (position: Position) => Point, tolerance: number): Position[] {
  const [xs, ys] = [new Float64Array(line.length), new Float64Array(line.length)];
  for (const [index, position] of line.entries()) {
    const { x, y } = toPlane(position);
    xs[index] = x;
    ys[index] = y;
  }
  const isInLine = new Uint8Array(line.length);
  isInLine[0] = 1;
  isInLine[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const furthest = furthestFromLine(xs, ys, from, to, tolerance);
    if (furthest === 0) continue;
    isInLine[furthest] = 1;
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, index) => isInLine[index] === 1);
}

/** The point between two others that is furthest from the line between them; 0 if none is further than the tolerance. */
function furthestFromLine(xs: Float64Array, ys: Float64Array, from: number, to: number, tolerance: number): number {
  const [startX, startY] = [xs[from] as number, ys[from] as number];
  const [dx, dy] = [(xs[to] as number) - startX, (ys[to] as number) - startY];
  const square = dx * dx + dy * dy;
  let [furthest, distance] = [0, tolerance * tolerance];
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = [(xs[index] as number) - startX, (ys[index] as number) - startY];
    const along = square === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / square));
    const [awayX, awayY] = [x - along * dx, y - along * dy];
    const away = awayX * awayX + awayY * awayY;
    if (away > distance) [furthest, distance] = [index, away];
  }
  return furthest;
}
