import { describe, expect, test } from 'vitest';
import { writeDay } from './calendar.ts';
import { calculateThickness } from './thickness-calculation.ts';
import { readThicknessInput, THICKNESS_EXAMPLE, type ThicknessTexts } from './thickness-input.ts';

const TODAY = '2026-11-22';

/** The latest reading is of 1 June 2026; the others are whole years before it. */
function calculated(texts: ThicknessTexts) {
  const read = readThicknessInput({ latestDay: '2026-06-01', ...texts }, TODAY);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const { due, remainingLife, warnings } = calculateThickness(read.input);
  return {
    life: remainingLife === null ? null : Number(remainingLife.toFixed(2)),
    due: due.map(({ years, day }) => `${Number(years.toFixed(2))} ${writeDay(day)}`),
    warnings: warnings.length,
  };
}

const yearsAgo = (years: number) => `${2026 - years}-06-01`;

/** Each case is calculated by hand: rate, remaining life, then the rule of the code. */
const CASES: [title: string, texts: ThicknessTexts, life: number | null, due: string[]][] = [
  // 1.2 mm in 10 years is 0.12 a year; 2.0 ÷ 0.12 = 16.67; half is 8 years and 4 months.
  ['API 510: half life', THICKNESS_EXAMPLE, 16.67, ['8.33 2034-10-01', '5 2031-06-01']],
  // 1.1 ÷ 12 = 0.0917 a year; 4.9 ÷ 0.0917 = 53.45: the limit of 10 years.
  [
    'API 510: the limit of the code',
    { first: '20', firstDay: yearsAgo(12), previous: '19.2', previousDay: yearsAgo(6), latest: '18.9', required: '14' },
    53.45,
    ['10 2036-06-01', '5 2031-06-01'],
  ],
  // 0.8 ÷ 2 = 0.4 a year, faster than 2.2 ÷ 8 = 0.275; 0.8 ÷ 0.4 = 2 years, all of it.
  [
    'API 510: less than four years, all of it',
    { first: '10', firstDay: yearsAgo(8), previous: '8.6', previousDay: yearsAgo(2), latest: '7.8', required: '7' },
    2,
    ['2 2028-06-01', '2 2028-06-01'],
  ],
  // 0.6 ÷ 2 = 0.3 a year; 0.9 ÷ 0.3 = 3 years, but at most 2.
  [
    'API 510: three years, at most two of them',
    { first: '12', firstDay: yearsAgo(10), previous: '10.4', previousDay: yearsAgo(2), latest: '9.8', required: '8.9' },
    3,
    ['2 2028-06-01', '2 2028-06-01'],
  ],
  // 0.8 ÷ 16 = 0.05 a year; the last reading grew. 3.2 ÷ 0.05 = 64.
  [
    'API 510: a reading that grew',
    { first: '16', firstDay: yearsAgo(16), previous: '15.1', previousDay: yearsAgo(4), latest: '15.2', required: '12' },
    64,
    ['10 2036-06-01', '5 2031-06-01'],
  ],
  // 0.05 in ÷ 10 = 0.005 a year; 0.08 ÷ 0.005 = 16; half is 8.
  [
    'API 510 in inches',
    { unit: 'in', first: '0.5', firstDay: yearsAgo(10), latest: '0.45', required: '0.37' },
    16,
    ['8 2034-06-01', '5 2031-06-01'],
  ],
  // 1.4 ÷ 10 = 0.14 a year; 3.1 ÷ 0.14 = 22.14; half is 11.07: the limit of class 1.
  [
    'API 570 class 1: the limit of the class',
    {
      code: '570',
      class: '1',
      first: '9',
      firstDay: yearsAgo(10),
      previous: '8.2',
      previousDay: yearsAgo(5),
      latest: '7.6',
      required: '4.5',
    },
    22.14,
    ['5 2031-06-01', '5 2031-06-01'],
  ],
  // 1.2 ÷ 8 = 0.15 a year; 2.0 ÷ 0.15 = 13.33; half is 6 years and 8 months.
  [
    'API 570 class 2: half life',
    {
      code: '570',
      class: '2',
      first: '7.1',
      firstDay: yearsAgo(8),
      previous: '6.3',
      previousDay: yearsAgo(3),
      latest: '5.9',
      required: '3.9',
    },
    13.33,
    ['6.67 2033-02-01', '5 2031-06-01'],
  ],
  // 0.25 a year; 3.0 ÷ 0.25 = 12; half is 6: the 3 years of injection points.
  [
    'API 570: injection point',
    { code: '570', class: 'injection', first: '8', firstDay: yearsAgo(8), latest: '6', required: '3' },
    12,
    ['3 2029-06-01', '5 2031-06-01'],
  ],
  // 0.5 ÷ 2 = 0.25 a year; 0.7 ÷ 0.25 = 2.8 years; half is 1.4: API 570 has no longer interval for a short life.
  [
    'API 570 class 3: a short life',
    {
      code: '570',
      class: '3',
      first: '6',
      firstDay: yearsAgo(10),
      previous: '4.4',
      previousDay: yearsAgo(2),
      latest: '3.9',
      required: '3.2',
    },
    2.8,
    ['1.4 2027-10-01', '10 2036-06-01'],
  ],
  // 1.0 ÷ 8 = 0.125 a year; RCA 2.0: 2.0 ÷ 0.25 = 8 and 2.0 ÷ 0.5 = 4.
  [
    'API 653: RCA over the rate',
    { code: '653', previous: '9.4', previousDay: yearsAgo(8), latest: '8.4', required: '6.4' },
    16,
    ['8 2034-06-01', '4 2030-06-01'],
  ],
  // 0.2 ÷ 10 = 0.02 a year; RCA 3.8: 95 and 47.5 years, so the limits of 15 and 5.
  [
    'API 653: the limits of the code',
    { code: '653', previous: '10', previousDay: yearsAgo(10), latest: '9.8', required: '6' },
    190,
    ['15 2041-06-01', '5 2031-06-01'],
  ],
  ['API 653: unknown rate', { code: '653', latest: '9.8', required: '6' }, null, ['5 2031-06-01', '5 2031-06-01']],
  [
    'no loss: the limit of the code',
    { previous: '9.8', previousDay: yearsAgo(4), latest: '9.8', required: '6' },
    null,
    ['10 2036-06-01', '5 2031-06-01'],
  ],
  [
    'at the required thickness: no interval',
    { previous: '7', previousDay: yearsAgo(4), latest: '6', required: '6' },
    0,
    [],
  ],
];

