import type { IndexedCompany } from './indexed-company.ts';
import { GrowingList } from './postings.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';
import { TextColumn } from './text-column.ts';

const PRECISIONS = ['none', 'country', 'region', 'city'] as const satisfies IndexedCompany['placePrecision'][];
const [FEATURED, VERIFIED, PRECISION_SHIFT] = [1, 2, 2];

/** The companies of an index by slot, column by column. What is unknown is NaN. */
export class CompanyTable {
  readonly #ids = new GrowingList(Uint32Array);
  readonly #reviewCounts = new GrowingList(Uint32Array);
  readonly #bases = new GrowingList(Uint32Array);
  /** Whether it is featured and verified, and the number of its precision. */
  readonly #flags = new GrowingList(Uint32Array);
  readonly #ratings = new GrowingList(Float64Array);
  readonly #latitudes = new GrowingList(Float64Array);
  readonly #longitudes = new GrowingList(Float64Array);
  readonly #names = new TextColumn();
  readonly #nameKeys = new TextColumn();
  /** The number of its location, which many companies have. */
  readonly #locations = new GrowingList(Uint32Array);
  #locationKeys: string[] = [];
  readonly #numbersOfLocations = new Map<string, number>();

  get length(): number {
    return this.#ids.length;
  }

  push(company: IndexedCompany): void {
    const { featured, verified, placePrecision, locationKey } = company;
    this.#ids.push(company.id);
    this.#reviewCounts.push(company.reviewCount);
    this.#bases.push(company.base);
    const precision = PRECISIONS.indexOf(placePrecision) << PRECISION_SHIFT;
    this.#flags.push(Number(featured) * FEATURED + Number(verified) * VERIFIED + precision);
    this.#ratings.push(company.rating);
    this.#latitudes.push(company.latitude ?? Number.NaN);
    this.#longitudes.push(company.longitude ?? Number.NaN);
    this.#names.push(company.name);
    this.#nameKeys.push(company.nameKey);
    const known = this.#numbersOfLocations.get(locationKey);
    this.#locations.push(known ?? this.#locationKeys.length);
    if (known === undefined) this.#addLocation(locationKey);
  }

  at(slot: number): IndexedCompany {
    const flags = this.#flags.at(slot);
    return {
      id: this.#ids.at(slot),
      name: this.#names.at(slot),
      nameKey: this.#nameKeys.at(slot),
      locationKey: this.locationKeyAt(slot),
      featured: (flags & FEATURED) !== 0,
      verified: (flags & VERIFIED) !== 0,
      rating: this.#ratings.at(slot),
      reviewCount: this.#reviewCounts.at(slot),
      latitude: known(this.#latitudes.at(slot)),
      longitude: known(this.#longitudes.at(slot)),
      placePrecision: PRECISIONS[flags >>> PRECISION_SHIFT] as IndexedCompany['placePrecision'],
      base: this.#bases.at(slot),
    };
  }

  idAt(slot: number): number {
    return this.#ids.at(slot);
  }

  nameAt(slot: number): string {
    return this.#names.at(slot);
  }

  nameKeyAt(slot: number): string {
    return this.#nameKeys.at(slot);
  }

  locationKeyAt(slot: number): string {
    return this.#locationKeys[this.#locations.at(slot)] as string;
  }

  baseAt(slot: number): number {
    return this.#bases.at(slot);
  }

  /** Null where no place is known. */
  coordinatesAt(slot: number): { latitude: number; longitude: number } | null {
    const [latitude, longitude] = [this.#latitudes.at(slot), this.#longitudes.at(slot)];
    return Number.isNaN(latitude) || Number.isNaN(longitude) ? null : { latitude, longitude };
  }

  /** Those of these comparisons say which of two companies comes first: negative for the first one. */
  byName(a: number, b: number): number {
    return this.#nameKeys.compare(a, b) || this.#ids.at(a) - this.#ids.at(b);
  }

  byReviews(a: number, b: number): number {
    return this.#reviewCounts.at(b) - this.#reviewCounts.at(a);
  }

  /** Verified first, then by rating (decision 3). */
  byStanding(a: number, b: number): number {
    const verified = (this.#flags.at(b) & VERIFIED) - (this.#flags.at(a) & VERIFIED);
    return verified || this.#ratings.at(b) - this.#ratings.at(a) || this.byReviews(a, b);
  }

  /** Stores the companies of the slots below the size of the index. */
  *write(pieces: PieceWriter, size: number): Generator<void> {
    for (const column of this.#columns()) pieces.growing(column.values(), size);
    for (const texts of [this.#names, this.#nameKeys]) texts.write(pieces, size);
    const keys = this.#locationKeys;
    yield* pieces.texts(keys.length, (number) => keys[number] as string);
  }

  *read(pieces: PieceReader): Generator<void> {
    for (const column of this.#columns()) column.read(pieces);
    for (const texts of [this.#names, this.#nameKeys]) texts.read(pieces);
    for (const key of yield* pieces.texts()) this.#addLocation(key);
  }

  #columns() {
    const whole = [this.#ids, this.#reviewCounts, this.#bases, this.#flags, this.#locations];
    return [...whole, this.#ratings, this.#latitudes, this.#longitudes];
  }

  #addLocation(key: string): void {
    this.#numbersOfLocations.set(key, this.#locationKeys.length);
    this.#locationKeys.push(key);
  }
}

function known(degrees: number): number | null {
  return Number.isNaN(degrees) ? null : degrees;
}
