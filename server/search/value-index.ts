import { normalForm } from '#domain/text/normal-form.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import type { Bitset } from './bitset.ts';
import { Postings } from './postings.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';

/** A line of text has none. */
const BETWEEN_SPELLINGS = '\u0001';
const MAX_CACHED_KEYS = 10_000;
/** Values with the same key are equal: case and accents are ignored. */
export const keyOf = memoizeText({ caches: processCaches, name: 'value-keys', max: MAX_CACHED_KEYS }, normalForm);

/** One value in all its spellings, with the slots that have it. */
export class IndexedValue {
  readonly number: number;
  readonly slots: Postings;
  /** The slots of each spelling. While there is one spelling, these are the slots above. */
  readonly #spellings = new Map<string, Postings>();
  /** Its name in the last state of the index. */
  #named: { live: Bitset; name: string } | undefined;

  constructor(number: number, slots = new Postings()) {
    this.number = number;
    this.slots = slots;
  }

  static read(pieces: PieceReader, number: number, spellings: readonly string[]): IndexedValue {
    const value = new IndexedValue(number, Postings.read(pieces));
    for (const spelling of spellings)
      value.#spellings.set(spelling, spellings.length === 1 ? value.slots : Postings.read(pieces));
    return value;
  }

  /** Stores the slots below the size of the index; `spellings` are those of these slots. */
  write(pieces: PieceWriter, size: number, spellings: readonly string[]): void {
    this.slots.write(pieces, size);
    if (spellings.length > 1) for (const spelling of spellings) this.#spellings.get(spelling)?.write(pieces, size);
  }

  spellings(size: number): string[] {
    return [...this.#spellings].flatMap(([spelling, slots]) => (slots.isUsed(size) ? spelling : []));
  }

  push(slot: number, spelling: string): void {
    const [first = spelling] = this.#spellings.keys();
    if (this.#spellings.size === 1 && first !== spelling) this.#spellings.set(first, this.slots.copy());
    const ofSpelling = this.#spellings.get(spelling) ?? (first === spelling ? this.slots : new Postings());
    this.#spellings.set(spelling, ofSpelling);
    if (ofSpelling !== this.slots) ofSpelling.push(slot);
    this.slots.push(slot);
  }

  /** Makes the sets beforehand of an index with `size` slots. */
  prepare(size: number): void {
    this.slots.prepare(size);
    if (this.#spellings.size > 1) for (const slots of this.#spellings.values()) slots.prepare(size);
  }

  /** The most frequent spelling among live slots; of two the newer. */
  nameAmong(live: Bitset, size: number): string {
    if (this.#named?.live !== live) this.#named = { live, name: this.#mostFrequent(live, size) };
    return this.#named.name;
  }

  #mostFrequent(live: Bitset, size: number): string {
    let [name = ''] = this.#spellings.keys();
    if (this.#spellings.size === 1) return name;
    let highest = 0;
    for (const [spelling, slots] of this.#spellings) {
      const times = slots.countIn(live, size);
      if (times >= highest) [name, highest] = [spelling, times];
    }
    return name;
  }
}

/** The values of one kind by their normal form, and those that each text of a company stands for. */
export class ValueIndex {
  readonly #byKey = new Map<string, IndexedValue>();
  readonly #byText = new Map<string, IndexedValue[]>();
  /** Those that are not in our vocabulary. */
  readonly customValues: IndexedValue[] = [];
  readonly #namesOf: (text: string) => readonly string[];
  readonly #isInVocabulary: (key: string) => boolean;

  /** `namesOf` returns all names by which a text is found. */
  constructor(
    namesOf: (text: string) => readonly string[] = (text) => [text],
    isInVocabulary: (key: string) => boolean = () => true,
  ) {
    this.#namesOf = namesOf;
    this.#isInVocabulary = isInVocabulary;
  }

  /** The values that a text stands for; a new one gets `nextNumber`. */
  valuesOf(text: string, nextNumber: () => number): IndexedValue[] {
    let values = this.#byText.get(text);
    if (values === undefined) {
      values = this.#namesOf(text).map((name) => this.#valueOf(keyOf(name), nextNumber));
      this.#byText.set(text, values);
    }
    return values;
  }

  /** Stores the values of the slots below the size of the index. */
  *write(pieces: PieceWriter, size: number): Generator<void> {
    const values = [...this.#byKey]
      .map(([key, value]) => ({ key, value, spellings: value.spellings(size) }))
      .filter(({ value }) => value.slots.isUsed(size));
    const { length } = values;
    yield* pieces.texts(length, (index) => values[index]?.key ?? '');
    yield* pieces.texts(length, (index) => values[index]?.spellings.join(BETWEEN_SPELLINGS) ?? '');
    pieces.numbers(Uint32Array.from(values, ({ value }) => value.number));
    for (const { value, spellings } of values) {
      value.write(pieces, size, spellings);
      yield;
    }
  }

  /** Adds what was stored. */
  *read(pieces: PieceReader): Generator<void> {
    const keys = yield* pieces.texts();
    const spellings = yield* pieces.texts();
    const numbers = pieces.numbers(Uint32Array);
    for (const [index, key] of keys.entries()) {
      const ofValue = spellings[index]?.split(BETWEEN_SPELLINGS) ?? [];
      this.#add(key, IndexedValue.read(pieces, numbers[index] as number, ofValue));
      yield;
    }
  }

  find(key: string): IndexedValue | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<IndexedValue> {
    return this.#byKey.values();
  }

  #valueOf(key: string, nextNumber: () => number): IndexedValue {
    return this.#byKey.get(key) ?? this.#add(key, new IndexedValue(nextNumber()));
  }

  #add(key: string, value: IndexedValue): IndexedValue {
    this.#byKey.set(key, value);
    if (!this.#isInVocabulary(key)) this.customValues.push(value);
    return value;
  }
}
