import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { type GeoPermissibleObjects, type GeoProjection, geoArea, geoGraticule, geoPath, geoProjection } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { allFrames, type MapFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { compressAssets } from './compress-assets.mjs';
import { type Atlas, readAtlas } from './maps/atlas.ts';
import { pathWriter } from './maps/path-writer.ts';
import { radiusOf, thinAtlas } from './maps/thin-atlas.ts';

/** Coordinates in the files are whole multiples of this fraction of a unit. */
const STEP = 0.1;
/** Hides the lines along which land is clipped. */
const BLEED = 4;
/** Maps up to this radius, in radians, use the finest coastlines. */
const FINE_RADIUS = 0.55;
/** The tolerance of a drawn coastline, in units of the map: the world is the largest file of those that most pages need. */
const TOLERANCE = { fine: 0.25, middle: 0.3, world: 0.4 };
/** Degrees between the points of a parallel. */
const GRID_PRECISION = 5;
/** Degrees: at the pole itself all lines are one point. */
const POLE = 90 - 1e-6;
const GRID_STEPS = [0.25, 0.5, 1, 2, 5, 10, 15, 20];
const DEGREES = 180 / Math.PI;

const directory = process.argv[2];
if (directory === undefined) throw new Error('Usage: build-maps.ts DIRECTORY');
const [fine, middle] = [readAtlas('10m'), readAtlas('50m')];
const version = createHash('sha256');
for (const frame of allFrames()) {
  const map = draw(frame);
  version.update(map);
  writeFileSync(join(directory, `${frame.key}.svg`), map);
}
// Numbers gain nothing from the highest level, which takes three times as long.
await compressAssets(directory, constants.BROTLI_MAX_QUALITY - 1);
writeFileSync(join(directory, 'version'), version.digest('hex').slice(0, 10));

/**
 * One base map, without colours: pages include it with `<use>`, where custom properties set them.
 */
function draw(frame: MapFrame): string {
  const { countries, extent } = frame;
  const isFine = radiusOf(frame) <= FINE_RADIUS;
  const tolerance = countries === null ? TOLERANCE.world : isFine ? TOLERANCE.fine : TOLERANCE.middle;
  const atlas = isFine ? fine : middle;
  const { topology, lands } = toTopology(thinAtlas(atlas, frame, tolerance));
  const isHome = ({ id }: MultiPolygon) => countries === null || countries.includes(String(id));
  const projection = d3Projection(frame);
  const path = (attributes: string, shape: GeoPermissibleObjects) => {
    const writer = pathWriter();
    geoPath(projection, writer)(shape);
    const d = writer.result();
    return d === '' ? '' : `<path ${attributes} d="${d}"/>`;
  };
  const land = (isIncluded: (land: MultiPolygon) => boolean): GeoPermissibleObjects => {
    const { coordinates } = merge(topology, lands.filter(isIncluded));
    return { type: 'MultiPolygon', coordinates: coordinates.map(withLandOnTheRight) };
  };
  const otherLand = land((each) => !isHome(each));
  const borders = mesh(topology, { type: 'GeometryCollection', geometries: lands }, (a, b) => a !== b);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[extent.x, extent.y, extent.width, extent.height].map(Math.round).join(' ')}">`,
    `<g id="map" transform="scale(${STEP})">`,
    path(line('grid'), grid(frame)),
    path('fill="var(--map-land)"', otherLand),
    path('fill="var(--map-home)"', land(isHome)),
    path(line('border'), borders),
    '</g></svg>',
  ].join('');
}

function line(name: 'grid' | 'border'): string {
  return `fill="none" stroke="var(--map-${name})" vector-effect="non-scaling-stroke"`;
}

/** About eight lines per map, and only those that come near it: a small island has lines each quarter of a degree. */
function grid(frame: MapFrame): GeoPermissibleObjects {
  const { extent, scale } = frame;
  const target = ((extent.width / scale) * DEGREES) / 8;
  const step = GRID_STEPS.find((candidate) => candidate >= target) ?? 30;
  return geoGraticule().step([step, step]).precision(GRID_PRECISION).extentMajor(boxAround(frame))();
}

/** The corners of the box of longitudes and latitudes that has all of a frame, at points that lines of any grid pass. */
function boxAround(frame: MapFrame): [[number, number], [number, number]] {
  const { longitude, latitude } = frame.projection.center;
  const radius = radiusOf(frame);
  const height = radius * DEGREES;
  if (Math.abs(latitude) + height >= POLE) {
    return [
      [-180, -POLE],
      [180, POLE],
    ];
  }
  const width = Math.asin(Math.sin(radius) / Math.cos(latitude / DEGREES)) * DEGREES;
  const outwards = (degrees: number, round: (value: number) => number) =>
    round(degrees / GRID_PRECISION) * GRID_PRECISION;
  return [
    [outwards(longitude - width, Math.floor), Math.max(-POLE, outwards(latitude - height, Math.floor))],
    [outwards(longitude + width, Math.ceil), Math.min(POLE, outwards(latitude + height, Math.ceil))],
  ];
}

function toTopology({ arcs, countries }: Atlas): { topology: Topology; lands: MultiPolygon[] } {
  const lands = countries.map(({ code, pieces }): MultiPolygon => ({ type: 'MultiPolygon', id: code, arcs: pieces }));
  return { topology: { type: 'Topology', arcs, objects: {} }, lands };
}

/** In d3 land is on the right of its outline. The planar merge reverses some outlines. */
function withLandOnTheRight(rings: number[][][]): number[][][] {
  const isReversed = geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  return isReversed ? rings.map((ring) => ring.toReversed()) : rings;
}

/** The d3 projection of a frame. Throws if it disagrees with `placeOnMap`, which positions the markers. */
function d3Projection(frame: MapFrame): GeoProjection {
  const { projection, scale, origin, extent } = frame;
  const { longitude, latitude } = projection.center;
  const projected = geoProjection(projection.raw)
    .rotate([-longitude, -latitude])
    .scale(scale / STEP)
    .translate([origin.x / STEP, origin.y / STEP])
    .precision(1);
  for (const [east, north] of [
    [2, 1],
    [-1, 2],
  ] as const) {
    const place = { longitude: longitude + east, latitude: latitude + north };
    const marker = placeOnMap(frame, place);
    const [x = 0, y = 0] = projected([place.longitude, place.latitude]) ?? [];
    if (Math.hypot(x * STEP - marker.x, y * STEP - marker.y) > 0.01) {
      throw new Error(`The map ${frame.key} does not match its markers.`);
    }
  }
  if (radiusOf(frame) < Math.PI) projected.clipAngle(Math.min(170, radiusOf(frame) * DEGREES + 3));
  return projected.clipExtent([
    [(extent.x - BLEED) / STEP, (extent.y - BLEED) / STEP],
    [(extent.x + extent.width + BLEED) / STEP, (extent.y + extent.height + BLEED) / STEP],
  ]);
}
