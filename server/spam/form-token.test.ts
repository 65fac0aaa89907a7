import { expect, test } from 'vitest';
import { createFormToken, formTokenFault } from './form-token.ts';

const SECRET = 'a secret';
const SHOWN = new Date('2031-03-05T10:00:00Z');
const later = (seconds: number) => new Date(SHOWN.getTime() + seconds * 1_000);
const token = createFormToken(SECRET, SHOWN);

test('hardening: a token contains the time at which the form was shown, and nothing about the visitor', () => {
  expect(token).toMatch(/^[0-9a-z]+\.[\w-]{22}$/);
  expect(createFormToken(SECRET, SHOWN)).toBe(token);
  expect(createFormToken(SECRET, later(1))).not.toBe(token);
});

test.each([
  [-60, 'too fast'],
  [0, 'too fast'],
  [0.9, 'too fast'],
  [1, undefined],
  [60, undefined],
  [24 * 3600, undefined],
  [10_000_000, undefined],
])('hardening: the fault of a form sent after %d seconds is %s', (seconds, fault) => {
  expect(formTokenFault(SECRET, token, later(seconds), 1)).toBe(fault);
});

test('hardening: a token signed with another secret is forged', () => {
  expect(formTokenFault('another secret', token, later(60), 1)).toBe('forged');
});

test.each([
  '',
  '.',
  'x',
  token.split('.')[0] ?? '',
  `${token}x`,
  token.slice(0, -1),
  token.replace('.', '..'),
  `1${token}`,
  token.toUpperCase(),
  'ü.ü',
  `.${'A'.repeat(22)}`,
])('hardening: %j is forged', (forged) => {
  expect(formTokenFault(SECRET, forged, later(60), 1)).toBe('forged');
});
