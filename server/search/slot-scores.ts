import { add, type Bitset, bitsOf, emptySet } from './bitset.ts';

const FIRST_CAPACITY = 1_024;

/** The scores of all slots, in memory that can be read four at a time. */
export function emptyScores(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new ArrayBuffer(Math.ceil(size / 4) * 4), 0, size);
}

/**
 * A score for each member of a set, one after the other; others have 0. Most words are in few of a million companies: a score
 * for each of those would be read and cleared for every search.
 */
export class SlotScores {
  readonly set: Bitset;
  /** In ascending order of the slots. */
  readonly #scores: Uint16Array;
  /** By word of the set: how many members come before it. */
  readonly #starts: Uint32Array;

  constructor(set: Bitset, scores: Uint16Array) {
    this.set = set;
    this.#scores = scores;
    this.#starts = new Uint32Array(set.length);
    let total = 0;
    for (let word = 0; word < set.length; word += 1) {
      this.#starts[word] = total;
      total += bitsOf(set[word] as number);
    }
  }

  /** Those that are not 0 of the scores of all slots, which `emptyScores` made. */
  static ofAll(all: Uint8Array): SlotScores {
    const set = emptySet(all.length);
    let scores = new Uint16Array(FIRST_CAPACITY);
    let total = 0;
    // Four slots without a score are passed at a time.
    const fours = new Uint32Array(all.buffer);
    for (let four = 0; four < fours.length; four += 1) {
      if (fours[four] === 0) continue;
      if (total + 4 > scores.length) {
        const larger = new Uint16Array(2 * scores.length);
        larger.set(scores);
        scores = larger;
      }
      for (let slot = 4 * four; slot < 4 * four + 4; slot += 1) {
        const score = all[slot] ?? 0;
        if (score === 0) continue;
        add(set, slot);
        scores[total++] = score;
      }
    }
    return new SlotScores(set, scores.slice(0, total));
  }

  get byteLength(): number {
    return this.set.byteLength + this.#starts.byteLength + this.#scores.byteLength;
  }

  at(slot: number): number {
    const position = this.#positionOf(slot);
    return position < 0 ? 0 : (this.#scores[position] as number);
  }

  /** Of a member; others keep 0. */
  change(slot: number, score: number): void {
    const position = this.#positionOf(slot);
    if (position >= 0) this.#scores[position] = score;
  }

  of(slots: Uint32Array): Uint16Array {
    const scores = new Uint16Array(slots.length);
    for (let index = 0; index < slots.length; index += 1) scores[index] = this.at(slots[index] as number);
    return scores;
  }

  /** The members that have this score or a higher one. */
  atLeast(min: number): Bitset {
    const found = emptySet(this.set.length * 32);
    let position = 0;
    for (let word = 0; word < found.length; word += 1) {
      let bits = this.set[word] as number;
      let ofWord = 0;
      for (; bits !== 0; bits &= bits - 1) if ((this.#scores[position++] as number) >= min) ofWord |= bits & -bits;
      found[word] = ofWord;
    }
    return found;
  }

  #positionOf(slot: number): number {
    const bits = this.set[slot >>> 5] as number;
    const bit = 1 << (slot & 31);
    return (bits & bit) === 0 ? -1 : (this.#starts[slot >>> 5] as number) + bitsOf(bits & (bit - 1));
  }
}
