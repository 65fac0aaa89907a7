import type { IndexedCompany } from './indexed-company.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';

const WHOLE = ['id', 'reviewCount', 'base', 'featured', 'verified'] as const satisfies (keyof IndexedCompany)[];
const FRACTIONAL = ['rating', 'latitude', 'longitude'] as const satisfies (keyof IndexedCompany)[];
const TEXTS = ['name', 'nameKey'] as const satisfies (keyof IndexedCompany)[];
/** Many companies have the same. */
const SHARED = ['locationKey', 'placePrecision'] as const satisfies (keyof IndexedCompany)[];
const SLOTS_PER_STEP = 1_000;

/** Stores the companies of the slots below the size of the index, column by column. */
export function* writeStoredCompanies(
  pieces: PieceWriter,
  companies: readonly IndexedCompany[],
  size: number,
): Generator<void> {
  const at = (slot: number) => companies[slot] as IndexedCompany;
  for (const [columns, kind] of [
    [WHOLE, Uint32Array],
    [FRACTIONAL, Float64Array],
  ] as const) {
    for (const column of columns) {
      const numbers = new kind(size);
      for (let slot = 0; slot < size; slot += 1) {
        numbers[slot] = Number(at(slot)[column] ?? Number.NaN);
        if (slot % SLOTS_PER_STEP === 0) yield;
      }
      pieces.numbers(numbers);
    }
  }
  for (const column of TEXTS) yield* pieces.texts(size, (slot) => at(slot)[column]);
  for (const column of SHARED) yield* pieces.equalTexts(size, (slot) => at(slot)[column]);
}

/** Adds the companies that were stored. */
export function* readStoredCompanies(pieces: PieceReader, companies: IndexedCompany[]): Generator<void> {
  const [ids, reviewCounts, bases, featured, verified] = WHOLE.map(() => pieces.numbers(Uint32Array));
  const [ratings, latitudes, longitudes] = FRACTIONAL.map(() => pieces.numbers(Float64Array));
  const names = yield* pieces.texts();
  const nameKeys = yield* pieces.texts();
  const locationKeyAt = yield* pieces.equalTexts();
  const precisionAt = yield* pieces.equalTexts();
  for (let slot = 0; slot < names.length; slot += 1) {
    companies.push({
      id: at(ids, slot),
      name: names[slot] as string,
      nameKey: nameKeys[slot] as string,
      locationKey: locationKeyAt(slot),
      featured: at(featured, slot) === 1,
      verified: at(verified, slot) === 1,
      rating: at(ratings, slot),
      reviewCount: at(reviewCounts, slot),
      latitude: known(at(latitudes, slot)),
      longitude: known(at(longitudes, slot)),
      placePrecision: precisionAt(slot) as IndexedCompany['placePrecision'],
      base: at(bases, slot),
    });
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
}

function at(numbers: Uint32Array | Float64Array | undefined, slot: number): number {
  return numbers?.[slot] as number;
}

function known(degrees: number): number | null {
  return Number.isNaN(degrees) ? null : degrees;
}
