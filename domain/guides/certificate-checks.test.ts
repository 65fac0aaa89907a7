import { expect, test } from 'vitest';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { certificateCheck, isIndexedCertificate, repeatedCertificate } from './certificate-checks.ts';
import { COMPANY_CHECKS } from './certificate-checks-companies.ts';
import { PERSONAL_CHECKS } from './certificate-checks-persons.ts';
import { PERSONNEL_SCHEMES } from './personnel-schemes.ts';

const IDS = new Set(CERTIFICATIONS.map(({ id }) => id));

test('section 2: checks and schemes name certificates of the vocabulary', () => {
  const named = [
    ...Object.keys({ ...COMPANY_CHECKS, ...PERSONAL_CHECKS }),
    ...PERSONNEL_SCHEMES.flatMap(({ certificate }) => certificate ?? []),
  ];
  expect(named.filter((id) => !IDS.has(id))).toEqual([]);
  expect(certificateCheck('api-510')?.enter).toContain('certification number');
  expect(certificateCheck('no-such-certificate')).toBeUndefined();
});

test('decision 12: a repeated certificate leads to one with a page of its own', () => {
  const repeated = CERTIFICATIONS.flatMap(({ id }) => repeatedCertificate(id) ?? []);
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.filter((id) => !IDS.has(id) || !isIndexedCertificate(id))).toEqual([]);
});
