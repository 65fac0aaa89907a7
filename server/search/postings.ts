import { add, type Bitset, countCommon, emptySet, has } from './bitset.ts';
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

  get last(): number | undefined {
    return this.length === 0 ? undefined : this.#numbers[this.length - 1];
  }

  /** A view, valid until the next push. */
  values(): Kind {
    return this.#numbers.subarray(0, this.length) as Kind;
  }
}

/** The first `length` postings as a set of `size` slots. */
type Bits = { set: Bitset; size: number; length: number };

/**
 * The slots of one term in ascending order; removed ones stay until the index is rebuilt. Searches see those below the size
 * that they give; later ones are already there for the next size.
 */
export class Postings {
  readonly #slots: GrowingList;
  #bits: Bits | undefined;
  #next: Bits | undefined;

  constructor(slots = new GrowingList(Uint32Array)) {
    this.#slots = slots;
  }

  static read(pieces: PieceReader): Postings {
    return new Postings(new GrowingList(Uint32Array).read(pieces));
  }

  /** Stores the slots below the size of the index. */
  write(pieces: PieceWriter, size: number): void {
    pieces.growingBelow(this.#slots.values(), size);
  }

  /** Whether searches see any. */
  isUsed(size: number): boolean {
    const [first = size] = this.#slots.values();
    return first < size;
  }

  get length(): number {
    return this.#slots.length;
  }

  get last(): number | undefined {
    return this.#slots.last;
  }

  push(slot: number): void {
    this.#slots.push(slot);
  }

  copy(): Postings {
    const copy = new Postings();
    for (const slot of this.#slots.values()) copy.push(slot);
    return copy;
  }

  /** The first `size` slots of the index as a set; not to be changed. */
  toSet(size: number): Bitset {
    if (this.#next?.size === size) [this.#bits, this.#next] = [this.#next, undefined];
    if (this.#bits?.size === size) return this.#bits.set;
    const bits = this.#bitsOf(size);
    if (this.#isFrequent(size)) this.#bits = bits;
    return bits.set;
  }

  /** Makes beforehand what `toSet` will return from when the index has this size. */
  prepare(size: number): void {
    if (this.#isFrequent(size)) this.#next = this.#bitsOf(size);
  }

  #bitsOf(size: number): Bits {
    const set = emptySet(size);
    const slots = this.#slots.values();
    let length = 0;
    if (this.#bits !== undefined && this.#bits.size <= size) {
      set.set(this.#bits.set);
      length = this.#bits.length;
    }
    for (; length < slots.length && (slots[length] as number) < size; length += 1) add(set, slots[length] as number);
    return { set, size, length };
  }

  /** How many of them are in a set of an index with `size` slots. */
  countIn(set: Bitset, size: number): number {
    if (this.#isFrequent(size)) return countCommon(this.toSet(size), set);
    let total = 0;
    for (const slot of this.#slots.values()) if (has(set, slot)) total += 1;
    return total;
  }

  /** Whether any of them is in a set. */
  isAnyIn(set: Bitset): boolean {
    for (const slot of this.#slots.values()) if (has(set, slot)) return true;
    return false;
  }

  #isFrequent(size: number): boolean {
    return this.length * SLOTS_PER_WORD > size;
  }
}
