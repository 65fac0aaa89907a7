import { normalForm } from '#domain/text/normal-form.ts';
import {
  CERTIFICATION_FAMILIES,
  certificationFamilies,
  findCertification,
} from '#domain/vocabulary/certification-lookup.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { add, type Bitset, count, emptySet, forEach, has, remove } from './bitset.ts';
import { CertificateProofs } from './certificate-proofs.ts';
import { CompanyOrder } from './company-order.ts';
import { CompanyTable } from './company-table.ts';
import type { CompanyBase, IndexRow } from './indexed-company.ts';
import { conceptsNamed } from './lexicon.ts';
import { GrowingList, Postings, SLOTS_PER_WORD } from './postings.ts';
import { withRows } from './set-rows.ts';
import { runSteps } from './sort-in-steps.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';
import { extraTerms } from './tokens.ts';
import { type IndexedValue, keyOf, ValueIndex } from './value-index.ts';
import { WordIndex } from './word-index.ts';

export const VERIFIED = 'verified';
export const FEATURED = 'featured';
const SLOTS_PER_STEP = 1_000;
/** The values of a million companies are not in the caches of a processor: reading those of one takes as long as counting 64 in sets. */
const SLOTS_PER_COUNTED = 64;
/** Small sets have their values counted by their members: these kinds only, of which some counts are shown. */
export const COUNTED_KINDS = [
  'service',
  'industry',
  'equipmentType',
  'certification',
  'serviceArea',
  'verified',
] as const satisfies ValueKind[];
type CountedKind = (typeof COUNTED_KINDS)[number];
const IS_COUNTED: ReadonlySet<string> = new Set(COUNTED_KINDS);

/**
 * All approved companies with their words, values and orders. A company has a slot; a changed one gets a new slot, and its old
 * one is no longer live. What is put and removed stays unseen until `prepare` has made the next state beside the present one:
 * searches see slots below `size` only. index-feed.ts builds the index from the database and follows `company_changes`.
 */
export class SearchIndex {
  /** By slot. */
  readonly companies = new CompanyTable();
  readonly bases: CompanyBase[] = [];
  /** By slot, for companies whose town is known; NaN for the others. */
  readonly latitudes = new GrowingList(Float64Array);
  readonly longitudes = new GrowingList(Float64Array);
  readonly words = new WordIndex(() => this.#live);
  readonly orders = {
    rating: new CompanyOrder('rating', this.companies),
    reviews: new CompanyOrder('reviews', this.companies),
    name: new CompanyOrder('name', this.companies),
  };
  readonly proofs = new CertificateProofs();
  /** Slots below it are in ascending order of ids, as the index was built; of later ones the slot of each id. */
  #ascending = 0;
  readonly #later = new Map<number, number>();
  #nextCount = 0;
  readonly #baseNumbers = new Map<string, number>();
  readonly #values = {
    service: new ValueIndex(),
    industry: new ValueIndex(undefined, (key) => INDUSTRY_KEYS.has(key)),
    equipmentType: new ValueIndex(),
    certification: new ValueIndex(certificationNames, isCertification),
    checkedCertification: new ValueIndex(certificationNames),
    serviceArea: new ValueIndex(),
    country: new ValueIndex(),
    region: new ValueIndex(),
    verified: new ValueIndex(),
    featured: new ValueIndex(),
    precision: new ValueIndex(),
    concept: new ValueIndex(conceptsNamed),
  } satisfies Record<ValueKind, ValueIndex>;
  /** The numbers of all values that are counted, slot by slot, and the index at which each slot begins. */
  readonly #valueNumbers = new GrowingList(Uint32Array);
  readonly #valueStarts = new GrowingList(Uint32Array);
  #valueCount = 0;
  #size = 0;
  #count = 0;
  #live: Bitset = new Uint32Array();
  #none: Bitset = new Uint32Array();
  /** The live slots of the next state. */
  #nextLive: Bitset = new Uint32Array(1);
  /** The counts of values in the last set, by number: of all of them where it is small, else kind by kind. */
  #counted: { set: Bitset; all: Uint32Array | null; byKind: Map<CountedKind, Map<number, number>> } | undefined;

