import { expect, test } from 'vitest';
import { uncheckableReason } from './uncheckable.ts';

test.each([
  'SNT-TC-1A',
  'SNT TC 1A UT Level II',
  'NDT Level III according to ASNT SNT-TC-1A (2020)',
  'Written practice, CP-189',
  'NAS 410 Level 2 RT',
  'EN 4179 and NAS410',
])('decision 29: %s is certified by the employer, whatever else the name says', (name) => {
  expect(uncheckableReason(name)).toContain('is certified by the employer itself');
});

test('decision 29: nobody is certified to NORSOK', () => {
  expect(uncheckableReason('NORSOK')).toContain('is a standard to work to');
});

test.each([
  'ISO/IEC 17020',
  'ACCP (SNT-TC-1A)',
  'ASNT NDT Level III',
  'ISO 9712',
  'API 510',
  'A certificate of our own',
  '',
])('decision 29: %j can be checked', (name) => {
  expect(uncheckableReason(name)).toBeNull();
});
