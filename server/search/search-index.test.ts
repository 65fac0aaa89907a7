import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexRow } from '#tests/support/index-row.ts';
import { add, type Bitset, count, countCommon, emptySet, forEach, has } from './bitset.ts';
import type { IndexRow } from './indexed-company.ts';
import { SearchIndex, type ValueKind } from './search-index.ts';
import type { WordChoice } from './word-index.ts';

function indexOf(...rows: (Partial<IndexRow> & { id: number })[]): SearchIndex {
  const index = new SearchIndex();
  for (const fields of rows) index.put(indexRow(fields));
  index.publish();
  return index;
}

const idsOf = (index: SearchIndex, slots: readonly number[]) => slots.map((slot) => index.companies.idAt(slot));
const members = (set: Bitset) => {
  const slots: number[] = [];
  forEach(set, (slot) => slots.push(slot));
  return slots;
};
const inOrder = (index: SearchIndex, order: 'rating' | 'reviews' | 'name') =>
  idsOf(index, index.orders[order].first(index.size, index.live, null));

describe('decision 6: what companies have in common', () => {
  test.each(['ISO 17025:2017 accredited', 'ISO/IEC 17025', 'iso 17025', 'ASME Section VIII', 'ASME', 'House paper'])(
    'a certificate answers to its text, its name and its families: %s',
    (name) => {
      const index = indexOf({
        id: 1,
        certifications: ['ISO 17025:2017 accredited', 'ASME Section VIII', 'House paper'],
      });
      expect(count(index.having('certification', name))).toBe(1);
    },
  );

  test('two spellings in one list count once, and the commonest is shown', () => {
    const index = indexOf(
      { id: 1, industries: ['OIL & GAS'] },
      { id: 2, industries: ['Oil & Gas', 'OIL & GAS'] },
      { id: 4, industries: ['Oil & Gas'] },
      { id: 3, industries: ['oil and gas'] },
    );
    expect(index.valuesOf('industry', index.live)).toEqual([
      { name: 'Oil & Gas', count: 3 },
      { name: 'oil and gas', count: 1 },
    ]);
  });

  test('a value of no company, and one whose companies are gone', () => {
    const index = indexOf({ id: 1, serviceArea: 'Europe' });
    expect(index.countHaving('serviceArea', 'Middle East', index.live)).toBe(0);
    index.remove(1);
    index.publish();
    expect(index.countHaving('serviceArea', 'Europe', index.live)).toBe(0);
    expect(index.valuesOf('serviceArea', index.live)).toEqual([]);
  });
});

describe('decision 4: how well a word fits', () => {
  const index = indexOf(
    { id: 1, searchWords: '|||weld' },
    { id: 2, searchWords: '||weld|' },
    { id: 3, searchWords: '|weld||' },
    { id: 4, searchWords: 'weld|||' },
    { id: 5, searchWords: 'weldment|||' },
    { id: 6, searchWords: 'welding|||' },
    { id: 7, searchWords: 'crane|||iso17025' },
  );
  const scores = (word: string, match: WordChoice['match']) =>
    Object.fromEntries(
      [...index.words.scoresOf({ word, match, isInNames: true }, 'all').entries()]
        .filter(([, score]) => score > 0)
        .map(([slot, score]) => [slot + 1, score]),
    );

  test('the name has the highest weight, then services, then certificates and industries, then the description', () => {
    expect(scores('weld', 'whole')).toEqual({ 1: 2, 2: 4, 3: 10, 4: 20 });
  });

  test('another form and a beginning weigh less than the word itself', () => {
    expect(scores('weld', 'forms')).toEqual({ 1: 2, 2: 4, 3: 10, 4: 20, 6: 19 });
    expect(scores('welds', 'beginnings')).toEqual({ 1: 1, 2: 3, 3: 9, 4: 19, 6: 19 });
    expect(scores('weld', 'beginnings')).toEqual({ 1: 2, 2: 4, 3: 10, 4: 20, 5: 19, 6: 19 });
  });

  test('a code that a company has written as one word is found by its parts', () => {
    expect(scores('17025', 'whole')).toEqual({ 7: 2 });
    expect(scores('iso', 'whole')).toEqual({ 7: 2 });
    expect(scores('crane', 'whole')).toEqual({ 7: 20 });
  });

  test('names begin with the words, and legal forms may be missing', () => {
    const named = indexOf(
      { id: 1, nameKey: 'acme ndt' },
      { id: 2, nameKey: 'acme ndt ltd' },
      { id: 3, nameKey: 'acme ndt services' },
      { id: 4, nameKey: 'acme ndtx' },
    );
    expect(idsOf(named, members(named.named('acme ndt')))).toEqual([1, 2]);
    expect(idsOf(named, members(named.named('')))).toEqual([]);
  });
});

