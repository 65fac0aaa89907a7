import { MAP_CLOSEST } from '#domain/constants.ts';
import { type Cluster, clusterGroups } from '#domain/maps/cluster-markers.ts';
import type { MarkerTarget } from '#domain/maps/company-map.ts';
import { type MapFrame, regionFrame } from '#domain/maps/map-frames.ts';
import { writeFocus } from '#domain/maps/map-window.ts';
import { REGIONS } from '#domain/places/regions.ts';
import type { PlaceGroup } from './place-groups.ts';

/** What a target depends on in addition to its cluster. */
export type TargetSituation = {
  frame: MapFrame;
  /** The location that was searched for, as the gazetteer writes it. */
  here: string | undefined;
  /** Where all companies of the map are. */
  all: readonly PlaceGroup[];
  /** Some of its places are outside the map, where zooming does not reach. */
  hasOutside: boolean;
  /** Pixels for a unit, and the zoom relative to the whole map. */
  pixels: number;
  scale: number;
};

/**
 * The target of a marker: the smallest place that contains all its companies. If that has others as well, or the map shows
 * it already, the target is a zoom that splits the marker; where no zoom does, it is that place or the list of companies.
 */
export function targetOf(cluster: Cluster<PlaceGroup>, situation: TargetSituation): MarkerTarget {
  const { groups } = cluster;
  const [first] = groups;
  if (first === undefined) return { kind: 'list' };
  if (first.company !== null && groups.length === 1) return { kind: 'company', ...first.company };
  const place = placeOf(groups, situation);
  if (place?.count === cluster.count) return { kind: 'place', location: place.location };
  const scale = situation.hasOutside ? undefined : splittingScale(cluster, situation);
  if (scale !== undefined) return { kind: 'closer', focus: writeFocus({ ...cluster, scale }) };
  return place === undefined ? { kind: 'list' } : { kind: 'place', location: place.location };
}

/** With all of its companies. Undefined where a search there would find what this map has already. */
function placeOf(groups: readonly PlaceGroup[], { frame, here, all }: TargetSituation) {
  const [first] = groups;
  const found = (location: string | undefined, isThere: (group: PlaceGroup) => boolean) =>
    location === undefined || location === here
      ? undefined
      : { location, count: all.filter(isThere).reduce((sum, { count }) => sum + count, 0) };
  if (groups.every(({ location }) => location === first?.location))
    return found(first?.location, ({ location }) => location === first?.location);
  const countries = new Set(groups.map(({ country }) => country));
  if (countries.size > 1) {
    const region = smallestRegion(countries, frame.countries?.length);
    return found(region?.name, ({ country }) => region?.countries.has(country) === true);
  }
  const isOneRegion = first?.region && groups.every(({ region }) => region?.code === first.region?.code);
  return isOneRegion && groups.length < all.length
    ? found(first.region?.location, ({ region }) => region?.code === first.region?.code)
    : undefined;
}

/** The region with the fewest countries that has all of these, and fewer than `below` in all. */
export function smallestRegion(
  countries: ReadonlySet<string>,
  below = Number.POSITIVE_INFINITY,
): (typeof BY_SIZE)[number] | undefined {
  return BY_SIZE.find(({ countries: all }) => all.size < below && [...countries].every((code) => all.has(code)));
}

const BY_SIZE = REGIONS.map(({ slug, name }) => ({ slug, name, countries: new Set(regionFrame(slug)?.countries) }))
  .filter(({ countries }) => countries.size > 0)
  .sort((a, b) => a.countries.size - b.countries.size);

function splittingScale({ groups }: Cluster<PlaceGroup>, { pixels, scale }: TargetSituation): number | undefined {
  for (let closer = 2 * Math.round(scale); closer < 2 * MAP_CLOSEST; closer *= 2) {
    const reached = Math.min(closer, MAP_CLOSEST);
    if (clusterGroups(groups, (pixels * reached) / scale).length > 1) return reached;
  }
  return undefined;
}
