import { expect, test } from 'vitest';
import { importRowReader } from './company-import.ts';
import { companyRegistrationAt } from './company-registration.ts';

const registration = {
  name: 'Gulf NDT',
  location: 'Dubai, UAE',
  description: 'Tests welds.',
  phone: '+971 4 555 0101',
  email: 'info@gulf.example',
  serviceArea: 'Middle East',
};

test('section 5: at New Year the new year is accepted, in a process that has been running for long', () => {
  let now = new Date('2030-12-31T23:59:59.999Z');
  const schema = companyRegistrationAt(() => now);
  const accepts = (yearEstablished: number) => schema.safeParse({ ...registration, yearEstablished }).success;
  expect([accepts(2030), accepts(2031)]).toEqual([true, false]);
  now = new Date('2031-01-01T00:00:00Z');
  expect([accepts(2031), accepts(2032)]).toEqual([true, false]);
});

test('section 5: an import has the year in which it began', () => {
  const read = importRowReader(new Date('2030-12-31T23:59:59.999Z'));
  const row = { name: 'Gulf NDT', location: 'Dubai, UAE' };
  expect(read({ ...row, yearEstablished: '2030' })).toMatchObject({ company: { yearEstablished: 2030 } });
  expect(read({ ...row, yearEstablished: '2031' })).toEqual({
    issues: [{ field: 'yearEstablished', reason: 'Year cannot be in the future' }],
  });
});
