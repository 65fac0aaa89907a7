import { certificationFamilies, findCertification } from '#domain/companies/certification-lookup.ts';
import type { PublicCompany } from '#domain/companies/company-summary.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { add, type Bitset, remove } from './bitset.ts';
import { CompanyOrder } from './company-order.ts';
import { Postings } from './postings.ts';
import { WordIndex } from './word-index.ts';

/** What orders, distances and maps need of a company; all else is read from the database when it is shown. */
export type IndexedCompany = {
  id: number;
  name: string;
  /** In normal form, as the location. */
  nameKey: string;
  locationKey: string;
  featured: boolean;
  verified: boolean;
  rating: number;
  reviewCount: number;
  latitude: number | null;
  longitude: number | null;
  precision: PublicCompany['placePrecision'];
  /** Number of its town in `towns`. */
  town: number;
};

/** Where several companies are, as far as it is known. */
export type IndexedTown = {
  countryCode: string | null;
  regionCode: string | null;
  region: string | null;
  city: string | null;
};

/** A company as it comes from the database. */
export type IndexRow = Omit<IndexedCompany, 'town'> &
  IndexedTown & {
    searchWords: string;
    specializations: string[];
    industries: string[];
    equipmentTypes: string[];
    certifications: string[];
    serviceArea: string;
  };

export const VERIFIED = 'verified';

/** One value, in whatever spelling, and who has it. */
class IndexedValue {
  /** The commonest spelling. */
  name = '';
  readonly slots = new Postings();
  readonly #spellings = new Map<string, number>();

  /** Two spellings in the list of one company count once. */
  push(slot: number, spelling: string): void {
    if (this.slots.last === slot) return;
    this.slots.push(slot);
    const times = (this.#spellings.get(spelling) ?? 0) + 1;
    this.#spellings.set(spelling, times);
    if (times > (this.#spellings.get(this.name) ?? 0)) this.name = spelling;
  }
}

/** The values of one kind, by their normal form, and what each text of a company stands for. */
class ValueIndex {
  readonly #byKey = new Map<string, IndexedValue>();
  readonly #byText = new Map<string, IndexedValue[]>();
  readonly #namesOf: (text: string) => readonly string[];

  /** `namesOf` gives all names to which a text answers. */
  constructor(namesOf: (text: string) => readonly string[] = (text) => [text]) {
    this.#namesOf = namesOf;
  }

  push(slot: number, text: string): void {
    let values = this.#byText.get(text);
    if (values === undefined) {
      values = this.#namesOf(text).map((name) => this.#valueOf(normalForm(name)));
      this.#byText.set(text, values);
    }
    for (const value of values) value.push(slot, text);
  }

  find(text: string): IndexedValue | undefined {
    return this.#byKey.get(normalForm(text));
  }

  all(): Iterable<IndexedValue> {
    return this.#byKey.values();
  }

  #valueOf(key: string): IndexedValue {
    let value = this.#byKey.get(key);
    if (value === undefined) {
      value = new IndexedValue();
      this.#byKey.set(key, value);
    }
    return value;
  }
}

/**
 * All approved companies, made for searching: who has which word and which value, in which order. A company has a slot; a
 * changed one gets a new slot, and its old one is no longer live. The database alone is the truth: all of this is made
 * from it, and followed from `company_changes`, by index-feed.ts.
 */
export class SearchIndex {
  /** By slot. */
  readonly companies: IndexedCompany[] = [];
  readonly towns: IndexedTown[] = [];
  readonly words = new WordIndex();
  readonly orders = {
    rating: new CompanyOrder('rating', this.companies),
    reviews: new CompanyOrder('reviews', this.companies),
    name: new CompanyOrder('name', this.companies),
  };
  readonly #slots = new Map<number, number>();
  readonly #townNumbers = new Map<string, number>();
  readonly #values = {
    service: new ValueIndex(),
    industry: new ValueIndex(),
    equipmentType: new ValueIndex(),
    certification: new ValueIndex(certificationNames),
    serviceArea: new ValueIndex(),
    country: new ValueIndex(),
    region: new ValueIndex(),
    verified: new ValueIndex(),
  } satisfies Record<ValueKind, ValueIndex>;
  #live: Bitset = new Uint32Array();

  /** How many slots there are, removed ones included: the size of all sets. */
  get size(): number {
    return this.companies.length;
  }

  /** How many companies there are. */
  get count(): number {
    return this.#slots.size;
  }

  /** The slots of all companies; not to be changed. */
  get live(): Bitset {
    return this.#live;
  }

  /** Adds a company, or puts it in the place of what was known of it. */
  put(row: IndexRow): void {
    this.remove(row.id);
    const slot = this.companies.length;
    const { id, name, nameKey, locationKey, featured, verified, rating, reviewCount } = row;
    const { latitude, longitude, precision } = row;
    const town = this.#townNumber(row);
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
      precision,
      town,
    });
    this.#slots.set(id, slot);
    if (this.#live.length * 32 < this.size) {
      const longer = new Uint32Array(this.#live.length + 1);
      longer.set(this.#live);
      this.#live = longer;
    }
    add(this.#live, slot);
    this.words.push(slot, row.searchWords);
    for (const [kind, texts] of Object.entries(valuesOf(row)) as [ValueKind, (string | null)[]][]) {
      for (const text of texts) if (text) this.#values[kind].push(slot, text);
    }
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    remove(this.#live, slot);
  }

  /** Who has a value, case and accents ignored; removed companies are among them. */
  having(kind: ValueKind, value: string): Bitset {
    return (this.#values[kind].find(value)?.slots ?? NOBODY).toSet(this.size);
  }

  countHaving(kind: ValueKind, value: string, among: Bitset): number {
    return this.#values[kind].find(value)?.slots.countIn(among, this.size) ?? 0;
  }

  /** Every value that somebody of a set has, and how many; those that most have first. */
  valuesOf(kind: ValueKind, among: Bitset): { name: string; count: number }[] {
    return [...this.#values[kind].all()]
      .map(({ name, slots }) => ({ name, count: slots.countIn(among, this.size) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  }

  #townNumber({ countryCode, regionCode, region, city }: IndexedTown): number {
    const key = JSON.stringify([countryCode, regionCode, city]);
    const known = this.#townNumbers.get(key);
    if (known !== undefined) return known;
    this.#townNumbers.set(key, this.towns.length);
    return this.towns.push({ countryCode, regionCode, region, city }) - 1;
  }
}

const NOBODY = new Postings();

/** What companies can have in common. */
function valuesOf(row: IndexRow) {
  return {
    service: row.specializations,
    industry: row.industries,
    equipmentType: row.equipmentTypes,
    certification: row.certifications,
    serviceArea: [row.serviceArea],
    country: [row.countryCode],
    region: [row.regionCode],
    verified: row.verified ? [VERIFIED] : [],
  };
}
export type ValueKind = keyof ReturnType<typeof valuesOf>;

/** A certificate answers to its own text, to its name in the vocabulary and to its families (decision 6). */
function certificationNames(text: string): string[] {
  const known = findCertification(text);
  return [text, ...(known === undefined ? [] : [known.name]), ...certificationFamilies(text)];
}
