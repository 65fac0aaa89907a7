import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bitset, forEach } from './bitset.ts';
import type { CompanyBase, IndexRow } from './indexed-company.ts';
import { COUNTED_KINDS, SearchIndex } from './search-index.ts';
import { runSteps } from './sort-in-steps.ts';
import { PieceReader, PieceWriter } from './stored-pieces.ts';

const VALUES = ['Crane', 'crane', 'Boiler', 'Türkiye Tank', 'UT'];
const WORDS = ['crane', 'cranes', 'boiler', 'köprü', 'iso17025', 'abc'];

const anyBase = fc.constantFrom<CompanyBase>(
  { countryCode: null, regionCode: null, region: null, city: null },
  { countryCode: 'GB', regionCode: 'GB.SCT', region: 'Scotland', city: 'Aberdeen' },
  { countryCode: 'TR', regionCode: null, region: null, city: 'Köprü' },
);
const anyFields = fc.record<Omit<IndexRow, keyof CompanyBase>>({
  id: fc.integer({ min: 1, max: 50 }),
  name: fc.constantFrom('Alpha Lab', 'Köprü Muayene', '試験所', ''),
  nameKey: fc.constantFrom('alpha lab', 'kopru muayene', '試験所'),
  locationKey: fc.constantFrom('aberdeen', 'ankara', ''),
  featured: fc.boolean(),
  verified: fc.boolean(),
  rating: fc.constantFrom(0, 4.5, 5),
  reviewCount: fc.constantFrom(0, 7),
  latitude: fc.constantFrom(null, 57.1, -33),
  longitude: fc.constantFrom(null, 0, -2.1),
  placePrecision: fc.constantFrom('city', 'region', 'none'),
  searchWords: fc
    .tuple(fc.subarray(WORDS), fc.subarray(WORDS))
    .map(([name, text]) => `${name.join(' ')}|||${text.filter((word) => !name.includes(word)).join(' ')}`),
  specializations: fc.subarray(VALUES),
  industries: fc.subarray(VALUES),
  equipmentTypes: fc.subarray(VALUES),
  certifications: fc.subarray(['ISO 9001', 'ISO 17025:2017', 'House paper']),
  serviceArea: fc.constantFrom('', 'Europe'),
  moreServiceAreas: fc.constant([]),
  known: fc.constantFrom<NonNullable<IndexRow['known']>>(
    [],
    [{ name: 'ISO 9001', state: 'checked', expires: '2030-01-31', untilWithdrawn: false }],
    [{ name: 'House paper', state: 'withdrawn', expires: null, untilWithdrawn: true }],
  ),
});
const anyRow = fc.tuple(anyFields, anyBase).map(([fields, base]): IndexRow => ({ ...fields, ...base }));
const anyChange = fc.oneof(anyRow, fc.integer({ min: 1, max: 50 }));
const anyChanges = fc.array(anyChange, { maxLength: 60 });

/** A number stands for the company that is removed. */
function change(index: SearchIndex, changes: readonly (IndexRow | number)[]): void {
  for (const one of changes) {
    if (typeof one === 'number') index.remove(one);
    else index.put(one);
  }
}

const members = (set: Bitset) => {
  const slots: number[] = [];
  forEach(set, (slot) => slots.push(slot));
  return slots;
};

/** What searches see. */
const seen = (index: SearchIndex) => ({
  companies: Array.from({ length: index.size }, (_, slot) => {
    const { base, ...company } = index.companies.at(slot);
    return { ...company, ...index.bases[base] };
  }),
  live: members(index.live),
  count: index.count,
  orders: Object.values(index.orders).map((order) => order.first(index.size, index.live, null)),
  places: [index.latitudes, index.longitudes].map((list) => [...list.values().subarray(0, index.size)]),
  words: WORDS.map((word) => [...index.words.scoresOf({ word, match: 'beginnings', isInNames: true }, 'all')]),
  corrections: ['crene', 'boler', 'ultrasonc'].map((word) => index.words.spelling.candidates(word)),
  values: COUNTED_KINDS.map((kind) => [index.valuesOf(kind, index.live), index.customValuesOf(kind, index.live)]),
  sets: VALUES.map((value) => members(index.having('concept', value))),
  proofs: (['checked', 'claimed', 'withdrawn'] as const).map((state) =>
    members(index.proofs.having(state, [], index.live, index.size)),
  ),
  valid: members(index.proofs.validOn('2029-01-01', ['iso 9001'], index.live, index.size)),
});

test('an index that was stored while the next state was made is the one that searches saw, and goes on like it', () => {
  fc.assert(
    fc.property(anyChanges, anyChanges, anyChanges, (before, unseen, after) => {
      const index = new SearchIndex();
      change(index, before);
      index.publish();
      const shown = seen(index);

      const pieces = new PieceWriter();
      const steps = index.write(pieces);
      const content: Uint8Array[] = [];
      change(index, unseen.slice(0, 20));
      for (let turn = 0; !steps.next().done; turn += 1) {
        content.push(...pieces.take());
        if (turn === 3) change(index, unseen.slice(20, 40));
        if (turn === 5) index.publish();
        if (turn === 7) change(index, unseen.slice(40));
      }
      content.push(...pieces.take());

      const whole = new Uint8Array(Buffer.concat(content));
      const restored = runSteps(SearchIndex.read(new PieceReader(whole.buffer, 0)));
      restored.publish();
      expect(seen(restored)).toEqual(shown);

      const other = new SearchIndex();
      change(other, before);
      other.publish();
      for (const one of [restored, other]) {
        change(one, after);
        one.publish();
      }
      expect(seen(restored)).toEqual(seen(other));
    }),
  );
});
