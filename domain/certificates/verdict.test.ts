import { expect, test } from 'vitest';
import type { PublicCertificate } from './certificate.ts';
import { verdictOn } from './verdict.ts';

const certificate = (name: string, fields: Partial<PublicCertificate> = {}) =>
  ({ name, state: 'checked', issued: null, expires: null, ...fields }) as PublicCertificate;
const DAY = '2027-01-12';

test.each([
  ['nothing named by the company', [], [], false, 'Names no certificates'],
  ['claims only', [certificate('API 510', { state: 'claimed' })], [], false, 'None is checked and valid'],
  [
    'two checked, of which one has ended by then',
    [certificate('API 510'), certificate('API 570', { expires: '2027-01-11' })],
    [],
    true,
    '1 checked and valid',
  ],
  ['the last day', [certificate('API 510', { expires: DAY })], ['API 510'], true, 'API 510 is valid'],
  [
    'another spelling and a family',
    [certificate('ISO 17025:2017'), certificate('ASME U Stamp')],
    ['ISO/IEC 17025', 'ASME'],
    true,
    'All that you named are valid',
  ],
  [
    'a claim and an early end',
    [certificate('API 510', { state: 'claimed' }), certificate('ISO/IEC 17020', { expires: '2026-12-18' })],
    ['API 510', 'ISO/IEC 17020', 'API 653'],
    false,
    'API 510 is only claimed; ISO/IEC 17020 ends 25 days before; API 653 is not named',
  ],
  [
    'the end of one, but a second one',
    [certificate('API 510', { expires: '2026-12-18' }), certificate('API 510', { expires: '2028-12-18' })],
    ['API 510'],
    true,
    'API 510 is valid',
  ],
])('section 2.92: the verdict of a day on %s', (_what, certificates, wanted, isProof, text) => {
  expect(verdictOn(certificates, wanted, DAY)).toEqual({ isProof, text });
});
