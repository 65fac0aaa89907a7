import { add, type Bitset, emptySet, has } from './bitset.ts';
import type { CompanyTable } from './company-table.ts';
import { SlotScores } from './slot-scores.ts';
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
  name: { before: null, after: (companies, a, b) => companies.byName(a, b) },
} as const satisfies Record<string, { before: Compare | null; after: Compare }>;

export type OrderName = keyof typeof COMPARATORS;

/** Where so many of all slots are wanted, all are read in their order. */
const SLOTS_PER_WANTED = 8;
/** The ranks of a block differ in so many digits. */
const DIGITS_IN_BLOCK = 10;
const RANKS_PER_STEP = 1_000;

/** The slots of an index that searches see, removed ones included, in one order; ids break ties. */
export class CompanyOrder {
  readonly #companies: CompanyTable;
  readonly #before: Compare | null;
  readonly #after: Compare;
  /** By rank. */
  #slots = new Uint32Array();
  /** By slot. */
  #ranks = new Uint32Array();
  /** The digits of numbers that are the higher the earlier: of the block of ranks, and of the tie within which scores decide. */
  #blocks: readonly Bitset[] = [];
  #ties: readonly Bitset[] = [];

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
    const before = this.#before;
    if (scores === null || before === null) return this.#firstByRank(max, set);
    const contenders = new SlotScores([...this.#blocks, ...scores.digits, ...this.#ties]).contenders(max, set);
    return Array.from(contenders, (slot) => ({ slot, score: scores.at(slot), rank: this.#ranks[slot] as number }))
      .sort((a, b) => before(this.#companies, a.slot, b.slot) || b.score - a.score || a.rank - b.rank)
      .slice(0, max)
      .map(({ slot }) => slot);
  }

  #firstByRank(max: number, set: Bitset): number[] {
    if (max * SLOTS_PER_WANTED > this.#slots.length) return this.#firstInOrder(max, set);
    const contenders = new SlotScores(this.#blocks).contenders(max, set);
    const ranks = contenders.map((slot) => this.#ranks[slot] as number).sort();
    return Array.from(ranks.subarray(0, max), (rank) => this.#slots[rank] as number);
  }

  #firstInOrder(max: number, set: Bitset): number[] {
    const first: number[] = [];
    for (const slot of this.#slots) {
      if (first.length >= max) break;
      if (has(set, slot)) first.push(slot);
    }
    return first;
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

  /** Stores the order that searches see. */
  write(pieces: PieceWriter): void {
    for (const numbers of [this.#slots, this.#ranks]) pieces.numbers(numbers);
    for (const digits of [this.#blocks, this.#ties]) {
      pieces.numbers(Uint32Array.of(digits.length));
      for (const digit of digits) pieces.numbers(digit);
    }
  }

  read(pieces: PieceReader): void {
    this.#slots = pieces.numbers(Uint32Array);
    this.#ranks = pieces.numbers(Uint32Array);
    const readDigits = () => {
      const [length] = pieces.numbers(Uint32Array);
      return Array.from({ length: length as number }, () => pieces.numbers(Uint32Array));
    };
    this.#blocks = readDigits();
    this.#ties = readDigits();
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
    const [ranks, ties] = [new Uint32Array(size), new Uint32Array(size)];
    let tie = 0;
    for (rank = 0; rank < size; rank += 1) {
      if (rank % RANKS_PER_STEP === 0) yield;
      const slot = slots[rank] as number;
      ranks[slot] = rank;
      if (rank > 0 && this.#before?.(this.#companies, slots[rank - 1] as number, slot)) tie += 1;
      ties[slot] = tie;
    }
    const blockDigits = yield* digitsOf(ranks, (size - 1) >>> DIGITS_IN_BLOCK, DIGITS_IN_BLOCK);
    const tieDigits = yield* digitsOf(ties, tie);
    return () => {
      [this.#slots, this.#ranks, this.#blocks, this.#ties] = [slots, ranks, blockDigits, tieDigits];
    };
  }

  #compare(a: number, b: number): number {
    const companies = this.#companies;
    return this.#before?.(companies, a, b) || this.#after(companies, a, b) || companies.byName(a, b) || a - b;
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
}

/** The digits of the numbers of slots, without the last ones, turned round: a lower number has the higher digits. */
function* digitsOf(numbers: Uint32Array, highest: number, without = 0): Generator<void, Bitset[]> {
  const digits = Array.from({ length: 32 - Math.clz32(highest) }, () => emptySet(numbers.length));
  for (let start = 0; start < numbers.length; start += RANKS_PER_STEP) {
    const end = Math.min(numbers.length, start + RANKS_PER_STEP);
    for (const [place, digit] of digits.entries())
      for (let slot = start; slot < end; slot += 1)
        if (((numbers[slot] as number) >>> (without + place)) % 2 === 0) add(digit, slot);
    yield;
  }
  return digits;
}
