import { expect, test } from 'vitest';
import { weekendOf, workingMinutes, workingTimeText } from './working-time.ts';

const hours = (from: string, to: string, timeZone: string, countryCode: string) =>
  workingMinutes(new Date(from), new Date(to), { timeZone, countryCode }) / 60;

test('decision 43: the weekend is that of the country', () => {
  const weekends = (...countries: string[]) => new Set(countries.map((country) => weekendOf(country).join()));
  expect(weekends('US', 'DE', 'AE', 'TR', 'SG', 'NG')).toEqual(new Set(['6,7']));
  expect(weekends('SA', 'EG', 'QA', 'KW', 'OM', 'BH', 'IL')).toEqual(new Set(['5,6']));
  expect([weekendOf('IN'), weekendOf('IR')]).toEqual([[7], [5]]);
  expect([null, 'xx?'].map(weekendOf)).toEqual([
    [6, 7],
    [6, 7],
  ]);
});

test('decision 43: only office hours count, by the clock of the company', () => {
  // Friday 20 November 2026, 16:00 in Houston, to Monday 10:00: one hour, and two.
  expect(hours('2026-11-20T22:00:00Z', '2026-11-23T16:00:00Z', 'America/Chicago', 'US')).toBe(3);
  // In Riyadh Friday and Saturday are free and Sunday is not.
  expect(hours('2026-11-19T13:00:00Z', '2026-11-22T07:00:00Z', 'Asia/Riyadh', 'SA')).toBe(3);
  expect(hours('2026-11-18T02:00:00Z', '2026-11-18T03:00:00Z', 'Europe/Berlin', 'DE')).toBe(0);
  expect(hours('2026-11-16T09:00:00Z', '2026-11-20T09:00:00Z', 'Europe/London', 'GB')).toBe(36);
  expect(hours('2026-11-20T09:00:00Z', '2026-11-16T09:00:00Z', 'Europe/London', 'GB')).toBe(0);
});

test('a time zone that is not known is read as UTC', () => {
  const calendar = { timeZone: null, countryCode: null };
  expect(workingMinutes(new Date('2026-11-18T09:00:00Z'), new Date('2026-11-18T09:30:00Z'), calendar)).toBe(30);
});

test('decision 44: working time has a unit', () => {
  expect([0, 59, 60, 330, 539, 540, 1_100].map(workingTimeText)).toEqual([
    'less than a working hour',
    'less than a working hour',
    '1 working hour',
    '6 working hours',
    '9 working hours',
    '1 working day',
    '2 working days',
  ]);
});