test('the thickness to expect at the next inspection is shown beside the required one', () => {
  // 11.5 − 0.12 × 8.33 = 10.5
  const read = readThicknessInput(THICKNESS_EXAMPLE, TODAY);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  expect(calculateThickness(read.input).steps.at(-1)).toEqual({
    title: 'Thickness to expect at the next inspection',
    formula: 'latest thickness − corrosion rate × interval',
    numbers: '11.5 mm − 0.12 mm/year × 8.33 years',
    result: '10.5 mm, required 9.5 mm',
  });
});

describe('corrosion rate, remaining life and the next inspection', () => {
  test.each(CASES)('%s', (_title, texts, life, due) => {
    expect(calculated(texts)).toMatchObject({ life, due });
  });

  test('what makes a rate doubtful is said', () => {
    const sure = { latest: '9', required: '6' };
    expect(calculated(sure).warnings).toBe(1);
    expect(
      calculated({ ...sure, first: '10', firstDay: yearsAgo(8), previous: '9.5', previousDay: yearsAgo(4) }).warnings,
    ).toBe(0);
    expect(
      calculated({ ...sure, first: '10', firstDay: yearsAgo(8), previous: '8.9', previousDay: yearsAgo(4) }).warnings,
    ).toBe(1);
    expect(
      calculated({ ...sure, first: '10', firstDay: yearsAgo(8), previous: '9.5', previousDay: yearsAgo(1) }).warnings,
    ).toBe(1);
  });
});

test.each<[ThicknessTexts, string[]]>([
  [{}, ['latest', 'latestDay', 'required']],
  [{ ...THICKNESS_EXAMPLE, latest: 'thick' }, ['latest']],
  [{ ...THICKNESS_EXAMPLE, latest: '-3' }, ['latest']],
  [{ ...THICKNESS_EXAMPLE, unit: 'in' }, []],
  [{ ...THICKNESS_EXAMPLE, unit: 'in', latest: '25' }, ['latest']],
  [{ ...THICKNESS_EXAMPLE, latestDay: '2026-02-30' }, ['latestDay']],
  [{ ...THICKNESS_EXAMPLE, latestDay: TODAY }, []],
  [{ ...THICKNESS_EXAMPLE, latestDay: '2026-11-23' }, ['latestDay']],
  [{ ...THICKNESS_EXAMPLE, firstDay: '0016-06-01' }, ['firstDay']],
  [{ ...THICKNESS_EXAMPLE, previousDay: '2026-06-01' }, ['previousDay']],
  [{ ...THICKNESS_EXAMPLE, firstDay: '2025-06-01' }, ['firstDay']],
  [{ ...THICKNESS_EXAMPLE, first: '' }, ['first']],
  [{ ...THICKNESS_EXAMPLE, code: '999', class: '9', unit: 'ft' }, ['code', 'class', 'unit']],
  [{ ...THICKNESS_EXAMPLE, latest: '11,5' }, []],
])('readings %j have issues in %j', (texts, issues) => {
  const read = readThicknessInput(texts, TODAY);
  expect('issues' in read ? read.issues.map(({ path }) => path) : []).toEqual(issues);
});
