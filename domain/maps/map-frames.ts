import { COUNTRIES } from '#domain/places/countries.ts';
import { REGIONS, type Region } from '#domain/places/regions.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { type Box, COUNTRY_BOXES } from './country-boxes.ts';
import { azimuthalEqualArea, equalEarth, type MapProjection, type Point, projectTo } from './map-projection.ts';

/** A part of a map, in its units. */
export type Window = { x: number; y: number; width: number; height: number };
/** Maps have two shapes: one for narrow places, one for all others. */
export const MAP_SHAPES = ['narrow', 'wide'] as const;
export type MapShape = (typeof MAP_SHAPES)[number];
export type MapWindows = Record<MapShape, Window>;

/**
 * What one base map shows. The units are such that the wide window is 1,000 wide; the narrow one shows more of the north
 * and south, or less of the east and west. The extent is what the file has: both windows.
 */
export type MapFrame = {
  key: string;
  /** The countries that the map is about; the world is about all. */
  countries: readonly string[] | null;
  projection: MapProjection;
  /** Units for one radian at the centre. */
  scale: number;
  origin: Point;
  windows: MapWindows;
  extent: Window;
};

const UNITS = 1_000;
/** Around what a frame has to show, as a part of it. */
const PADDING = 0.06;
/** In radians, about 120 miles: less would show how coarse the coast lines are. */
const SMALLEST = 0.03;
const ASPECTS: Readonly<Record<MapShape, number>> = { wide: 2, narrow: 4 / 3 };
const WORLD_ASPECTS: Readonly<Record<MapShape, number>> = { wide: 2, narrow: 16 / 9 };
/** Degrees from south to north: from here on a map is a part of a world map, because the other projection would bend it. */
const TALL = 60;
/** The Bering Strait is at its edge, and no country is cut in two. */
const WORLD_CENTER = { longitude: 11, latitude: 0 };

/** Where the regions of `domain/places/regions.ts` have their industry: Europe up to the Urals, Oceania up to Samoa. */
const REGION_BOXES: Readonly<Record<string, Box>> = {
  europe: [-11, 34.5, 45, 70.5],
  'middle-east': [33.5, 12, 63.5, 39.5],
  asia: [27, -10, 145, 54],
  'asia-pacific': [60, -22, 180, 54],
  africa: [-18, -35, 52, 37.5],
  'north-america': [-128, 14.5, -60, 59],
  'latin-america': [-117, -55, -35, 32.5],
  'south-america': [-81.5, -55.5, -34.5, 12.5],
  'australia-new-zealand': [113, -47, 178.5, -10.5],
  oceania: [113, -47, 189, 14],
  gcc: [34.5, 16, 60, 32.5],
  mena: [-13, 10, 63.5, 42.5],
  'middle-east-and-africa': [-18, -35, 63.5, 42.5],
  emea: [-18, -35, 63.5, 70.5],
  'european-union': [-10.5, 34.5, 34.5, 69.5],
  'southeast-asia': [92, -11, 141, 28.5],
  scandinavia: [4.5, 54.5, 31.5, 71],
  'nordic-countries': [-24.5, 54.5, 31.5, 71],
  'baltic-states': [20.5, 53.5, 28.5, 60],
  benelux: [2.3, 49.3, 7.5, 53.7],
  dach: [5.8, 45.7, 17.3, 55.2],
  'western-europe': [-10.5, 41, 17.3, 59.5],
  'southern-europe': [-10, 34.5, 34.7, 47.2],
  iberia: [-9.7, 35.8, 3.5, 44],
  'eastern-europe': [12, 43.3, 50, 62],
  balkans: [13, 34.7, 30, 47],
  caucasus: [39.8, 38.3, 50.6, 43.8],
  cis: [23, 36, 100, 62],
  'central-asia': [46.3, 35, 87.5, 55.6],
  'south-asia': [60.3, 5.5, 97.6, 38.7],
  'east-asia': [95, 18, 146, 50],
  levant: [32, 29, 42.6, 37.5],
  'north-africa': [-13.3, 8.5, 37, 37.5],
  'west-africa': [-17.8, 4, 16, 25],
  'central-africa': [5.5, -18.2, 31.5, 23.6],
  'east-africa': [29, -20.5, 57.8, 18.2],
  'southern-africa': [11.6, -35, 41, -8],
  'central-america': [-92.5, 7, -77, 18.6],
  caribbean: [-85, 9.8, -59, 27.3],
};

const frames = new Map<string, MapFrame>();

