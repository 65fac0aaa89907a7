import { type Bitset, count, has, slotsOf } from './bitset.ts';
import type { CompanyTable } from './company-table.ts';
import type { SlotScores } from './slot-scores.ts';
import { sortInSteps } from './sort-in-steps.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';

type Compare = (companies: CompanyTable, a: number, b: number) => number;

const asEqual: Compare = () => 0;

/** Companies that are equal by `before` are ordered by how well they fit the words, then by `after`. */
const COMPARATORS = {
  rating: { before: asEqual, after: (companies, a, b) => companies.byStanding(a, b) },
  reviews: {
    before: (companies, a, b) => companies.byReviews(a, b),
    after: (companies, a, b) => companies.byStanding(a, b),
  },
  /** No two are equal: scores do not count in this order. */
  name: { before: (companies, a, b) => companies.byName(a, b), after: asEqual },
} as const satisfies Record<string, { before: Compare; after: Compare }>;

export type OrderName = keyof typeof COMPARATORS;

/** A set with less than one member for so many slots is sorted faster than all slots are filtered. */
const SLOTS_PER_MEMBER = 8;
const RANKS_PER_STEP = 1_000;

/** The slots of an index that searches see, removed ones included, in one order; ids break ties. */
export class CompanyOrder {
  readonly #companies: CompanyTable;
  readonly #before: Compare;
  readonly #after: Compare;
  /** By rank: the slot, and the number of its tie, within which the scores of a text decide. */
  #slots = new Uint32Array();
  #ties = new Uint32Array();
  /** By slot. */
  #ranks = new Uint32Array();

  constructor(name: OrderName, companies: CompanyTable) {
    this.#companies = companies;
    this.#before = COMPARATORS[name].before;
    this.#after = COMPARATORS[name].after;
  }

  /**
   * The first members of a set, at most `max`. Of those that are equal before scores count, higher scores come first
   * (decisions 3 and 4); without scores the order is that of the index.
   */
  first(max: number, set: Bitset, scores: SlotScores | null): number[] {
    if (scores !== null && this.#before === asEqual) return this.#bestOfAll(max, set, scores);
    const slots: number[] = [];
    let tied: number[] = [];
    let number = -1;
    for (const rank of this.#ranksOf(set, max)) {
      const slot = this.#slots[rank] as number;
      if (scores === null) slots.push(slot);
      else if (this.#ties[rank] === number) tied.push(slot);
      else {
        for (const best of bestFirst(tied, scores, max)) slots.push(best);
        tied = [slot];
        number = this.#ties[rank] as number;
      }
      if (slots.length >= max) break;
    }
    if (scores !== null) for (const best of bestFirst(tied, scores, max)) slots.push(best);
    return slots.slice(0, max);
  }

  /** Only the companies of the highest scores are put in order, and not all of a large set. */
  #bestOfAll(max: number, set: Bitset, scores: SlotScores): number[] {
    const { above, equals } = scores.best(max, set);
    const rank = (slot: number) => this.#ranks[slot] as number;
    above.sort((a, b) => scores.at(b) - scores.at(a) || rank(a) - rank(b));
    return [...above, ...this.first(max - above.length, equals, null)];
  }

  /** In an order by name: the companies whose key is a text, or continues it with further words. */
  beginningWith(text: string): number[] {
    const keyAt = (rank: number) => this.#companies.nameKeyAt(this.#slots[rank] as number);
    let [low, high] = [0, this.#slots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyAt(middle) < text) low = middle + 1;
      else high = middle;
    }
    const slots: number[] = [];
    // A blank comes before all that may continue the last word.
    const continued = `${text} `;
    for (; low < this.#slots.length; low += 1) {
      const key = keyAt(low);
      if (key !== text && !key.startsWith(continued)) break;
      slots.push(this.#slots[low] as number);
    }
    return slots;
  }

  /** In ascending order. Where few of many are wanted, they are found among the first slots, unless all stand at the end. */
  *#ranksOf(set: Bitset, wanted: number): Iterable<number> {
    const [members, size] = [count(set), this.#slots.length];
    const isFound = wanted * size < members * members;
    if (!isFound && members * SLOTS_PER_MEMBER < size) {
      yield* slotsOf(set)
        .map((slot) => this.#ranks[slot] as number)
        .sort();
      return;
    }
    for (let rank = 0; rank < size; rank += 1) if (has(set, this.#slots[rank] as number)) yield rank;
  }

  /** Stores the order that searches see. */
  write(pieces: PieceWriter): void {
    for (const numbers of [this.#slots, this.#ties, this.#ranks]) pieces.numbers(numbers);
  }

  read(pieces: PieceReader): void {
    this.#slots = pieces.numbers(Uint32Array);
    this.#ties = pieces.numbers(Uint32Array);
    this.#ranks = pieces.numbers(Uint32Array);
  }

  /** Merges new companies into the order; the function that it returns puts the new order into use. */
  *prepare(): Generator<void, () => void> {
    const [old, size] = [this.#slots, this.#companies.length];
    if (old.length === size) return () => {};
    const added = yield* sortInSteps(
      Array.from({ length: size - old.length }, (_, index) => old.length + index),
      (a, b) => this.#compare(a, b),
    );
    const slots = new Uint32Array(size);
    let [from, rank] = [0, 0];
    for (const slot of added) {
      const next = this.#firstAfter(slot, from);
      slots.set(old.subarray(from, next), rank);
      rank += next - from;
      slots[rank++] = slot;
      from = next;
      yield;
    }
    slots.set(old.subarray(from), rank);
    const ties = new Uint32Array(size);
    const ranks = new Uint32Array(size);
    for (rank = 0; rank < size; rank += 1) {
      if (rank % RANKS_PER_STEP === 0) yield;
      const slot = slots[rank] as number;
      ranks[slot] = rank;
      if (rank > 0) ties[rank] = (ties[rank - 1] as number) + Number(!this.#isTie(slots[rank - 1] as number, slot));
    }
    return () => {
      [this.#slots, this.#ties, this.#ranks] = [slots, ties, ranks];
    };
  }

  #compare(a: number, b: number): number {
    const companies = this.#companies;
    return this.#before(companies, a, b) || this.#after(companies, a, b) || companies.byName(a, b) || a - b;
  }

  /** The first rank, from a given one, of those that come after a new slot. */
  #firstAfter(slot: number, from: number): number {
    let [low, high] = [from, this.#slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isTie(a: number, b: number): boolean {
    return this.#before(this.#companies, a, b) === 0;
  }
}

/** A bucket sort: there are many companies and few scores. */
function bestFirst(slots: readonly number[], scores: SlotScores, max: number): number[] {
  const byScore: number[][] = [];
  for (const slot of slots) {
    const score = scores.at(slot);
    const equals = byScore[score];
    if (equals === undefined) byScore[score] = [slot];
    else equals.push(slot);
  }
  return byScore.reverse().flat().slice(0, max);
}
