import { expect, test } from 'vitest';
import { readCertificates } from './import-certificates.ts';

test('decision 30: numbers and end dates stand in the order of the certifications', () => {
  expect(
    readCertificates({
      certifications: 'ISO/IEC 17020|API 510| IRATA |ISO 9001',
      certificateNumbers: 'EX-1||1234/O',
      certificateExpiries: '2028-02-29||Until withdrawn',
    }),
  ).toEqual({
    certificates: [
      { name: 'ISO/IEC 17020', number: 'EX-1', expires: '2028-02-29', untilWithdrawn: false },
      { name: 'IRATA', number: '1234/O', expires: null, untilWithdrawn: true },
    ],
  });
  expect(readCertificates({ certifications: ['API 510'], certificateNumbers: ['71234'] })).toMatchObject({
    certificates: [{ name: 'API 510', number: '71234' }],
  });
  expect(readCertificates({ certifications: 'API 510' })).toEqual({ certificates: [] });
});

test.each([
  ['certificateNumbers', 'A|B', 'There are more items than certifications'],
  ['certificateNumbers', 'x'.repeat(101), 'Please use at most 100 characters for a number'],
  ['certificateExpiries', '29.02.2028', 'Please enter dates such as 2028-02-29, or "until withdrawn"'],
  ['certificateExpiries', '2027-02-29', 'Please enter dates such as 2028-02-29, or "until withdrawn"'],
])('decision 30: %s %s is refused', (field, cell, reason) => {
  expect(readCertificates({ certifications: 'API 510', [field]: cell })).toEqual({ issues: [{ field, reason }] });
});