  /** How many slots searches see, removed ones included: the size of all sets. */
  get size(): number {
    return this.#size;
  }

  /** How many companies there are. */
  get count(): number {
    return this.#count;
  }

  /** The slots of all companies; not to be changed. */
  get live(): Bitset {
    return this.#live;
  }

  /** A set without members; not to be changed. */
  get none(): Bitset {
    return this.#none;
  }

  /**
   * Makes the next state from all that was put and removed, in steps of less than a millisecond; nothing may be put or removed
   * until they are done. The function that it returns shows that state to searches.
   */
  *prepare(): Generator<void, () => void> {
    const [size, count] = [this.companies.length, this.#nextCount];
    const shows = [yield* this.words.prepare(size)];
    for (const order of Object.values(this.orders)) shows.push(yield* order.prepare());
    for (const values of Object.values(this.#values)) {
      for (const value of values.all()) {
        value.prepare(size);
        yield;
      }
    }
    for (const postings of this.proofs.postings()) {
      postings.prepare(size);
      yield;
    }
    const live = this.#nextLive.slice(0, (size + 31) >>> 5);
    return () => {
      for (const show of shows) show();
      [this.#size, this.#count, this.#live, this.#counted] = [size, count, live, undefined];
      this.#none = emptySet(size);
    };
  }

  /** Shows at once what was put and removed: for small indexes. */
  publish(): void {
    runSteps(this.prepare())();
  }

  /** Stores the state that searches see, in steps of less than a millisecond, while the next one may be made. */
  *write(pieces: PieceWriter): Generator<void> {
    const [size, live, words] = [this.#size, this.#live, this.words.spelling.sorted];
    const { length } = this.bases;
    const starts = this.#valueStarts.values();
    pieces.numbers(Uint32Array.of(this.#valueCount));
    pieces.numbers(live);
    for (const order of Object.values(this.orders)) order.write(pieces);
    for (const degrees of [this.latitudes, this.longitudes]) pieces.growing(degrees.values(), size);
    pieces.growing(starts, size);
    pieces.growing(this.#valueNumbers.values(), starts[size]);
    yield* this.companies.write(pieces, size);
    yield* pieces.texts(length, (number) => JSON.stringify(this.bases[number]));
    yield* this.words.write(pieces, words, size);
    for (const values of Object.values(this.#values)) yield* values.write(pieces, size);
    yield* this.proofs.write(pieces, size);
  }

  /** An index as it was stored. Searches see it after the next `prepare`. */
  static *read(pieces: PieceReader): Generator<void, SearchIndex> {
    const index = new SearchIndex();
    [index.#valueCount = 0] = pieces.numbers(Uint32Array);
    index.#nextLive = pieces.numbers(Uint32Array);
    for (const order of Object.values(index.orders)) order.read(pieces);
    for (const list of [index.latitudes, index.longitudes, index.#valueStarts, index.#valueNumbers]) list.read(pieces);
    yield* index.companies.read(pieces);
    for (const text of yield* pieces.texts()) index.#baseNumber(JSON.parse(text) as CompanyBase);
    yield* index.words.read(pieces);
    for (const values of Object.values(index.#values)) yield* values.read(pieces);
    yield* index.proofs.read(pieces);
    index.#nextCount = count(index.#nextLive);
    for (let slot = 0; slot < index.companies.length; slot += 1) {
      if (has(index.#nextLive, slot) || slot === index.#ascending) index.#noteSlot(slot);
      if (slot % SLOTS_PER_STEP === 0) yield;
    }
    return index;
  }

  /** Adds a company, or replaces it. */
  put(row: IndexRow): void {
    this.remove(row.id);
    const slot = this.companies.length;
    const { id, name, nameKey, locationKey, featured, verified, rating, reviewCount } = row;
    const { latitude, longitude, placePrecision } = row;
    const base = this.#baseNumber(row);
    this.companies.push({
      id,
      name,
      nameKey,
      locationKey,
      featured,
      verified,
      rating,
      reviewCount,
      latitude,
      longitude,
      placePrecision,
      base,
    });
    const isPlaced = placePrecision === 'city' && latitude !== null && longitude !== null;
    this.latitudes.push(isPlaced ? latitude : Number.NaN);
    this.longitudes.push(isPlaced ? longitude : Number.NaN);
    this.#noteSlot(slot);
    this.#nextCount += 1;
    if (this.#nextLive.length * SLOTS_PER_WORD <= slot) {
      const longer = new Uint32Array(2 * this.#nextLive.length + 1);
      longer.set(this.#nextLive);
      this.#nextLive = longer;
    }
    add(this.#nextLive, slot);
    this.words.push(slot, row.searchWords, row.specializations.flatMap(extraTerms));
    this.proofs.push(slot, row.certifications, row.known ?? [], certificationKeys);
    this.#valueStarts.push(this.#valueNumbers.length);
    for (const [kind, texts] of Object.entries(valuesOf(row)) as [ValueKind, (string | null)[]][]) {
      for (const text of texts) if (text) this.#pushValue(slot, kind, text);
    }
  }

  remove(id: number): void {
    const slot = this.#slotOf(id);
    if (slot === undefined || !has(this.#nextLive, slot)) return;
    this.#later.delete(id);
    this.#nextCount -= 1;
    remove(this.#nextLive, slot);
  }

  #noteSlot(slot: number): void {
    const id = this.companies.idAt(slot);
    const follows = slot === 0 || id > this.companies.idAt(slot - 1);
    if (slot === this.#ascending && follows) this.#ascending += 1;
    else this.#later.set(id, slot);
  }

  /** The last slot of a company. */
  #slotOf(id: number): number | undefined {
    const later = this.#later.get(id);
    if (later !== undefined) return later;
    let [low, high] = [0, this.#ascending];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.companies.idAt(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low < this.#ascending && this.companies.idAt(low) === id ? low : undefined;
  }

  /** The companies of this name, in normal form; words such as "Ltd" at its end may be missing. */
  named(form: string): Bitset {
    const isNamed = (slot: number) =>
      has(this.#live, slot) && LEGAL_FORM.test(this.companies.nameKeyAt(slot).slice(form.length));
    const slots = form === '' ? [] : this.orders.name.beginningWith(form).filter(isNamed);
    if (slots.length === 0) return this.#none;
    const set = emptySet(this.size);
    for (const slot of slots) add(set, slot);
    return set;
  }

  /** The companies with a value, case and accents ignored; removed ones included. */
  having(kind: ValueKind, value: string): Bitset {
    return (this.#values[kind].find(keyOf(value))?.slots ?? NO_POSTINGS).toSet(this.size);
  }

  countHaving(kind: CountedKind, value: string, among: Bitset): number {
    const found = this.#values[kind].find(keyOf(value));
    return found === undefined ? 0 : this.#countIn(kind, among, found);
  }

  /** Whether any company has the value. */
  isInUse(kind: ValueKind, value: string): boolean {
    return this.#values[kind].find(keyOf(value))?.slots.isAnyIn(this.#live) ?? false;
  }

  /** The values of all companies with their counts in a set, most frequent first. */
  valuesOf(kind: CountedKind, among: Bitset): { name: string; count: number }[] {
    return this.#countAll(kind, this.#values[kind].all(), among);
  }

  /** Those of them that are not in our vocabulary. */
  customValuesOf(kind: CountedKind, among: Bitset): { name: string; count: number }[] {
    return this.#countAll(kind, this.#values[kind].customValues, among);
  }

  #countAll(kind: CountedKind, values: Iterable<IndexedValue>, among: Bitset): { name: string; count: number }[] {
    return [...values]
      .map((value) => ({ value, count: this.#countIn(kind, among, value) }))
      .filter(({ value, count }) => count > 0 || value.slots.isAnyIn(this.#live))
      .map(({ value, count }) => ({ name: value.nameAmong(this.#live, this.size), count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  }

  /** Two spellings of a value in the list of one company count once. */
  #pushValue(slot: number, kind: ValueKind, text: string): void {
    for (const value of this.#values[kind].valuesOf(text, () => this.#valueCount++)) {
      if (value.slots.endsWith(slot)) continue;
      value.push(slot, text);
      if (IS_COUNTED.has(kind)) this.#valueNumbers.push(value.number);
    }
  }

  #countIn(kind: CountedKind, set: Bitset, { number }: IndexedValue): number {
    if (this.#counted?.set !== set) this.#counted = { set, all: this.#countsOfFew(set), byKind: new Map() };
    const { all, byKind } = this.#counted;
    if (all !== null) return all[number] as number;
    const counts = byKind.get(kind) ?? this.#countsOf(kind, set);
    byKind.set(kind, counts);
    return counts.get(number) as number;
  }

  #countsOf(kind: CountedKind, set: Bitset): Map<number, number> {
    return withRows(set.length, (rows) => {
      const row = rows.add(set);
      const counts = Array.from(this.#values[kind].all(), ({ number, slots }): [number, number] => [
        number,
        slots.countInRow(rows, row, this.size),
      ]);
      return new Map(counts);
    });
  }

  /** The count of each value, by its number. For a small set its members are read faster than all postings. */
  #countsOfFew(set: Bitset): Uint32Array | null {
    if (count(set) * SLOTS_PER_COUNTED > this.size) return null;
    const counts = new Uint32Array(this.#valueCount);
    const [numbers, starts] = [this.#valueNumbers.values(), this.#valueStarts.values()];
    forEach(set, (slot) => {
      const end = starts[slot + 1] ?? numbers.length;
      for (let index = starts[slot] as number; index < end; index += 1) {
        const number = numbers[index] as number;
        counts[number] = (counts[number] as number) + 1;
      }
    });
    return counts;
  }

  #baseNumber({ countryCode, regionCode, region, city }: CompanyBase): number {
    const key = JSON.stringify([countryCode, regionCode, city]);
    const known = this.#baseNumbers.get(key);
    if (known !== undefined) return known;
    this.#baseNumbers.set(key, this.bases.length);
    return this.bases.push({ countryCode, regionCode, region, city }) - 1;
  }
}

/** What may follow the words by which a company is known. */
const LEGAL_FORM =
  /^(?: (?:ab|ag|as|asa|bv|co|company|corp|corporation|gmbh|group|inc|incorporated|kft|limited|llc|llp|ltd|ltda|nv|oy|plc|private|pte|pty|pvt|sa|sarl|sas|sl|sp|spa|srl|sro|sti|a s|s a|b v|n v|sp z o o))*$/;
const NO_POSTINGS = new Postings();
const INDUSTRY_KEYS = new Set(INDUSTRIES.map(({ name }) => normalForm(name)));
const FAMILY_KEYS = new Set(CERTIFICATION_FAMILIES.map(normalForm));
const isCertification = (key: string) => FAMILY_KEYS.has(key) || findCertification(key) !== undefined;

const certificationKeys = (text: string) => certificationNames(text).map(keyOf);

/** What companies can have in common. */
function valuesOf(row: IndexRow) {
  return {
    service: row.specializations,
    industry: row.industries,
    equipmentType: row.equipmentTypes,
    certification: row.certifications,
    serviceArea: [...new Set([row.serviceArea, ...row.moreServiceAreas])],
    checkedCertification: (row.known ?? []).filter(({ state }) => state === 'checked').map(({ name }) => name),
    country: [row.countryCode],
    region: [row.regionCode],
    verified: row.verified ? [VERIFIED] : [],
    featured: row.featured ? [FEATURED] : [],
    precision: [row.placePrecision],
    concept: [...row.specializations, ...row.equipmentTypes, ...row.industries],
  };
}
export type ValueKind = keyof ReturnType<typeof valuesOf>;

/** A certificate is found by its own text, by its name in the vocabulary and by its families (decision 6). */
function certificationNames(text: string): string[] {
  const known = findCertification(text);
  return [text, ...(known === undefined ? [] : [known.name]), ...certificationFamilies(text)];
}
