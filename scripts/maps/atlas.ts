import iso from 'i18n-iso-countries';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Box, COUNTRY_BOXES } from '#domain/maps/country-boxes.ts';
import { readPackageFile } from '../package-file.ts';

export type Position = [longitude: number, latitude: number];
/** Lists of arc numbers as in TopoJSON: the outline of a piece of land, then its holes. */
export type Piece = number[][];
type Country = { code: string | undefined; pieces: Piece[] };
/** The countries of the world. Neighbours share the arcs of their border: changing an arc changes both. */
export type Atlas = { arcs: Position[][]; countries: Country[] };

/** Territories that the atlas lists separately from their country in the view of the United Nations, or by name alone. */
const CODES_BY_NAME: Readonly<Record<string, string>> = {
  Akrotiri: 'CY',
  Baikonur: 'KZ',
  'Cyprus U.N. Buffer Zone': 'CY',
  Dhekelia: 'CY',
  Kosovo: 'XK',
  'N. Cyprus': 'CY',
  Somaliland: 'SO',
};

/** Land that the atlas assigns to another country. */
const REASSIGNED: readonly { from: string; to: string; box: Box | undefined }[] = [
  ...['GF', 'GP', 'MQ', 'RE', 'YT'].map((to) => ({ from: 'FR', to, box: COUNTRY_BOXES[to] })),
  { from: 'NL', to: 'BQ', box: COUNTRY_BOXES.BQ },
  { from: 'NO', to: 'SJ', box: COUNTRY_BOXES.SJ },
  { from: 'RU', to: 'UA', box: [32.3, 44.3, 36.7, 46.3] },
];
const ANTARCTICA = '010';
/** Of a long coast only the parts near a frame are drawn in detail. */
const PART_POINTS = 400;

/** Reads one level of detail of the package world-atlas. */
export function readAtlas(detail: '10m' | '50m'): Atlas {
  const topology = JSON.parse(readPackageFile(`world-atlas/countries-${detail}.json`)) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const { arcs, numbers } = inParts(decodeArcs(topology));
  const partsOf = (number: number) =>
    number < 0 ? (numbers[~number] ?? []).map((part) => ~part).toReversed() : (numbers[number] ?? []);
  const byCode = new Map<string | undefined, Piece[]>();
  for (const geometry of topology.objects.countries.geometries) {
    if (geometry.id === ANTARCTICA || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
    const code = iso.numericToAlpha2(String(geometry.id)) ?? CODES_BY_NAME[geometry.properties?.name ?? ''];
    byCode.set(code, [
      ...(byCode.get(code) ?? []),
      ...piecesOf(geometry).map((piece) => piece.map((ring) => ring.flatMap(partsOf))),
    ]);
  }
  for (const { from, to, box } of REASSIGNED) {
    if (box === undefined) continue;
    const pieces = byCode.get(from) ?? [];
    const isReassigned = (piece: Piece) => isInside(arcs, piece, box);
    byCode.set(
      from,
      pieces.filter((piece) => !isReassigned(piece)),
    );
    byCode.set(to, [...(byCode.get(to) ?? []), ...pieces.filter(isReassigned)]);
  }
  return { arcs, countries: [...byCode].map(([code, pieces]) => ({ code, pieces })) };
}

/** The points of an arc; a negative number is the arc `~number` reversed. */
function arcOf(arcs: readonly Position[][], number: number): Position[] {
  return (number < 0 ? arcs[~number]?.toReversed() : arcs[number]) ?? [];
}

function piecesOf(geometry: Polygon | MultiPolygon): Piece[] {
  return geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
}

/** Arcs are delta-encoded on a grid. */
function decodeArcs({ arcs, transform }: Topology): Position[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The parts of arcs, and of each arc the numbers of its parts. */
function inParts(arcs: readonly Position[][]): { arcs: Position[][]; numbers: number[][] } {
  const parts: Position[][] = [];
  const numbers = arcs.map((arc) => {
    const starts = Array.from(
      { length: Math.max(1, Math.ceil((arc.length - 1) / PART_POINTS)) },
      (_, part) => part * PART_POINTS,
    );
    return starts.map((start) => parts.push(arc.slice(start, start + PART_POINTS + 1)) - 1);
  });
  return { arcs: parts, numbers };
}

function isInside(arcs: readonly Position[][], piece: Piece, [west, south, east, north]: Box): boolean {
  const tolerance = 0.2;
  return (piece[0] ?? []).every((number) =>
    arcOf(arcs, number).every(
      ([x, y]) => x > west - tolerance && x < east + tolerance && y > south - tolerance && y < north + tolerance,
    ),
  );
}
