import { add, type Bitset, bitsOf, emptySet, slotsOf } from './bitset.ts';

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

  /** Those of all slots that are not 0. */
  static ofAll(all: Uint8Array): SlotScores {
    const set = slotsWithScore(all);
    const slots = slotsOf(set);
    const scores = new Uint16Array(slots.length);
    for (let index = 0; index < slots.length; index += 1) scores[index] = all[slots[index] as number] as number;
    return new SlotScores(set, scores);
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
    const slots = slotsOf(this.set);
    for (let index = 0; index < slots.length; index += 1)
      if ((this.#scores[index] as number) >= min) add(found, slots[index] as number);
    return found;
  }

  #positionOf(slot: number): number {
    const bits = this.set[slot >>> 5] as number;
    const bit = 1 << (slot & 31);
    return (bits & bit) === 0 ? -1 : (this.#starts[slot >>> 5] as number) + bitsOf(bits & (bit - 1));
  }
}

/** Four slots without a score are passed at a time. */
function slotsWithScore(all: Uint8Array): Bitset {
  const set = emptySet(all.length);
  const fours = new Uint32Array(all.buffer, all.byteOffset, all.length >>> 2);
  const addSome = (from: number, to: number) => {
    for (let slot = from; slot < to; slot += 1) if (all[slot] !== 0) add(set, slot);
  };
  for (let four = 0; four < fours.length; four += 1) if (fours[four] !== 0) addSome(4 * four, 4 * four + 4);
  addSome(4 * fours.length, all.length);
  return set;
}
