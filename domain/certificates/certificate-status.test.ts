import { expect, test } from 'vitest';
import { bestState, type CertificateAction, certificateCan, certificateState } from './certificate-status.ts';
import { addDays, addMonths, daysBetween, isLocalDate, todayIn } from './local-date.ts';

test.each([
  ['claimed', null, 'claimed'],
  ['claimed', '2026-11-21', 'expired'],
  ['checked', null, 'checked'],
  ['checked', '2026-11-22', 'checked'],
  ['checked', '2026-11-21', 'expired'],
  ['withdrawn', '2026-11-21', 'withdrawn'],
  ['refused', '2030-01-01', 'refused'],
] as const)('decision 29: %s until %s is %s on 22 November 2026', (state, expires, expected) => {
  expect(certificateState({ state, expires }, '2026-11-22')).toBe(expected);
});

test.each([
  ['claimed', ['edit', 'editClaim', 'check', 'renew', 'keep', 'refuse', 'withdraw', 'addDocument']],
  ['checked', ['edit', 'check', 'renew', 'withdraw', 'addDocument']],
  ['expired', ['edit', 'renew', 'refuse', 'withdraw', 'addDocument']],
  ['withdrawn', ['edit', 'addDocument']],
  ['refused', []],
] as const)('decision 29: a certificate that is %s can be changed by %j', (state, actions) => {
  const possible = (Object.keys(certificateCan) as CertificateAction[]).filter((action) =>
    (certificateCan[action].in as readonly string[]).includes(state),
  );
  expect(possible).toEqual(actions);
});

test('decision 29: of several certificates with one name the best counts', () => {
  expect(bestState(['withdrawn', 'expired', 'checked', 'claimed'])).toBe('checked');
  expect(bestState(['withdrawn', 'expired'])).toBe('expired');
  expect(bestState([])).toBeUndefined();
});

test.each([
  ['2028-02-29T11:30:00Z', 'Pacific/Kiritimati', '2028-03-01'],
  ['2028-02-29T11:30:00Z', 'Europe/London', '2028-02-29'],
  ['2028-02-29T11:30:00Z', 'Pacific/Pago_Pago', '2028-02-29'],
  ['2028-03-01T10:30:00Z', 'Pacific/Pago_Pago', '2028-02-29'],
  ['2027-03-01T00:30:00Z', 'America/New_York', '2027-02-28'],
  ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-11-22T23:59:59Z', null, '2026-11-22'],
  ['2026-11-22T23:59:59Z', 'No/Such', '2026-11-22'],
])('decision 29: at %s it is in %s %s', (now, zone, expected) => {
  expect(todayIn(zone, new Date(now))).toBe(expected);
});

test('decision 29: days and months across leap days and short months', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-22', 12)).toBe('2027-11-22');
  expect(daysBetween('2026-02-28', '2028-02-29')).toBe(731);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['22.11.2026', false],
  ['2026-1-1', false],
])('decision 16: %s is a day: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected);
});
