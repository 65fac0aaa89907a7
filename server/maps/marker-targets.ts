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
  /** How many companies the map has. */
  total: number;
  /** Some of its places are outside the map, where zooming does not reach. */
  hasOutside: boolean;
  /** Pixels for a unit, and the zoom relative to the whole map. */
  pixels: number;
  scale: number;
};

/**
 * The target of a marker: the smallest place that contains all its companies. If the map shows that place already, the
 * target is a zoom that splits the marker, or the list of companies if no zoom does.
 */
export function targetOf(cluster: Cluster<PlaceGroup>, situation: TargetSituation): MarkerTarget {
  const { groups } = cluster;
  const [first] = groups;
  if (first === undefined) return { kind: 'list' };
  if (first.company !== null && groups.length === 1) return { kind: 'company', ...first.company };
  const location = locationOf(groups, situation);
  if (location !== undefined) return { kind: 'place', location };
  const scale = situation.hasOutside ? undefined : splittingScale(cluster, situation);
  return scale === undefined ? { kind: 'list' } : { kind: 'closer', focus: writeFocus({ ...cluster, scale }) };
}

/** Undefined where a search there would find what this map has already. */
function locationOf(groups: readonly PlaceGroup[], { frame, here, total }: TargetSituation): string | undefined {
  const [first] = groups;
  const isAll = groups.reduce((sum, { count }) => sum + count, 0) === total;
  const isOnePlace = groups.every(({ location }) => location === first?.location);
  if (isOnePlace) return first?.location === here ? undefined : first?.location;
  const countries = new Set(groups.map(({ country }) => country));
  if (countries.size > 1) return smallestRegion(countries, frame.countries?.length)?.name;
  const isOneRegion = first?.region && groups.every(({ region }) => region?.code === first.region?.code);
  return isOneRegion && !isAll && first.region?.location !== here ? first.region?.location : undefined;
}

/** The region with the fewest countries that has all of these, and fewer than `below` in all. */
export function smallestRegion(
  countries: ReadonlySet<string>,
  below = Number.POSITIVE_INFINITY,
): { slug: string; name: string } | undefined {
  const region = BY_SIZE.find(
    ({ countries: all }) => all.size < below && [...countries].every((code) => all.has(code)),
  );
  return region === undefined ? undefined : { slug: region.slug, name: region.name };
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
