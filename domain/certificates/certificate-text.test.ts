import { expect, test } from 'vitest';
import type { PublicCertificate } from './certificate.ts';
import { dateText, durationText, endNote, holderText, scopeLines } from './certificate-text.ts';
import { historyLines } from './history-text.ts';
import { isValidOn } from './valid-on.ts';

const certificate: PublicCertificate = {
  id: 1,
  name: 'ISO/IEC 17020',
  mark: '17020',
  entry: 'iso-17020',
  fullName: null,
  state: 'checked',
  number: 'AB-1',
  issuer: 'A board',
  accreditationBody: null,
  scope: 'Ultrasonic testing of welds',
  methods: ['Ultrasonic testing', 'Visual testing'],
  sectors: [],
  productGroups: ['Pressure vessel'],
  standards: [],
  holderKind: 'company',
  holderName: null,
  issued: '2024-04-01',
  expires: '2028-03-31',
  untilWithdrawn: false,
  checkedOn: '2026-11-14',
  checkedHow: 'register',
  endedOn: null,
  listedOn: '2025-09-11',
  registerUrl: null,
  registers: [],
  documents: [],
};

test.each([
  ['2027-01-12', true],
  ['2028-03-31', true],
  ['2028-04-01', false],
  ['2024-03-31', false],
])('decision 29: on %s it is valid: %s', (date, expected) => {
  expect(isValidOn(certificate, date)).toBe(expected);
  expect(isValidOn({ ...certificate, state: 'claimed' }, date)).toBe(false);
});

test('a date reads the same in every country', () => {
  expect(dateText('2026-11-04')).toBe('4 Nov 2026');
});

test.each([
  [1, '1 day'],
  [61, '61 days'],
  [62, '2 months'],
  [494, '16 months'],
])('%i days are %s', (days, text) => {
  expect(durationText(days)).toBe(text);
});

test.each<[Partial<PublicCertificate>, string | null]>([
  [{}, '16 months left'],
  [{ expires: '2026-11-22' }, 'ends today'],
  [{ state: 'claimed' }, 'not checked'],
  [{ state: 'expired', expires: '2026-11-21' }, '1 day ago'],
  [{ expires: null, untilWithdrawn: true }, null],
])('what stands below the end of %o is %s', (given, text) => {
  expect(endNote({ ...certificate, ...given }, '2026-11-22')).toBe(text);
});

test('decision 30: a person without consent has no name, and was seen only if it was checked', () => {
  const person = { ...certificate, holderKind: 'person' as const };
  expect(holderText(certificate)).toBeNull();
  expect(holderText(person)).toBe('Held by a named person, seen by us');
  expect(holderText({ ...person, state: 'claimed' })).toBe('Held by a person');
  expect(holderText({ ...person, holderName: 'Robin Example' })).toBe('Held by Robin Example');
});

test('what the scope says in words is not repeated', () => {
  expect(scopeLines(certificate)).toEqual(['Ultrasonic testing of welds', 'Visual testing; Pressure vessel']);
  expect(scopeLines({ ...certificate, scope: null, methods: [], productGroups: [] })).toEqual([]);
});

test('a history names the certificates of one day in one line', () => {
  const at = '2026-11-14T09:00:00Z';
  const before = null;
  expect(
    historyLines([
      { at, event: 'certificate-checked', before, after: 'API 570' },
      { at, event: 'certificate-checked', before, after: 'API 510' },
      { at, event: 'badge-granted', before, after: null },
      { at: '2025-09-11T09:00:00Z', event: 'renamed', before: 'Old Works', after: 'New Works' },
      { at: '2025-09-11T09:00:00Z', event: 'listed', before, after: null },
    ]),
  ).toEqual([
    { date: '2026-11-14', text: 'API 570 and API 510 checked' },
    { date: '2026-11-14', text: 'VERIFIED since this day' },
    { date: '2025-09-11', text: 'Renamed from Old Works to New Works' },
    { date: '2025-09-11', text: 'Listed' },
  ]);
});
