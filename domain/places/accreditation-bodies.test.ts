import { expect, test } from 'vitest';
import { ACCREDITATION_BODIES, accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import { COUNTRIES } from '#domain/places/countries.ts';

test('section 2: every accreditation body has a known country and a safe address', () => {
  const known = new Set(COUNTRIES.map((country) => country.code));
  for (const body of ACCREDITATION_BODIES) {
    expect(known, body.short).toContain(body.country);
    expect(new URL(body.url).protocol, body.short).toBe('https:');
  }
});

test('section 2: no body is listed twice', () => {
  const names = ACCREDITATION_BODIES.map((body) => `${body.country} ${body.short}`);
  expect(new Set(names).size).toBe(names.length);
});

test('section 2: a country has no, one or several bodies', () => {
  expect(accreditationBodiesOf('TR').map((body) => body.short)).toEqual(['TÜRKAK']);
  expect(accreditationBodiesOf('in').map((body) => body.short)).toEqual(['NABL', 'NABCB']);
  expect(accreditationBodiesOf('AQ')).toEqual([]);
});
