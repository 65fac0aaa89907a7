import type { SortOrder } from '#domain/companies/sort-order.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { type Bitset, count, difference, intersection } from '#server/search/bitset.ts';
import type { OrderName } from '#server/search/company-order.ts';
import { FEATURED } from '#server/search/search-index.ts';
import type { MatchingCompanies } from './match-companies.ts';

/** Of so many places at most the first two are paid placement (decision 3). */
const PLACES = PAGE_SIZE;
const PAID_PLACES = 2;

/**
 * The first companies of a search, at most `max`: those that match all words before those that match most, and within both
 * those in the place before those near it or serving it (decision 5).
 */
export function orderMatches(matching: MatchingCompanies, sortBy: SortOrder, max: number): number[] {
  const { set, all, doing, location } = matching;
  const others = set === all ? [] : inTurn(difference(set, all), doing);
  if (sortBy === 'distance') {
    // Where all come from afar, one that only mentions what is wanted is not worth the way.
    const isFromAfar = location?.nearestFirst !== undefined;
    const groups = [all, ...others].flatMap((group) => {
      const naming = isFromAfar ? matching.naming(group) : group;
      return naming === group ? [group] : [naming, difference(group, naming)];
    });
    const ordered: number[] = [];
    for (const group of groups) for (const slot of nearest(matching, group, max - ordered.length)) ordered.push(slot);
    return ordered;
  }
  const around = location?.around ?? null;
  const ordered: number[] = [];
  for (const group of groupsByPlace([all, ...others], around)) {
    const left = max - ordered.length;
    if (left <= 0) break;
    if (count(group) === 0) continue;
    const slots =
      sortBy === 'rating'
        ? withPaidPlaces(matching, group, ordered.length, left)
        : inOrder(matching, sortBy, group, left);
    for (const slot of slots) ordered.push(slot);
  }
  return ordered;
}

/** A set in groups: those of it in the first of the others, then in the second, and at last the rest. */
function inTurn(set: Bitset, others: readonly Bitset[]): Bitset[] {
  const groups: Bitset[] = [];
  let rest = set;
  for (const other of others) {
    groups.push(intersection(rest, other));
    rest = difference(rest, other);
  }
  return [...groups, rest];
}

/** Each group in two: those in the place, and those around it. */
function* groupsByPlace(groups: readonly Bitset[], around: Bitset | null): Iterable<Bitset> {
  for (const group of groups) {
    if (around === null) yield group;
    else {
      yield difference(group, around);
      yield intersection(group, around);
    }
  }
}

/** Places are counted over all pages and groups, from `position` on. Where only featured companies are left, they follow. */
function withPaidPlaces(matching: MatchingCompanies, group: Bitset, position: number, max: number): number[] {
  const isFeatured = matching.index.having('featured', FEATURED);
  const paid = inOrder(matching, 'rating', intersection(group, isFeatured), max);
  const others = inOrder(matching, 'rating', difference(group, isFeatured), max);
  const slots: number[] = [];
  let [nextPaid, nextOther] = [0, 0];
  while (slots.length < max && (nextPaid < paid.length || nextOther < others.length)) {
    const isPaidPlace = (position + slots.length) % PLACES < PAID_PLACES;
    const takesPaid = nextPaid < paid.length && (isPaidPlace || nextOther >= others.length);
    slots.push((takesPaid ? paid[nextPaid++] : others[nextOther++]) as number);
  }
  return slots;
}

function inOrder({ index, scores }: MatchingCompanies, order: OrderName, group: Bitset, max: number): number[] {
  return index.orders[order].first(max, group, scores());
}

/** Nearest first; those of unknown distance last. Of those in the same distance the order by rating decides. */
function nearest({ index, location }: MatchingCompanies, group: Bitset, max: number): number[] {
  if (max <= 0) return [];
  const milesTo = location?.nearestFirst ?? location?.miles;
  const slots = index.orders.rating.first(count(group), group, null);
  const miles = Float64Array.from(slots, (slot) => milesTo?.(slot) ?? Number.POSITIVE_INFINITY);
  // Only what is near enough for the page is put in order.
  const farthest = miles.toSorted()[Math.min(max, miles.length) - 1] ?? 0;
  return [...slots.keys()]
    .filter((position) => (miles[position] as number) <= farthest)
    .sort((a, b) => byMiles(miles[a] as number, miles[b] as number))
    .slice(0, max)
    .map((position) => slots[position] as number);
}

function byMiles(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