describe('what is gone is no longer known', () => {
  test('a misspelt word that was mended is misspelt again', () => {
    const index = indexOf({ id: 1, searchWords: '|zeppelin||' }, { id: 2, searchWords: '|zepelin||' });
    expect(index.words.isWritten('zepelin')).toBe(true);
    index.put(indexRow({ id: 2, searchWords: '|zeppelin||' }));
    index.publish();
    expect(index.words.isWritten('zepelin')).toBe(false);
    expect(index.words.spelling.candidates('zepelin')).toEqual(['zeppelin']);
  });

  test('a spelling that was mended is shown as it is now', () => {
    const index = indexOf({ id: 1, equipmentTypes: ['CRANES'] });
    // Twice, so that more of what is gone than of what is there was written so.
    index.put(indexRow({ id: 1, equipmentTypes: ['CRANES'] }));
    index.put(indexRow({ id: 1, equipmentTypes: ['Cranes'] }));
    index.publish();
    expect(index.valuesOf('equipmentType', index.live)).toEqual([{ name: 'Cranes', count: 1 }]);
  });
});

describe('decision 3: orders', () => {
  const companies = [
    { id: 1, nameKey: 'b', rating: 4.5, reviewCount: 9 },
    { id: 2, nameKey: 'a', rating: 4.5, reviewCount: 10 },
    { id: 3, nameKey: 'c', verified: true, rating: 1 },
    { id: 4, nameKey: 'd', featured: true },
    { id: 5, nameKey: 'a', rating: 4.5, reviewCount: 10 },
  ];

  test('verified, rating, reviews, name, id', () => {
    const index = indexOf(...companies);
    expect(inOrder(index, 'rating')).toEqual([3, 2, 5, 1, 4]);
    expect(inOrder(index, 'reviews')).toEqual([2, 5, 1, 3, 4]);
    expect(inOrder(index, 'name')).toEqual([2, 5, 1, 3, 4]);
  });

  test('an order that grows company by company is that of all at once', () => {
    const anyCompany = fc.record({
      nameKey: fc.constantFrom('a', 'b', 'c'),
      featured: fc.boolean(),
      verified: fc.boolean(),
      rating: fc.constantFrom(0, 4.5, 5),
      reviewCount: fc.constantFrom(0, 7),
    });
    fc.assert(
      fc.property(fc.array(anyCompany, { maxLength: 40 }), (fields) => {
        const rows = fields.map((company, index) => ({ ...company, id: index + 1 }));
        const [whole, growing] = [indexOf(...rows), new SearchIndex()];
        for (const fields of rows) {
          growing.put(indexRow(fields));
          growing.publish();
        }
        expect(inOrder(growing, 'rating')).toEqual(inOrder(whole, 'rating'));
      }),
    );
  });
});

