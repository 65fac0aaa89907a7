const PARTS_PER_BLOCK = 8;

/** The offsets of concatenated parts, computed from their lengths: a few additions for a fifth of the memory. */
export class Offsets {
  readonly count: number;
  readonly #lengths: Uint8Array;
  readonly #blockStarts: Uint32Array;

  constructor(lengths: Uint8Array) {
    this.count = lengths.length;
    this.#lengths = lengths;
    this.#blockStarts = new Uint32Array(Math.ceil(lengths.length / PARTS_PER_BLOCK));
    let start = 0;
    // An iterator would allocate half a million pairs.
    for (let part = 0; part < lengths.length; part += 1) {
      if (part % PARTS_PER_BLOCK === 0) this.#blockStarts[part / PARTS_PER_BLOCK] = start;
      start += lengths[part] ?? 0;
    }
  }

  startOf(part: number): number {
    const block = Math.floor(part / PARTS_PER_BLOCK);
    let start = this.#blockStarts[block] ?? 0;
    for (let before = block * PARTS_PER_BLOCK; before < part; before += 1) start += this.#lengths[before] ?? 0;
    return start;
  }

  lengthOf(part: number): number {
    return this.#lengths[part] ?? 0;
  }

  endOf(part: number): number {
    return this.startOf(part) + this.lengthOf(part);
  }
}
