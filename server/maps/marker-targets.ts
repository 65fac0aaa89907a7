import { MAP_CLOSEST } from '#domain/constants.ts';
import { type Cluster, clusterGroups } from '#domain/maps/cluster-markers.ts';
import type { MarkerTarget } from '#domain/maps/company-map.ts';
import { type MapFrame, regionFrame } from '#domain/maps/map-frames.ts';
import { writeFocus } from '#domain/maps/map-window.ts';
import { REGIONS } from '#domain/places/regions.ts';
import type { PlaceGroup } from './place-groups.ts';

/** The view that a marker is in. */
export type TargetSituation = {
  frame: MapFrame;
  /** The location of the search, as the gazetteer spells it. */
  here: string | undefined;
  /** The number of companies on the map. */
  total: number;
  /** Whether some places of the cluster are outside the map, where zooming in does not help. */
  hasOutside: boolean;
  /** Pixels per unit, and the zoom factor relative to the whole map. */
  pixels: number;
  scale: number;
};

/**
 * The target of a marker: the smallest place that contains all its companies. If the page is about that place already,
 * the target is a zoom that splits the cluster, or the list of companies if no zoom does.
 */
export function targetOf(cluster: Cluster<PlaceGroup>, situation: TargetSituation): MarkerTarget {
  const { groups } = cluster;
  const [first] = groups;
  if (first === undefined) return { kind: 'list' };
  if (first.company !== null && groups.length === 1) return { kind: 'company', ...first.company };
  const location = locationOf(groups, situation);
  if (location !== undefined) return { kind: 'place', location };
  const scale = situation.hasOutside ? undefined : scaleThatSplits(cluster, situation);
  return scale === undefined ? { kind: 'list' } : { kind: 'closer', focus: writeFocus({ ...cluster, scale }) };
}

/** Undefined if a search there would find the same companies as this map. */
function locationOf(groups: readonly PlaceGroup[], { frame, here, total }: TargetSituation): string | undefined {
  const [first] = groups;
  const isAll = groups.reduce((sum, { count }) => sum + count, 0) === total;
  if (groups.length === 1) return first?.location === here ? undefined : first?.location;
  const countries = new Set(groups.map(({ country }) => country));
  if (countries.size > 1) return smallestRegion(countries, frame.countries?.length)?.name;
  const isOneRegion = first?.region && groups.every(({ region }) => region?.code === first.region?.code);
  return isOneRegion && !isAll && first.region?.location !== here ? first.region?.location : undefined;
}

/** The region with the fewest countries that contains all of these, if it has fewer than `below`. */
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

function scaleThatSplits({ groups }: Cluster<PlaceGroup>, { pixels, scale }: TargetSituation): number | undefined {
  for (let closer = 2 * Math.round(scale); closer <= MAP_CLOSEST; closer *= 2) {
    if (clusterGroups(groups, (pixels * closer) / scale).length > 1) return closer;
  }
  return undefined;
}
