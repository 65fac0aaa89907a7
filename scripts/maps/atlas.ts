import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iso from 'i18n-iso-countries';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Box, COUNTRY_BOXES } from '#domain/maps/country-boxes.ts';
import { projectRoot } from '../project-root.mjs';

export type Position = [longitude: number, latitude: number];
/** Lists of arc numbers, as topologies have them: the outline of a piece of land, then its holes. */
export type Piece = number[][];
type Country = { code: string | undefined; pieces: Piece[] };
/** The countries of the world. Neighbours share the arcs of their border, so what changes an arc changes both. */
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

/** Land that the atlas counts to another country. */
const MOVED: readonly { from: string; to: string; box: Box | undefined }[] = [
  ...['GF', 'GP', 'MQ', 'RE', 'YT'].map((to) => ({ from: 'FR', to, box: COUNTRY_BOXES[to] })),
  { from: 'NL', to: 'BQ', box: COUNTRY_BOXES.BQ },
  { from: 'NO', to: 'SJ', box: COUNTRY_BOXES.SJ },
  { from: 'RU', to: 'UA', box: [32.3, 44.3, 36.7, 46.3] },
];
const ANTARCTICA = '010';

/** Reads one of the levels of detail of the package world-atlas. */
export function readAtlas(detail: '10m' | '50m'): Atlas {
  const file = join(projectRoot, `node_modules/world-atlas/countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const arcs = decodeArcs(topology);
  const byCode = new Map<string | undefined, Piece[]>();
  for (const geometry of topology.objects.countries.geometries) {
    if (geometry.id === ANTARCTICA || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
    const code = iso.numericToAlpha2(String(geometry.id)) ?? CODES_BY_NAME[geometry.properties?.name ?? ''];
    byCode.set(code, [...(byCode.get(code) ?? []), ...piecesOf(geometry)]);
  }
  for (const { from, to, box } of MOVED) {
    if (box === undefined) continue;
    const pieces = byCode.get(from) ?? [];
    const isMoved = (piece: Piece) => isInside(arcs, piece, box);
    byCode.set(
      from,
      pieces.filter((piece) => !isMoved(piece)),
    );
    byCode.set(to, [...(byCode.get(to) ?? []), ...pieces.filter(isMoved)]);
  }
  return { arcs, countries: [...byCode].map(([code, pieces]) => ({ code, pieces })) };
}

/** The points of an arc; a negative number is the arc `~number`, backwards. */
function arcOf(arcs: readonly Position[][], number: number): Position[] {
  return (number < 0 ? arcs[~number]?.toReversed() : arcs[number]) ?? [];
}

function piecesOf(geometry: Polygon | MultiPolygon): Piece[] {
  return geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
}

/** Arcs are written as steps on a grid. */
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

function isInside(arcs: readonly Position[][], piece: Piece, [west, south, east, north]: Box): boolean {
  const tolerance = 0.2;
  return (piece[0] ?? []).every((number) =>
    arcOf(arcs, number).every(
      ([x, y]) => x > west - tolerance && x < east + tolerance && y > south - tolerance && y < north + tolerance,
    ),
  );
}
