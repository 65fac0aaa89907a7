/** Shorter words are codes, where one letter more or less is another word. */
const MIN_LENGTH = 4;
const MAX_CANDIDATES = 8;

/** The words that occur in companies and in the aliases, for telling a beginning from a typing mistake. */
export class Spelling {
  readonly #byLength = new Map<number, string[]>();
  /** In order; `#added` are those that still have to be put between them. */
  #sorted: string[] = [];
  #added: string[] = [];
  readonly #documentFrequency: (word: string) => number;

  /** `commonness` may tell of a word that was added that nobody has it any more: nought. */
  constructor(documentFrequency: (word: string) => number) {
    this.#documentFrequency = documentFrequency;
  }

  /** Each word once. */
  add(word: string): void {
    this.#added.push(word);
    const sameLength = this.#byLength.get(word.length);
    if (sameLength === undefined) this.#byLength.set(word.length, [word]);
    else sameLength.push(word);
  }

  /** The word itself when some word begins with it or nothing is like it, else the words one mistake away. */
  candidates(word: string): string[] {
    if (word.length < MIN_LENGTH || this.#isPrefix(word)) return [word];
    const near = [0, -1, 1].flatMap((difference) =>
      (this.#byLength.get(word.length + difference) ?? [])
        .filter((known) => isOneMistakeAway(word, known))
        .map((known) => ({ known, documentFrequency: this.#documentFrequency(known) }))
        .filter(({ documentFrequency }) => documentFrequency > 0)
        .sort((a, b) => b.documentFrequency - a.documentFrequency || (a.known < b.known ? -1 : 1))
        .map(({ known }) => known),
    );
    return near.length === 0 ? [word] : near.slice(0, MAX_CANDIDATES);
  }

  /** All words with this beginning; nobody may have some of them. */
  *withPrefix(beginning: string): Generator<string> {
    this.prepare();
    for (let index = this.#firstFrom(beginning); this.#sorted[index]?.startsWith(beginning); index += 1) {
      yield this.#sorted[index] as string;
    }
  }

  /** Is done before each use, too: puts the words that are new between those that are in order. */
  prepare(): void {
    if (this.#added.length === 0) return;
    const added = this.#added.sort();
    const merged: string[] = [];
    let from = 0;
    for (const word of this.#sorted) {
      while (from < added.length && (added[from] as string) < word) {
        merged.push(added[from] as string);
        from += 1;
      }
      merged.push(word);
    }
    this.#sorted = merged.concat(added.slice(from));
    this.#added = [];
  }

  #isPrefix(word: string): boolean {
    for (const known of this.withPrefix(word)) if (this.#documentFrequency(known) > 0) return true;
    return false;
  }

  /** Where the first word stands that is not before this one. */
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

/** One letter changed, missing, too many, or two neighbours swapped (optimal string alignment distance 1). */
export function isOneMistakeAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (start === short.length) return false;
  const changed = short.slice(start + 1) === long.slice(start + 1);
  const swapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return changed || swapped;
}
