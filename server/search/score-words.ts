/** The postings of a form of a word, and the weight of each field. A posting is a slot and the number of the field. */
export type WeightedPostings = { postings: Uint32Array; weights: readonly number[] };
/** Scores below `min` do not count, those above `max` count as that. */
export type ScoreLimits = { min: number; max: number };

export const FIELD_BITS = 2;
const FIELD_MASK = 3;
/** A binary search costs about as much as reading so many postings in turn. */
const POSTINGS_PER_SEARCH = 20;

/** Raises the scores of the companies that have a word in any of its forms. */
export function raiseByWord(scores: Uint8Array, forms: readonly WeightedPostings[], { min, max }: ScoreLimits): void {
  for (const { postings, weights } of forms) {
    const capped = weights.map((weight) => (weight < min ? 0 : Math.min(weight, max)));
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index] as number;
      const weight = capped[posting & FIELD_MASK] as number;
      const slot = posting >>> FIELD_BITS;
      if (weight > (scores[slot] as number)) scores[slot] = weight;
    }
  }
}

/** Raises the scores of the companies that have all words: the lowest counts. The rarest word is read first. */
export function raiseByAllWords(
  scores: Uint8Array,
  words: readonly (readonly WeightedPostings[])[],
  limits: ScoreLimits,
): void {
  const [rarest, ...others] = words.toSorted((a, b) => postingsOf(a) - postingsOf(b));
  if (rarest === undefined) return;
  let candidates = new Candidates(scores.length, rarest, limits.min);
  for (const forms of others) candidates = candidates.among(forms, limits.min);
  candidates.raise(scores, limits.max);
}

function postingsOf(forms: readonly WeightedPostings[]): number {
  return forms.reduce((sum, { postings }) => sum + postings.length, 0);
}

/**
 * Working memory by slot, which one phrase after the other uses: with arrays of its own, each phrase of a search among 100,000
 * companies would leave up to half a megabyte to the garbage collector.
 */
class Scratch {
  readonly size: number;
  readonly scores: Uint8Array;
  readonly weights: Uint8Array;
  readonly slots: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.scores = new Uint8Array(size);
    this.weights = new Uint8Array(size);
    this.slots = new Uint32Array(size);
  }
}

let scratch = new Scratch(0);

function scratchOf(size: number): Scratch {
  if (scratch.size < size) scratch = new Scratch(size);
  return scratch;
}

/** Slots, and the score of each so far. Only the newest one is valid: they share their memory. */
class Candidates {
  readonly #size: number;
  #slots: Uint32Array;
  readonly #scores: Uint8Array;

  constructor(size: number, forms: readonly WeightedPostings[], min: number) {
    this.#size = size;
    const { scores, slots } = scratchOf(size);
    this.#scores = scores.fill(0, 0, size);
    let length = 0;
    for (const { postings, weights } of forms) {
      for (let index = 0; index < postings.length; index += 1) {
        const posting = postings[index] as number;
        const weight = weights[posting & FIELD_MASK] as number;
        if (weight < min || weight === 0) continue;
        const slot = posting >>> FIELD_BITS;
        const score = this.#scores[slot] as number;
        if (score === 0) slots[length++] = slot;
        if (weight > score) this.#scores[slot] = weight;
      }
    }
    this.#slots = slots.subarray(0, length);
  }

  /** Those that have another word, too. */
  among(forms: readonly WeightedPostings[], min: number): this {
    const isSearched = this.#slots.length * POSTINGS_PER_SEARCH * forms.length < postingsOf(forms);
    const weights = isSearched ? undefined : this.#weightsOf(forms);
    let length = 0;
    for (const slot of this.#slots) {
      const weight = weights === undefined ? weightAt(forms, slot) : (weights[slot] as number);
      if (weight < min || weight === 0) {
        this.#scores[slot] = 0;
        continue;
      }
      if (weight < (this.#scores[slot] as number)) this.#scores[slot] = weight;
      this.#slots[length++] = slot;
    }
    this.#slots = this.#slots.subarray(0, length);
    return this;
  }

  raise(scores: Uint8Array, max: number): void {
    for (const slot of this.#slots) {
      const score = Math.min(this.#scores[slot] as number, max);
      if (score > (scores[slot] as number)) scores[slot] = score;
    }
  }

  #weightsOf(forms: readonly WeightedPostings[]): Uint8Array {
    const weights = scratchOf(this.#size).weights.fill(0, 0, this.#size);
    raiseByWord(weights, forms, { min: 1, max: 255 });
    return weights;
  }
}

/** The highest weight of a word in a slot; a slot may be there more than once. */
function weightAt(forms: readonly WeightedPostings[], slot: number): number {
  let highest = 0;
  for (const { postings, weights } of forms) {
    let low = 0;
    let high = postings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] as number) >>> FIELD_BITS < slot) low = middle + 1;
      else high = middle;
    }
    for (; low < postings.length && (postings[low] as number) >>> FIELD_BITS === slot; low += 1)
      highest = Math.max(highest, weights[(postings[low] as number) & FIELD_MASK] as number);
  }
  return highest;
}
