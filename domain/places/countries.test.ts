import { expect, test } from 'vitest';
import { COUNTRIES, findCountry } from '#domain/places/countries.ts';

test('decision 5: there are 250 countries, each with codes and a name of its own', () => {
  expect(COUNTRIES).toHaveLength(250);
  for (const field of ['code', 'code3', 'name'] as const) {
    expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(250);
  }
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
