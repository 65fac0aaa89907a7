import { editDistance } from '#domain/text/edit-distance.ts';
import { mergeInSteps, sortInSteps } from './sort-in-steps.ts';

/** Shorter words are codes, where one character more or less makes another word. */
const MIN_LENGTH = 4;
const MAX_CANDIDATES = 8;

/** The words of companies and aliases, to distinguish prefixes from misspelt words. */
export class Spelling {
  readonly #byLength = new Map<number, string[]>();
  /** Words begin nothing while they are among `#added`; `prepare` merges them. */
  #sorted: readonly string[] = [];
  #added: string[] = [];
  readonly #documentFrequency: (word: string) => number;

  /** `documentFrequency` may be 0 for a word that was added, when no company has it any more. `sorted` are its first words. */
  constructor(documentFrequency: (word: string) => number, sorted: readonly string[] = []) {
    this.#documentFrequency = documentFrequency;
    this.restore(sorted);
  }

  /** Each word once. */
  add(word: string): void {
    this.#added.push(word);
    const sameLength = this.#byLength.get(word.length);
    if (sameLength === undefined) this.#byLength.set(word.length, [word]);
    else sameLength.push(word);
  }

  /** The words that begin something, in their order. */
  get sorted(): readonly string[] {
    return this.#sorted;
  }

  /** Takes the words over that were stored, sorted as they were, instead of all others. */
  restore(sorted: readonly string[]): void {
    this.#added = [];
    this.#byLength.clear();
    for (const word of sorted) this.add(word);
    [this.#sorted, this.#added] = [sorted, []];
  }

  /** The word itself when it is a prefix or nothing is like it, else the words one mistake away. */
  candidates(word: string): string[] {
    if (word.length < MIN_LENGTH || this.isPrefix(word)) return [word];
    const near = [0, -1, 1].flatMap((difference) =>
      (this.#byLength.get(word.length + difference) ?? [])
        .filter((known) => editDistance(word, known, 1) === 1)
        .map((known) => ({ known, documentFrequency: this.#documentFrequency(known) }))
        .filter(({ documentFrequency }) => documentFrequency > 0)
        .sort((a, b) => b.documentFrequency - a.documentFrequency || (a.known < b.known ? -1 : 1))
        .map(({ known }) => known),
    );
    return near.length === 0 ? [word] : near.slice(0, MAX_CANDIDATES);
  }

  /** All words with a prefix, including those with a document frequency of 0. */
  *withPrefix(prefix: string): Generator<string> {
    for (let index = this.#firstFrom(prefix); this.#sorted[index]?.startsWith(prefix); index += 1) {
      yield this.#sorted[index] as string;
    }
  }

  /** Merges new words into the sorted ones; the function that it returns puts them into use. */
  *prepare(): Generator<void, () => void> {
    const { length } = this.#added;
    const added = yield* sortInSteps(this.#added, byCharacters);
    const sorted = length === 0 ? this.#sorted : yield* mergeInSteps(this.#sorted, added, byCharacters);
    return () => {
      this.#sorted = sorted;
      this.#added = this.#added.slice(length);
    };
  }

  isPrefix(word: string): boolean {
    for (const known of this.withPrefix(word)) if (this.#documentFrequency(known) > 0) return true;
    return false;
  }

  /** The index of the first word that is not less than this one. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** As `sort` does without a function. */
function byCharacters(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
