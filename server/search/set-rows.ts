import { COMPILED_KERNELS } from './compiled-kernels.ts';

/** The functions of set-kernels.assembly.ts. */
type Kernels = {
  countInBoth: (a: number, b: number, bytes: number) => number;
  addAll: (to: number, from: number, bytes: number) => void;
  addCommon: (to: number, a: number, b: number, bytes: number) => void;
  retainAll: (set: number, others: number, bytes: number) => void;
  removeAll: (set: number, others: number, bytes: number) => void;
  addSlots: (to: number, slots: number, length: number) => void;
  countSlots: (set: number, slots: number, length: number) => number;
  listSlots: (set: number, to: number, bytes: number) => void;
  addDigit: (sums: number, digit: number, carried: number, bytes: number) => void;
};

const PAGE_BYTES = 65_536;
/** Kernels read so many bytes at a time. */
const ALIGNMENT = 64;

const memory = new WebAssembly.Memory({ initial: 1 });
const kernels = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(COMPILED_KERNELS, 'base64')), {
  env: { memory },
}).exports as Kernels;
/** All of the memory; another array once it has grown. */
let words = new Uint32Array(memory.buffer);
/** The first byte that is free. */
let free = 0;

function allocate(bytes: number): number {
  const start = free;
  free += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
  if (free > words.byteLength) {
    memory.grow(Math.ceil((free - words.byteLength) / PAGE_BYTES));
    words = new Uint32Array(memory.buffer);
  }
  return start;
}

/** A set in the memory of the kernels. */
export type Row = number & { readonly isRow: true };

/** Sets of one length in the memory of the kernels, where reading and writing them takes a tenth of the time. */
export class SetRows {
  readonly #length: number;
  readonly #bytes: number;

  constructor(length: number) {
    this.#length = length;
    this.#bytes = Math.ceil((4 * length) / ALIGNMENT) * ALIGNMENT;
  }

  /** A row with anything in it. */
  reserve(): Row {
    return allocate(this.#bytes) as Row;
  }

  /** A row with the members of a set, which may be of an earlier and smaller index, or with none. */
  add(set?: Uint32Array): Row {
    const row = this.reserve();
    this.assign(row, set);
    return row;
  }

  assign(row: Row, set: Uint32Array = NOTHING): void {
    const length = Math.min(set.length, this.#length);
    words.set(length === set.length ? set : set.subarray(0, length), row / 4);
    words.fill(0, row / 4 + length, (row + this.#bytes) / 4);
  }

  copy(row: Row): Row {
    const copy = this.reserve();
    words.copyWithin(copy / 4, row / 4, (row + this.#bytes) / 4);
    return copy;
  }

  /** What is in a row, as a set that outlives it. */
  toSet(row: Row): Uint32Array {
    // All of it is written: memory that is cleared before takes longer.
    const set = new Uint32Array(Buffer.allocUnsafeSlow(4 * this.#length).buffer);
    set.set(words.subarray(row / 4, row / 4 + this.#length));
    return set;
  }

  /** In ascending order. */
  slotsOf(row: Row): Uint32Array {
    return this.within(() => {
      const length = this.count(row);
      const start = allocate(4 * length);
      kernels.listSlots(row, start, this.#bytes);
      return words.slice(start / 4, start / 4 + length);
    });
  }

  count(row: Row): number {
    return kernels.countInBoth(row, row, this.#bytes);
  }

  countCommon(a: Row, b: Row): number {
    return kernels.countInBoth(a, b, this.#bytes);
  }

  countCommonWithSet(row: Row, set: Uint32Array): number {
    return this.within(() => this.countCommon(row, this.add(set)));
  }

  addAll(to: Row, from: Row): void {
    kernels.addAll(to, from, this.#bytes);
  }

  addCommon(to: Row, a: Row, b: Row): void {
    kernels.addCommon(to, a, b, this.#bytes);
  }

  retainAll(row: Row, others: Row): void {
    kernels.retainAll(row, others, this.#bytes);
  }

  removeAll(row: Row, others: Row): void {
    kernels.removeAll(row, others, this.#bytes);
  }

  addSet(to: Row, set: Uint32Array): void {
    this.within(() => kernels.addAll(to, this.add(set), this.#bytes));
  }

  addSlots(to: Row, slots: Uint32Array): void {
    this.within(() => kernels.addSlots(to, this.#addList(slots), slots.length));
  }

  countSlots(row: Row, slots: Uint32Array): number {
    return this.within(() => kernels.countSlots(row, this.#addList(slots), slots.length));
  }

  #addList(slots: Uint32Array): number {
    const start = allocate(slots.byteLength);
    words.set(slots, start / 4);
    return start;
  }

  /** Adds a digit of numbers, and what was carried to it, to the same digit of their sums. */
  addDigit(sums: Row, digit: Row, carried: Row): void {
    kernels.addDigit(sums, digit, carried, this.#bytes);
  }

  /** Rows that the work adds are free again after it. */
  within<Result>(work: () => Result): Result {
    const start = free;
    try {
      return work();
    } finally {
      free = start;
    }
  }
}

const NOTHING: Uint32Array = new Uint32Array();

/** Runs work with rows for sets of a length, which are free again after it. */
export function withRows<Result>(length: number, work: (rows: SetRows) => Result): Result {
  const rows = new SetRows(length);
  return rows.within(() => work(rows));
}
