import { add, type Bitset, count, emptySet, has, slotsOf } from './bitset.ts';
import { type Row, type SetRows, withRows } from './set-rows.ts';
import type { Numbers, PieceReader, PieceWriter } from './stored-pieces.ts';

/** For terms of at least one slot in 32 a bitset is smaller than a list and faster to count. */
export const SLOTS_PER_WORD = 32;
const FIRST_CAPACITY = 4;

/** A typed array that grows. */
export class GrowingList<Kind extends Numbers = Uint32Array> {
  readonly #Kind: new (
    length: number,
  ) => Kind;
  #numbers: Kind;
  length = 0;

  constructor(kind: new (length: number) => Kind) {
    this.#Kind = kind;
    this.#numbers = new kind(FIRST_CAPACITY);
  }

  read(pieces: PieceReader): this {
    ({ numbers: this.#numbers, length: this.length } = pieces.list(this.#Kind));
    return this;
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new this.#Kind(Math.max(FIRST_CAPACITY, this.length * 2));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  get last(): number | undefined {
    return this.length === 0 ? undefined : this.#numbers[this.length - 1];
  }

  /** A view, valid until the next push. */
  values(): Kind {
    return this.#numbers.subarray(0, this.length) as Kind;
  }
}

/** The slots below `size` as a set, and how many they are. */
type Bits = { set: Bitset; size: number; length: number };

/**
 * The slots of one term; removed ones stay until the index is rebuilt. Searches see those below the size that they give; later
 * ones are already there for the next size. Those of frequent terms are a set as far as searches have seen them, all others a list
 * in ascending order.
 */
export class Postings {
  #list = new GrowingList(Uint32Array);
  #bits: Bits = { set: new Uint32Array(), size: 0, length: 0 };
  #next: Bits | undefined;

  static read(pieces: PieceReader): Postings {
    const postings = new Postings();
    const [size = 0] = pieces.numbers(Uint32Array);
    const set = pieces.numbers(Uint32Array);
    postings.#bits = { set, size, length: count(set) };
    postings.#list.read(pieces);
    return postings;
  }

  /** Stores the slots below the size of the index. */
  write(pieces: PieceWriter, size: number): void {
    const isSet = this.#isFrequent(size);
    pieces.numbers(Uint32Array.of(isSet ? size : 0));
    pieces.numbers(isSet ? this.toSet(size) : NO_SLOTS);
    pieces.growingBelow(isSet ? NO_SLOTS : this.#slotsBelow(size), size);
  }

  /** Whether searches see any. */
  isUsed(size: number): boolean {
    const [first = size] = this.#list.values();
    return this.#bits.length > 0 || first < size;
  }

  get length(): number {
    return this.#bits.length + this.#list.length;
  }

  /** Whether a slot, which none is after, is there already. */
  endsWith(slot: number): boolean {
    return this.#list.last === slot;
  }

  push(slot: number): void {
    this.#list.push(slot);
  }

  copy(): Postings {
    const copy = new Postings();
    copy.#bits = this.#bits;
    for (const slot of this.#list.values()) copy.push(slot);
    return copy;
  }

  /** The first `size` slots of the index as a set; not to be changed. */
  toSet(size: number): Bitset {
    this.#takeNext(size);
    if (this.#bits.size === size) return this.#bits.set;
    const bits = this.#bitsOf(size);
    if (this.#isFrequent(size)) this.#take(bits);
    return bits.set;
  }

  /** Adds the first `size` slots of the index to a row. */
  addTo(rows: SetRows, row: Row, size: number): void {
    this.#takeNext(size);
    if (this.#bits.length > 0) rows.addSet(row, this.#bits.set);
    rows.addSlots(row, this.#listBelow(size));
  }

  #listBelow(size: number): Uint32Array {
    const slots = this.#list.values();
    let { length } = slots;
    while (length > 0 && (slots[length - 1] as number) >= size) length -= 1;
    return slots.subarray(0, length);
  }

  /** Whether so many were pushed since the last set was made that a set is better. */
  get isLong(): boolean {
    return this.#list.length * SLOTS_PER_WORD > (this.#list.last ?? 0);
  }

  /** Makes beforehand what `toSet` will return from when the index has this size. */
  prepare(size: number): void {
    if (this.#isFrequent(size)) this.#next = this.#bitsOf(size);
  }

  #takeNext(size: number): void {
    if (this.#next !== undefined && this.#next.size <= size) this.#take(this.#next);
  }

  /** Searches will give no smaller size again. */
  #take(bits: Bits): void {
    this.#bits = bits;
    if (this.#next === bits) this.#next = undefined;
    let first = this.#list.length;
    while (first > 0 && this.#list.at(first - 1) >= bits.size) first -= 1;
    const later = new GrowingList(Uint32Array);
    for (const slot of this.#list.values().subarray(first)) later.push(slot);
    this.#list = later;
  }

  #bitsOf(size: number): Bits {
    const set = emptySet(size);
    set.set(this.#bits.set);
    let { length } = this.#bits;
    for (const slot of this.#list.values()) {
      if (slot >= size) break;
      add(set, slot);
      length += 1;
    }
    return { set, size, length };
  }

  #slotsBelow(size: number): Uint32Array {
    return this.#bits.length === 0 ? this.#list.values() : slotsOf(this.#bitsOf(size).set);
  }

  /** How many of them are in a set of an index with `size` slots. */
  countIn(set: Bitset, size: number): number {
    return withRows(set.length, (rows) => this.countInRow(rows, rows.add(set), size));
  }

  countInRow(rows: SetRows, row: Row, size: number): number {
    if (this.#isFrequent(size)) return rows.countCommonWithSet(row, this.toSet(size));
    const inBits = this.#bits.length === 0 ? 0 : rows.countCommonWithSet(row, this.#bits.set);
    return inBits + rows.countSlots(row, this.#listBelow(size));
  }

  /** Whether any of them is in a set. */
  isAnyIn(set: Bitset): boolean {
    if (this.#bits.set.some((word, index) => (word & (set[index] ?? 0)) !== 0)) return true;
    return this.#list.values().some((slot) => has(set, slot));
  }

  #isFrequent(size: number): boolean {
    return this.length * SLOTS_PER_WORD > size;
  }
}

const NO_SLOTS = new Uint32Array();
