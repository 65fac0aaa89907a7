import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { type Cluster, clusterGroups, targetRadius } from '#domain/maps/cluster-markers.ts';
import type { CompanyMap, MapMarker, MapSize } from '#domain/maps/company-map.ts';
import { labelSides, MAX_LABEL_LENGTH } from '#domain/maps/label-markers.ts';
import { focusOn, windowsAt } from '#domain/maps/map-focus.ts';
import {
  countryFrame,
  type MapFrame,
  type MapShape,
  placeOnMap,
  regionFrame,
  type Window,
  worldFrame,
} from '#domain/maps/map-frames.ts';
import type { MapFocus } from '#domain/maps/map-window.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion, REGIONS } from '#domain/places/regions.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { type CompanyPoint, companyPoints } from '#server/directory/company-points.ts';
import type { SearchSources } from '#server/directory/match-companies.ts';
import type { LocationQuery } from '#server/places/read-location.ts';
import { count, difference, emptySet } from '#server/search/bitset.ts';
import { mapImage } from './map-files.ts';
import { smallestRegion, targetOf } from './marker-targets.ts';
import { groupByCountry, groupByTown, type PlaceGroup } from './place-groups.ts';

/** The smallest width at which each size is shown, in pixels: the markers must have room there. */
const SIZES = {
  small: { shape: 'narrow', minWidth: 328 },
  medium: { shape: 'wide', minWidth: 720 },
  large: { shape: 'wide', minWidth: 1080 },
} as const satisfies Record<MapSize, { shape: MapShape; minWidth: number }>;
/** Between the edge of the map and a marker for a place outside, in pixels. */
const EDGE_MARGIN = 4;
/** How far outside a zoomed map places still merge with those inside, in pixels. */
const MERGE_MARGIN = 120;
const PLACES_LISTED = 6;

/** A map, and whether it shows all of its place or the part where the companies are. */
type Scene = { frame: MapFrame; title: string; focus: 'all' | 'companies' };

/**
 * The companies that match a search on the map of the place it names, at several sizes. `requested` zooms in on a part
 * of that map.
 */
export function companyMap(
  sources: SearchSources,
  filters: PlacedFilters,
  sizes: readonly MapSize[],
  requested: MapFocus | null = null,
): CompanyMap {
  const { index, set, location, locationText } = sources.find(filters);
  const query = locationText === undefined ? undefined : sources.readLocation(locationText);
  const named = query === undefined ? undefined : namedScene(query);
  // Companies that serve a country or area from elsewhere are on the map of the world, and only if there are no others.
  const around = query?.kind === 'city' || location?.around == null ? emptySet(index.size) : location.around;
  const inPlace = difference(set, around);
  const [total, totalInPlace] = [count(set), count(inPlace)];
  const isElsewhere = totalInPlace === 0 && total > 0;
  const shown = companyPoints(index, isElsewhere ? set : inPlace);
  const { frame, title, focus } =
    (isElsewhere ? undefined : named) ?? (query === undefined ? WORLD : sceneAround(shown));
  const isByTown = frame.countries?.length === 1;
  const groups = isByTown ? groupByTown(frame, shown, sources.gazetteer) : groupByCountry(frame, shown);
  const city = query?.kind === 'city' ? [placeOnMap(frame, query.place)] : [];
  const initial = focus === 'companies' ? focusOn(frame, [...groups, ...city]) : null;
  const here = query !== undefined && 'place' in query ? query.place?.label : undefined;
  const windows = windowsAt(frame, requested ?? initial);
  return {
    image: mapImage(frame.key),
    title,
    caption:
      requested === null || requested.scale <= 1
        ? title
        : captionOf(
            groups.filter((group) => isInside(group, windows.wide)),
            title,
          ),
    isWorld: frame.countries === null,
    extent: frame.extent,
    views: drawViews({ frame, windows, groups, here, isZoomed: requested !== null && requested.scale > 1 }, sizes),
    places: placesOf(groups),
    missing: sum(shown) - sum(groups),
    elsewhere: isElsewhere ? 0 : total - totalInPlace,
  };
}

/** How many there are of anything in each country, on the map of the world. */
export function countryMap(points: readonly CompanyPoint[], caption: string, sizes: readonly MapSize[]): CompanyMap {
  const { frame, title } = WORLD;
  const groups = groupByCountry(frame, points);
  const windows = windowsAt(frame, null);
  return {
    image: mapImage(frame.key),
    title,
    caption,
    isWorld: true,
    extent: frame.extent,
    views: drawViews({ frame, windows, groups, here: undefined, isZoomed: false }, sizes),
    places: placesOf(groups),
    missing: sum(points) - sum(groups),
    elsewhere: 0,
  };
}

const WORLD: Scene = { frame: worldFrame(), title: 'The world', focus: 'all' };

/** The map of a place that has one, or of the country that it is in. */
function namedScene(query: LocationQuery): Scene | undefined {
  switch (query.kind) {
    case 'area':
      return regionScene(findRegion(query.serviceArea)?.slug);
    case 'world-region':
      return regionScene(query.region.slug);
    case 'country':
      return countryScene(query.country.code, 'all');
    case 'region':
    case 'city':
      return countryScene(query.place.countryCode, 'companies');
    case 'text':
      return undefined;
  }
}

