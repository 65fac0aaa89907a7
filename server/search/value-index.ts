import { normalForm } from '#domain/text/normal-form.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import type { Bitset } from './bitset.ts';
import { Postings } from './postings.ts';

const MAX_CACHED_KEYS = 10_000;
/** Values with the same key are one: case and accents are ignored. */
export const keyOf = memoizeText({ caches: processCaches, name: 'value-keys', max: MAX_CACHED_KEYS }, normalForm);

/** One value, in whatever spelling, and who has it. */
export class IndexedValue {
  readonly number: number;
  readonly slots = new Postings();
  /** Who writes it how. As long as all write it alike, these are the slots above. */
  readonly #spellings = new Map<string, Postings>();

  constructor(number: number) {
    this.number = number;
  }

  push(slot: number, spelling: string): void {
    const [first = spelling] = this.#spellings.keys();
    if (this.#spellings.size === 1 && first !== spelling) this.#spellings.set(first, this.slots.copy());
    const ofSpelling = this.#spellings.get(spelling) ?? (first === spelling ? this.slots : new Postings());
    this.#spellings.set(spelling, ofSpelling);
    if (ofSpelling !== this.slots) ofSpelling.push(slot);
    this.slots.push(slot);
  }

  /** The commonest spelling of an index with so many slots, of which these are live; of two the newer. */
  nameAmong(live: Bitset, size: number): string {
    let [name = ''] = this.#spellings.keys();
    if (this.#spellings.size === 1) return name;
    let most = 0;
    for (const [spelling, slots] of this.#spellings) {
      const times = slots.countIn(live, size);
      if (times >= most) [name, most] = [spelling, times];
    }
    return name;
  }
}

/** The values of one kind, by their normal form, and what each text of a company stands for. */
export class ValueIndex {
  readonly #byKey = new Map<string, IndexedValue>();
  readonly #byText = new Map<string, IndexedValue[]>();
  /** Those that are in no vocabulary but the companies' own. */
  readonly customValues: IndexedValue[] = [];
  readonly #namesOf: (text: string) => readonly string[];
  readonly #isInVocabulary: (key: string) => boolean;

  /** `namesOf` gives all names to which a text answers, `isInVocabulary` tells the keys of our vocabulary. */
  constructor(
    namesOf: (text: string) => readonly string[] = (text) => [text],
    isInVocabulary: (key: string) => boolean = () => true,
  ) {
    this.#namesOf = namesOf;
    this.#isInVocabulary = isInVocabulary;
  }

  /** What a text stands for; `nextNumber` is that of a value that was not known. */
  valuesOf(text: string, nextNumber: () => number): IndexedValue[] {
    let values = this.#byText.get(text);
    if (values === undefined) {
      values = this.#namesOf(text).map((name) => this.#valueOf(keyOf(name), nextNumber));
      this.#byText.set(text, values);
    }
    return values;
  }

  find(key: string): IndexedValue | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<IndexedValue> {
    return this.#byKey.values();
  }

  #valueOf(key: string, nextNumber: () => number): IndexedValue {
    let value = this.#byKey.get(key);
    if (value === undefined) {
      value = new IndexedValue(nextNumber());
      this.#byKey.set(key, value);
      if (!this.#isInVocabulary(key)) this.customValues.push(value);
    }
    return value;
  }
}
