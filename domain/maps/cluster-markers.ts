import type { Point } from './map-projection.ts';

/** Companies at one point of the map: those of a town, or of a country. */
export type MapGroup = Point & { count: number };
/** What one marker stands for: the largest group first. It is in the middle of its companies. */
export type Cluster<Group extends MapGroup> = Point & { count: number; groups: Group[] };

/** Pixels between two markers. */
const GAP = 3;
/** Half of the size of a touch target; a marker may look smaller. */
const MIN_TARGET_RADIUS = 12;
const MIN_RADIUS = 11;
const MAX_RADIUS = 24;
/** To the cells of a grid beside one, and to itself. */
const STEPS = [-1, 0, 1];

/** The radius of a marker in pixels. It grows with the digits of the count, so that the number has room. */
export function markerRadius(count: number): number {
  const radius = MIN_RADIUS + 4.2 * Math.log10(count);
  return Math.round(Math.min(MAX_RADIUS, radius));
}

/** The radius of the touch target, in pixels. */
export function targetRadius(count: number): number {
  return Math.max(MIN_TARGET_RADIUS, markerRadius(count));
}

/**
 * Merges groups whose markers would touch, until none do. `pixels` is the size of one unit of the map on the screen. No
 * company is lost: the counts of the clusters have the sum of the counts of the groups.
 */
export function clusterGroups<Group extends MapGroup>(groups: readonly Group[], pixels: number): Cluster<Group>[] {
  let clusters = groups.map(
    (group): Cluster<Group> => ({ x: group.x, y: group.y, count: group.count, groups: [group] }),
  );
  let before = 0;
  do {
    before = clusters.length;
    clusters = mergeOnce(clusters, pixels);
  } while (clusters.length < before);
  for (const { groups: members } of clusters) members.sort((a, b) => b.count - a.count);
  return clusters;
}

/** Each of the largest takes in what it touches. What it has become may touch others: then there is another round. */
function mergeOnce<Group extends MapGroup>(clusters: Cluster<Group>[], pixels: number): Cluster<Group>[] {
  const left = clusters.toSorted((a, b) => b.count - a.count || a.x - b.x || a.y - b.y);
  const neighbours = neighboursIn(left, (2 * MAX_RADIUS + GAP) / pixels);
  const merged: Cluster<Group>[] = [];
  const isTaken = new Uint8Array(left.length);
  left.forEach((cluster, index) => {
    if (isTaken[index]) return;
    let grown = cluster;
    for (const other of neighbours(cluster)) {
      const candidate = left[other];
      if (other <= index || isTaken[other] || candidate === undefined) continue;
      if (!isTouching(cluster, candidate, pixels)) continue;
      isTaken[other] = 1;
      grown = merge(grown, candidate);
    }
    merged.push(grown);
  });
  return merged;
}

/** The numbers of the points in the cell of a point and in the eight around it, for a grid of this size. */
function neighboursIn(points: readonly Point[], size: number): (point: Point) => number[] {
  const cells = new Map<string, number[]>();
  const cellOf = ({ x, y }: Point) => [Math.floor(x / size), Math.floor(y / size)] as const;
  points.forEach((point, index) => {
    const key = cellOf(point).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [index]);
    else cell.push(index);
  });
  return (point) => {
    const [column, row] = cellOf(point);
    const around = STEPS.flatMap((right) =>
      STEPS.flatMap((down) => cells.get(`${column + right},${row + down}`) ?? []),
    );
    return around.sort((a, b) => a - b);
  };
}

function isTouching(a: Cluster<MapGroup>, b: Cluster<MapGroup>, pixels: number): boolean {
  const needed = targetRadius(a.count) + targetRadius(b.count) + GAP;
  const [x, y] = [(a.x - b.x) * pixels, (a.y - b.y) * pixels];
  return x * x + y * y < needed * needed;
}

function merge<Group extends MapGroup>(a: Cluster<Group>, b: Cluster<Group>): Cluster<Group> {
  const count = a.count + b.count;
  const part = b.count / count;
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    count,
    groups: [...a.groups, ...b.groups],
  };
}