/** What a closer look shows: the one place that has all of the companies in sight, else a part of the whole. */
function captionOf(groups: readonly PlaceGroup[], whole: string): string {
  const [first] = groups;
  const part = `Part of ${whole === WORLD.title ? 'the world' : withArticle(whole)}`;
  if (first === undefined) return part;
  if (first.region !== null && groups.every(({ region }) => region?.code === first.region?.code))
    return first.region.location;
  const countries = new Set(groups.map(({ country }) => country));
  const name =
    countries.size === 1 ? COUNTRIES.find(({ code }) => code === first.country)?.name : smallestRegion(countries)?.name;
  return name === undefined || name === whole ? part : name;
}

/** For a text that names no place: the smallest map that has all of the companies. */
function sceneAround(points: readonly CompanyPoint[]): Scene {
  const countries = new Set(points.flatMap(({ countryCode }) => countryCode ?? []));
  const [only] = countries;
  if (only !== undefined && countries.size === 1) return countryScene(only, 'companies') ?? WORLD;
  return regionScene(countries.size === 0 ? undefined : smallestRegion(countries)?.slug) ?? WORLD;
}

function regionScene(slug: string | undefined): Scene | undefined {
  const frame = slug === undefined ? undefined : regionFrame(slug);
  const title = REGIONS.find((region) => region.slug === slug)?.name;
  return frame === undefined || title === undefined ? undefined : { frame, title, focus: 'all' };
}

function countryScene(code: string, focus: Scene['focus']): Scene | undefined {
  const frame = countryFrame(code);
  const title = COUNTRIES.find((country) => country.code === code)?.name;
  return frame === undefined || title === undefined ? undefined : { frame, title, focus };
}

/** A group at the point where this view shows it. */
type ShownGroup = PlaceGroup & { isOutside: boolean };
type Drawing = {
  frame: MapFrame;
  full: Window;
  window: Window;
  minWidth: number;
  groups: readonly PlaceGroup[];
  /** The place that was searched for. */
  here: string | undefined;
  /** Some places are out of sight. */
  isZoomed: boolean;
};

function drawViews(
  { windows, ...drawing }: Omit<Drawing, 'full' | 'window' | 'minWidth'> & { windows: ReturnType<typeof windowsAt> },
  sizes: readonly MapSize[],
): CompanyMap['views'] {
  return sizes.map((size) => {
    const { shape, minWidth } = SIZES[size];
    const [full, window] = [drawing.frame.windows[shape], windows[shape]];
    return { size, full, window, markers: drawMarkers({ ...drawing, full, window, minWidth }) };
  });
}

function drawMarkers({ frame, full, window, minWidth, groups, here, isZoomed }: Drawing): MapMarker[] {
  const pixels = minWidth / window.width;
  // A marker out of sight may still merge with one in sight.
  const near = expand(window, MERGE_MARGIN / pixels);
  const shown = isZoomed
    ? groups.filter((group) => isInside(group, near)).map((group): ShownGroup => ({ ...group, isOutside: false }))
    : groups.map((group): ShownGroup => ({ ...group, ...moveInside(group, window, pixels) }));
  const clusters = clusterGroups(shown, pixels).filter((cluster) => isInside(cluster, window));
  const inPixels = clusters.map((cluster) => ({
    x: (cluster.x - window.x) * pixels,
    y: (cluster.y - window.y) * pixels,
    count: cluster.count,
    text: markerText(cluster),
  }));
  const sides = labelSides(inPixels, { width: window.width * pixels, height: window.height * pixels });
  const situation = { frame, here, all: groups, pixels, scale: full.width / window.width };
  return clusters.map((cluster, index): MapMarker => {
    const side = sides[index] ?? null;
    return {
      x: round(cluster.x),
      y: round(cluster.y),
      count: cluster.count,
      places: namesOf(cluster),
      label: side === null ? null : { text: markerText(cluster), side },
      isOutside: cluster.groups.every((group) => group.isOutside),
      target: targetOf(cluster, { ...situation, hasOutside: cluster.groups.some((group) => group.isOutside) }),
    };
  });
}

/** Groups outside are shown at the edge, so that all companies are on the map. */
function moveInside(group: PlaceGroup, window: Window, pixels: number) {
  const margin = (targetRadius(group.count) + EDGE_MARGIN) / pixels;
  const x = Math.max(window.x + margin, Math.min(group.x, window.x + window.width - margin));
  const y = Math.max(window.y + margin, Math.min(group.y, window.y + window.height - margin));
  return { x, y, isOutside: !isInside(group, window) };
}

function expand({ x, y, width, height }: Window, by: number): Window {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function isInside({ x, y }: { x: number; y: number }, window: Window): boolean {
  return x >= window.x && x <= window.x + window.width && y >= window.y && y <= window.y + window.height;
}

/** The largest first. The districts of a town are one place. */
function placesOf(groups: readonly PlaceGroup[]): CompanyMap['places'] {
  const places = new Map<string, CompanyMap['places'][number]>();
  for (const { name, location, count: own } of groups) {
    places.set(location, { name, location, count: own + (places.get(location)?.count ?? 0) });
  }
  return [...places.values()].sort((a, b) => b.count - a.count).slice(0, PLACES_LISTED);
}

/** The districts of a town share its name. */
function namesOf({ groups }: Cluster<PlaceGroup>): string[] {
  return [...new Set(groups.map(({ name }) => name))];
}

function markerText(cluster: Cluster<PlaceGroup>): string {
  const names = namesOf(cluster);
  const [first = ''] = names;
  const all = names.join(' and ');
  return names.length <= 2 && all.length <= MAX_LABEL_LENGTH ? all : `${first} and ${names.length - 1} more`;
}

function sum(list: readonly { count: number }[]): number {
  return list.reduce((total, { count }) => total + count, 0);
}

/** A tenth of a unit is less than a pixel. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
