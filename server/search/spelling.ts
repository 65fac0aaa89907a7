/** Shorter words are codes, where one letter more or less is another word. */
const MIN_LENGTH = 4;
const MAX_CANDIDATES = 8;

/** The words that occur in approved companies and in the aliases, for telling a beginning from a typing mistake. */
export class Spelling {
  /** Words by length, commonest first. */
  readonly #byLength = new Map<number, string[]>();
  readonly #sorted: string[];

  /** The words, each once, commonest first. */
  constructor(words: readonly string[]) {
    for (const word of words) {
      const sameLength = this.#byLength.get(word.length) ?? [];
      sameLength.push(word);
      this.#byLength.set(word.length, sameLength);
    }
    this.#sorted = words.toSorted();
  }

  /** The word itself when some word begins with it or nothing is like it, else the words one mistake away. */
  candidates(word: string): string[] {
    if (word.length < MIN_LENGTH || this.#sorted[this.#firstFrom(word)]?.startsWith(word)) return [word];
    const near = [0, -1, 1]
      .flatMap((difference) => this.#byLength.get(word.length + difference) ?? [])
      .filter((known) => isOneMistakeAway(word, known))
      .slice(0, MAX_CANDIDATES);
    return near.length === 0 ? [word] : near;
  }

  /** All words with this beginning. */
  beginningWith(beginning: string): string[] {
    const words: string[] = [];
    for (let index = this.#firstFrom(beginning); this.#sorted[index]?.startsWith(beginning); index += 1) {
      words.push(this.#sorted[index] as string);
    }
    return words;
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
