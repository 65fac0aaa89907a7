import { type Bitset, count, forEach, has } from './bitset.ts';
import type { IndexedCompany } from './search-index.ts';

type Compare = (a: IndexedCompany, b: IndexedCompany) => number;

/** Featured first, then verified, then by rating (decision 3). */
const byPlacement: Compare = (a, b) =>
  Number(b.featured) - Number(a.featured) || Number(b.verified) - Number(a.verified) || b.rating - a.rating;
const byReviews: Compare = (a, b) => b.reviewCount - a.reviewCount;
const byName: Compare = (a, b) => (a.nameKey === b.nameKey ? a.id - b.id : a.nameKey < b.nameKey ? -1 : 1);

const STANDINGS = {
  rating: (a, b) => byPlacement(a, b) || byReviews(a, b),
  reviews: (a, b) => byReviews(a, b) || byPlacement(a, b),
  /** No two stand equal: how well a text fits does not count in this order. */
  name: byName,
} as const satisfies Record<string, Compare>;

export type OrderName = keyof typeof STANDINGS;

/** So many members of a set are sorted sooner than all slots are looked through for them. */
const SLOTS_PER_MEMBER = 8;

/** All slots of an index in one order, which ends with the id. Removed slots are among them. */
export class CompanyOrder {
  readonly #companies: readonly IndexedCompany[];
  readonly #standing: Compare;
  /** By rank: the slot, and the number of those that stand equal, among whom the best match to a text decides. */
  #slots = new Uint32Array();
  #equals = new Uint32Array();
  /** By slot. */
  #ranks = new Uint32Array();

  constructor(name: OrderName, companies: readonly IndexedCompany[]) {
    this.#companies = companies;
    this.#standing = STANDINGS[name];
  }

  /**
   * The first members of a set, at most so many. Among those that stand equal, higher scores come first (decision 4);
   * without scores the order is that of the index.
   */
  first(most: number, set: Bitset, scores: Uint8Array | null): number[] {
    this.prepare();
    const slots: number[] = [];
    let equals: number[] = [];
    let number = -1;
    for (const rank of this.#ranksOf(set)) {
      const slot = this.#slots[rank] as number;
      if (scores === null) slots.push(slot);
      else if (this.#equals[rank] === number) equals.push(slot);
      else {
        for (const best of bestFirst(equals, scores, most)) slots.push(best);
        equals = [slot];
        number = this.#equals[rank] as number;
      }
      if (slots.length >= most) break;
    }
    if (scores !== null) for (const best of bestFirst(equals, scores, most)) slots.push(best);
    return slots.slice(0, most);
  }

  /** In rising order. */
  *#ranksOf(set: Bitset): Iterable<number> {
    const members = count(set);
    if (members * SLOTS_PER_MEMBER < this.#slots.length) {
      const ranks = new Uint32Array(members);
      let index = 0;
      forEach(set, (slot) => {
        ranks[index] = this.#ranks[slot] as number;
        index += 1;
      });
      yield* ranks.sort();
      return;
    }
    for (let rank = 0; rank < this.#slots.length; rank += 1) if (has(set, this.#slots[rank] as number)) yield rank;
  }

  /** Is done before each use, too: companies that are new since the last time are sorted, and put between those that are in order. */
  prepare(): void {
    const [old, size] = [this.#slots, this.#companies.length];
    if (old.length === size) return;
    const at = (slot: number) => this.#companies[slot] as IndexedCompany;
    const compare = (a: number, b: number) => this.#standing(at(a), at(b)) || byName(at(a), at(b)) || a - b;
    const added = Uint32Array.from({ length: size - old.length }, (_, index) => old.length + index).sort(compare);
    const slots = new Uint32Array(size);
    const equals = new Uint32Array(size);
    const ranks = new Uint32Array(size);
    let [fromOld, fromAdded] = [0, 0];
    for (let rank = 0; rank < size; rank += 1) {
      const isOldNext =
        fromAdded === added.length ||
        (fromOld < old.length && compare(old[fromOld] as number, added[fromAdded] as number) < 0);
      const slot = (isOldNext ? old[fromOld] : added[fromAdded]) as number;
      if (isOldNext) fromOld += 1;
      else fromAdded += 1;
      const before = slots[rank - 1];
      slots[rank] = slot;
      ranks[slot] = rank;
      if (before !== undefined) {
        const isEqual = this.#standing(at(before), at(slot)) === 0;
        equals[rank] = (equals[rank - 1] as number) + (isEqual ? 0 : 1);
      }
    }
    [this.#slots, this.#equals, this.#ranks] = [slots, equals, ranks];
  }
}

/** There are many companies and few scores. */
function bestFirst(slots: readonly number[], scores: Uint8Array, most: number): number[] {
  const byScore: number[][] = [];
  for (const slot of slots) {
    const score = scores[slot] as number;
    const equals = byScore[score];
    if (equals === undefined) byScore[score] = [slot];
    else equals.push(slot);
  }
  return byScore.reverse().flat().slice(0, most);
}