/** The map of the world. */
export function worldFrame(): MapFrame {
  return keep('world', () => {
    const projection = { raw: equalEarth, center: WORLD_CENTER };
    // From Patagonia to the north of Norway, from Hawaii to Fiji.
    const bounds = { x: -2.62, y: -1.27, width: 5.26, height: 2.35 };
    const inner = { x: -2.3, y: -1.27, width: 4.9, height: 2.35 };
    return toFrame('world', null, projection, {
      wide: widen(bounds, WORLD_ASPECTS.wide),
      narrow: widen(inner, WORLD_ASPECTS.narrow),
    });
  });
}

/** The map of a region by its slug. */
export function regionFrame(slug: string): MapFrame | undefined {
  const region = REGIONS.find((candidate) => candidate.slug === slug);
  const box = REGION_BOXES[slug];
  if (region === undefined || box === undefined) return undefined;
  return keep(slug, () => boxFrame(slug, searchedCountries(region), box));
}

/** The name of a service area is understood as that, and Türkiye is in one of them only. */
function searchedCountries({ name, countries }: Region): readonly string[] {
  const area = findServiceArea(name);
  return area === undefined
    ? countries
    : COUNTRIES.filter(({ serviceArea }) => serviceArea === area).map(({ code }) => code);
}

/** The map of a country by its two-letter code. Uninhabited islands have none. */
export function countryFrame(code: string): MapFrame | undefined {
  const box = COUNTRY_BOXES[code];
  return box === undefined ? undefined : keep(code.toLowerCase(), () => boxFrame(code.toLowerCase(), [code], box));
}

/** All maps that have a file. */
export function allFrames(): MapFrame[] {
  return [
    worldFrame(),
    ...REGIONS.map(({ slug }) => regionFrame(slug)),
    ...Object.keys(COUNTRY_BOXES).map(countryFrame),
  ].filter((frame) => frame !== undefined);
}

/** Where a place is on a map, in its units. */
export function placeOnMap(frame: MapFrame, coordinates: Coordinates): Point {
  const { x, y } = projectTo(frame.projection, coordinates);
  return { x: x * frame.scale + frame.origin.x, y: y * frame.scale + frame.origin.y };
}

function keep(key: string, make: () => MapFrame): MapFrame {
  const frame = frames.get(key) ?? make();
  frames.set(key, frame);
  return frame;
}

function boxFrame(key: string, countries: readonly string[], box: Box): MapFrame {
  const [west, south, east, north] = box;
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const projection =
    north - south > TALL
      ? { raw: equalEarth, center: { longitude, latitude: 0 } }
      : { raw: azimuthalEqualArea, center: { longitude, latitude } };
  const bounds = padded(boundsOf(outline(box).map((coordinates) => projectTo(projection, coordinates))));
  return toFrame(key, countries, projection, {
    wide: widen(bounds, ASPECTS.wide),
    narrow: widen(bounds, ASPECTS.narrow),
  });
}

/** Turns windows in the units of the projection into a frame. */
function toFrame(
  key: string,
  countries: readonly string[] | null,
  projection: MapProjection,
  { wide, narrow }: MapWindows,
): MapFrame {
  const scale = UNITS / wide.width;
  const origin = { x: -wide.x * scale, y: -wide.y * scale };
  const toUnits = ({ x, y, width, height }: Window): Window => ({
    x: x * scale + origin.x,
    y: y * scale + origin.y,
    width: width * scale,
    height: height * scale,
  });
  const windows = { wide: toUnits(wide), narrow: toUnits(narrow) };
  return { key, countries, projection, scale, origin, windows, extent: enclosing(windows.wide, windows.narrow) };
}

/** Points along the edges of a box: on a map they are curves. */
function outline([west, south, east, north]: Box): Coordinates[] {
  const parts = Array.from({ length: 13 }, (_, index) => index / 12);
  return parts.flatMap((part) => {
    const longitude = west + (east - west) * part;
    const latitude = south + (north - south) * part;
    return [
      { longitude, latitude: south },
      { longitude, latitude: north },
      { longitude: west, latitude },
      { longitude: east, latitude },
    ];
  });
}

export function boundsOf(points: readonly Point[]): Window {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function padded({ x, y, width, height }: Window): Window {
  const size = { width: Math.max(width, SMALLEST) * (1 + 2 * PADDING), height: height * (1 + 2 * PADDING) };
  return { x: x - (size.width - width) / 2, y: y - (size.height - height) / 2, ...size };
}

/** The smallest window of this shape around another one, with the same middle. */
function widen({ x, y, width, height }: Window, aspect: number): Window {
  const size = { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) };
  return { x: x - (size.width - width) / 2, y: y - (size.height - height) / 2, ...size };
}

function enclosing(a: Window, b: Window): Window {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
