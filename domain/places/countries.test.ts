import iso from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { COUNTRIES, findCountry } from '#domain/places/countries.ts';

test('decision 5: all countries of ISO 3166-1 are listed with their codes, and Kosovo with those in common use', () => {
  const codes = Object.fromEntries(COUNTRIES.map(({ code, code3 }) => [code, code3]));
  expect(codes).toEqual({ ...iso.getAlpha2Codes(), XK: 'XKX' });
  expect(COUNTRIES).toHaveLength(Object.keys(codes).length);
});

test('decision 5: each country has a name of its own', () => {
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
});

test('decision 5: every name, alias and three-letter code finds its own country', () => {
  for (const country of COUNTRIES) {
    for (const text of [country.name, ...country.aliases, country.code3]) expect(findCountry(text), text).toBe(country);
  }
});

test.each([
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['wales', 'GB'],
  ['UAE', 'AE'],
  ['uae', 'AE'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['TURKIYE', 'TR'],
  ['TÜRKİYE', 'TR'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Korea', 'KR'],
  ['South Korea', 'KR'],
  ['KSA', 'SA'],
  ['Czech Republic', 'CZ'],
  ['Czechia', 'CZ'],
  ['Viet Nam', 'VN'],
  ['Vietnam', 'VN'],
  ['The Bahamas', 'BS'],
  ['Trinidad & Tobago', 'TT'],
  ['St. Lucia', 'LC'],
  ["Cote d'Ivoire", 'CI'],
  ['Ivory Coast', 'CI'],
  ['Congo', 'CG'],
  ['DRC', 'CD'],
  ['Deutschland', 'DE'],
  ['DEU', 'DE'],
  ['CAN', 'CA'],
])('decision 5: "%s" is %s', (text, code) => {
  expect(findCountry(text)?.code).toBe(code);
});

test('decision 5: a two-letter code is no country, except UK and US', () => {
  const found = COUNTRIES.filter((country) => findCountry(country.code) !== undefined);
  expect(found.map((country) => country.code)).toEqual(['US']);
});

test.each(['', 'can', 'per', 'and', 'Gold Coast', 'Europe', 'Houston'])('decision 5: "%s" is no country', (text) => {
  expect(findCountry(text)).toBeUndefined();
});

test('section 3: only places where nobody works for hire belong to none', () => {
  const without = COUNTRIES.filter((country) => country.serviceArea === null);
  expect(without.map((country) => country.code)).toEqual(['AQ', 'BV', 'GS', 'TF']);
});
