import { withRows } from './set-rows.ts';

/** A set of slots: one bit for each, 32 in a word. All sets of one index at one time have the same length. */
export type Bitset = Uint32Array;

export function emptySet(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function has(set: Bitset, slot: number): boolean {
  return (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function add(set: Bitset, slot: number): void {
  const word = slot >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (slot & 31));
}

export function remove(set: Bitset, slot: number): void {
  const word = slot >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (slot & 31));
}

export function union(a: Bitset, b: Bitset): Bitset {
  return withRows(a.length, (rows) => {
    const row = rows.add(a);
    rows.addAll(row, rows.add(b));
    return rows.toSet(row);
  });
}

export function intersection(a: Bitset, b: Bitset): Bitset {
  return intersectionOf(a, [b]);
}

/** What a set has in common with all others; without others the set itself. */
export function intersectionOf(set: Bitset, others: readonly Bitset[]): Bitset {
  if (others.length === 0) return set;
  return withRows(set.length, (rows) => {
    const row = rows.add(set);
    for (const other of others) rows.within(() => rows.retainAll(row, rows.add(other)));
    return rows.toSet(row);
  });
}

export function difference(a: Bitset, b: Bitset): Bitset {
  return withRows(a.length, (rows) => {
    const row = rows.add(a);
    rows.removeAll(row, rows.add(b));
    return rows.toSet(row);
  });
}

export function count(set: Bitset): number {
  return withRows(set.length, (rows) => rows.count(rows.add(set)));
}

/** The size of the intersection. */
export function countCommon(a: Bitset, b: Bitset): number {
  return withRows(a.length, (rows) => rows.countCommon(rows.add(a), rows.add(b)));
}

/** In ascending order. */
export function forEach(set: Bitset, visit: (slot: number) => void): void {
  for (let index = 0; index < set.length; index += 1) {
    let word = set[index] as number;
    while (word !== 0) {
      const lowest = word & -word;
      visit((index << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}

/** All members in ascending order. */
export function slotsOf(set: Bitset): Uint32Array {
  return withRows(set.length, (rows) => rows.slotsOf(rows.add(set)));
}