describe('what was put and removed is shown together', () => {
  const seen = (index: SearchIndex) => ({
    names: inOrder(index, 'name'),
    word: members(index.live).filter(
      (slot) => index.words.scoresOf({ word: 'crane', match: 'beginnings', isInNames: true }, 'all')[slot] !== 0,
    ),
    values: index.valuesOf('service', index.live),
    count: index.count,
  });
  const crane = (id: number) => ({ id, nameKey: `crane ${id}`, searchWords: 'crane|||', specializations: ['Cranes'] });

  test('searches see the former state until all steps are done and the next one is shown', () => {
    const index = indexOf(...Array.from({ length: 40 }, (_, number) => crane(number + 1)));
    const before = seen(index);
    for (let id = 41; id <= 100; id += 1) index.put(indexRow({ ...crane(id), specializations: ['CRANES', 'Hoists'] }));
    for (let id = 1; id <= 10; id += 1) index.remove(id);
    index.put(indexRow(crane(20)));
    expect(seen(index)).toEqual(before);
    const steps = index.prepare();
    for (let step = steps.next(); ; step = steps.next()) {
      expect(seen(index)).toEqual(before);
      if (!step.done) continue;
      step.value();
      break;
    }
    const rest = [...Array.from({ length: 30 }, (_, number) => crane(number + 11))];
    const added = Array.from({ length: 60 }, (_, number) => ({
      ...crane(number + 41),
      specializations: ['CRANES', 'Hoists'],
    }));
    const { word, ...after } = seen(index);
    expect(after).toEqual({ ...seen(indexOf(...rest, ...added)), word: undefined, values: after.values });
    expect(word).toHaveLength(90);
    expect(after.values).toEqual([
      { name: 'CRANES', count: 90 },
      { name: 'Hoists', count: 60 },
    ]);
  });
});

describe('the index beside a plain list', () => {
  const VALUES = ['Crane', 'crane', 'Boiler', 'Tank', 'Ship'];
  const KINDS = ['service', 'industry', 'equipmentType'] as const satisfies ValueKind[];
  const anyChange = fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    isRemoval: fc.boolean(),
    service: fc.subarray(VALUES),
    industry: fc.subarray(VALUES),
    equipmentType: fc.subarray(VALUES),
  });

  test('counts are right after any changes', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 200 }), (changes) => {
        const index = new SearchIndex();
        const plain = new Map<number, (typeof changes)[number]>();
        for (const change of changes) {
          const { id, service, industry, equipmentType } = change;
          if (change.isRemoval) {
            index.remove(id);
            plain.delete(id);
          } else {
            index.put(indexRow({ id, specializations: service, industries: industry, equipmentTypes: equipmentType }));
            plain.set(id, change);
          }
          if (id % 3 === 0) index.publish();
        }
        index.publish();
        expect(index.count).toBe(plain.size);
        expect(new Set(idsOf(index, members(index.live)))).toEqual(new Set(plain.keys()));
        for (const kind of KINDS) {
          for (const value of ['crane', 'boiler', 'tank', 'ship']) {
            const expected = [...plain.values()].filter((one) =>
              one[kind].some((name) => name.toLowerCase() === value),
            ).length;
            expect(index.countHaving(kind, value, index.live)).toBe(expected);
            expect(countCommon(index.having(kind, value), index.live)).toBe(expected);
          }
        }
      }),
    );
  });

  test('counts in any set are right, in small ones, too', () => {
    const rows = Array.from({ length: 400 }, (_, number) => ({
      id: number + 1,
      industries: VALUES.filter((_value, place) => (number + place) % (place + 2) === 0),
    }));
    const index = indexOf(...rows);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 399 })), (slots) => {
        const set = emptySet(index.size);
        for (const slot of slots) add(set, slot);
        const expected = (name: string) => slots.filter((slot) => rows[slot]?.industries.includes(name)).length;
        for (const name of ['Boiler', 'Tank', 'Ship'])
          expect(index.countHaving('industry', name, set)).toBe(expected(name));
        const total = index.valuesOf('industry', set).reduce((sum, { count: one }) => sum + one, 0);
        const crane = slots.filter((slot) => rows[slot]?.industries.some((name) => /crane/i.test(name))).length;
        expect(total).toBe(expected('Boiler') + expected('Tank') + expected('Ship') + crane);
      }),
    );
  });

  test('sets know their members', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 300 })), (removed) => {
        const index = indexOf(...Array.from({ length: 300 }, (_, number) => ({ id: number + 1 })));
        for (const id of removed) index.remove(id);
        index.publish();
        const left = members(index.live);
        expect(left).toHaveLength(300 - removed.length);
        expect(count(index.live)).toBe(left.length);
        expect(left.every((slot) => has(index.live, slot))).toBe(true);
      }),
    );
  });
});
