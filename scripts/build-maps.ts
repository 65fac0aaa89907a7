import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeoPermissibleObjects, type GeoProjection, geoArea, geoGraticule, geoPath, geoProjection } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { allFrames, type MapFrame, placeOnMap } from '#domain/maps/map-frames.ts';
import { compressAssets } from './compress-assets.mjs';
import { type Atlas, readAtlas } from './maps/atlas.ts';
import { pathWriter } from './maps/path-writer.ts';
import { radiusOf, thinAtlas } from './maps/thin-atlas.ts';

/** The files have whole numbers of this part of a unit. */
const STEP = 0.1;
/** The lines along which the land is cut are not to be seen. */
const BLEED = 4;
/** Maps of up to this radius, in radians, have room for the finest coast lines. */
const FINE_RADIUS = 0.55;
/** How far a drawn coast may be from the true one, in units of the map: towns are shown close, continents are not. */
const TOLERANCE = { fine: 0.35, middle: 0.6 };
const GRID_STEPS = [0.25, 0.5, 1, 2, 5, 10, 15, 20];
const DEGREES = 180 / Math.PI;

const target = process.argv[2];
if (target === undefined) throw new Error('Usage: build-maps.ts DIRECTORY');
const [fine, middle] = [readAtlas('10m'), readAtlas('50m')];
const version = createHash('sha256');
for (const frame of allFrames()) {
  const map = draw(frame);
  version.update(map);
  writeFileSync(join(target, `${frame.key}.svg`), map);
}
await compressAssets(target);
writeFileSync(join(target, 'version'), version.digest('hex').slice(0, 10));

/**
 * One base map. It has no colours of its own: pages show it by `<use>`, and the custom properties of the place where
 * they do so decide.
 */
function draw(frame: MapFrame): string {
  const { countries, extent } = frame;
  const isFine = radiusOf(frame) <= FINE_RADIUS;
  const [atlas, tolerance] = isFine ? [fine, TOLERANCE.fine] : [middle, TOLERANCE.middle];
  const { topology, lands } = toTopology(thinAtlas(atlas, frame, tolerance));
  const isHome = ({ id }: MultiPolygon) => countries === null || countries.includes(String(id));
  const projection = d3Projection(frame);
  const path = (attributes: string, shape: GeoPermissibleObjects) => {
    const writer = pathWriter();
    geoPath(projection, writer)(shape);
    const d = writer.result();
    return d === '' ? '' : `<path ${attributes} d="${d}"/>`;
  };
  const land = (isWanted: (land: MultiPolygon) => boolean): GeoPermissibleObjects => {
    const { coordinates } = merge(topology, lands.filter(isWanted));
    return { type: 'MultiPolygon', coordinates: coordinates.map(inRightTurn) };
  };
  const otherLand = land((each) => !isHome(each));
  const borders = mesh(topology, { type: 'GeometryCollection', geometries: lands }, (a, b) => a !== b);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[extent.x, extent.y, extent.width, extent.height].map(Math.round).join(' ')}">`,
    `<g id="map" transform="scale(${STEP})">`,
    path(line('grid'), geoGraticule().step(gridStep(frame)).precision(5)()),
    path('fill="var(--map-land)"', otherLand),
    path('fill="var(--map-home)"', land(isHome)),
    path(line('border'), borders),
    '</g></svg>',
  ].join('');
}

function line(name: 'grid' | 'border'): string {
  return `fill="none" stroke="var(--map-${name})" vector-effect="non-scaling-stroke"`;
}

/** Degrees between the meridians, and the circles of latitude: about eight on a map. */
function gridStep({ extent, scale }: MapFrame): [number, number] {
  const wanted = ((extent.width / scale) * DEGREES) / 8;
  const step = GRID_STEPS.find((candidate) => candidate >= wanted) ?? 30;
  return [step, step];
}

function toTopology({ arcs, countries }: Atlas): { topology: Topology; lands: MultiPolygon[] } {
  const lands = countries.map(({ code, pieces }): MultiPolygon => ({ type: 'MultiPolygon', id: code, arcs: pieces }));
  return { topology: { type: 'Topology', arcs, objects: {} }, lands };
}

/** For d3 an outline goes around the land that is on its right. Merging knows no globe, and turns some the other way. */
function inRightTurn(rings: number[][][]): number[][][] {
  const isWrong = geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  return isWrong ? rings.map((ring) => ring.toReversed()) : rings;
}

/** The projection of a frame as d3 knows it. Throws where it does not give what `placeOnMap` gives the markers. */
function d3Projection(frame: MapFrame): GeoProjection {
  const { projection, scale, origin, extent } = frame;
  const { longitude, latitude } = projection.center;
  const made = geoProjection(projection.raw)
    .rotate([-longitude, -latitude])
    .scale(scale / STEP)
    .translate([origin.x / STEP, origin.y / STEP])
    .precision(1);
  for (const [east, north] of [
    [2, 1],
    [-1, 2],
  ] as const) {
    const place = { longitude: longitude + east, latitude: latitude + north };
    const ours = placeOnMap(frame, place);
    const [x = 0, y = 0] = made([place.longitude, place.latitude]) ?? [];
    if (Math.hypot(x * STEP - ours.x, y * STEP - ours.y) > 0.01) {
      throw new Error(`The map ${frame.key} is not where its markers are.`);
    }
  }
  if (radiusOf(frame) < Math.PI) made.clipAngle(Math.min(170, radiusOf(frame) * DEGREES + 3));
  return made.clipExtent([
    [(extent.x - BLEED) / STEP, (extent.y - BLEED) / STEP],
    [(extent.x + extent.width + BLEED) / STEP, (extent.y + extent.height + BLEED) / STEP],
  ]);
}
