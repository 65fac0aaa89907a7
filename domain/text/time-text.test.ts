import { expect, test } from 'vitest';
import { ageOf } from './time-text.ts';

test.each([
  [0, '0 minutes'],
  [60, '1 minute'],
  [42 * 60, '42 minutes'],
  [90 * 60, '1 hour'],
  [50 * 3_600, '2 days'],
  [-5, '0 minutes'],
])('an age of %s seconds reads %s', (seconds, text) => {
  const now = new Date('2031-03-05T10:20:30Z');
  expect(ageOf(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(text);
});
