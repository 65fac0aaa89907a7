import { expect, test } from 'vitest';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from '#domain/companies/employee-counts.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { INSPECTION_TYPES } from '#domain/vocabulary/inspection-types.ts';
import { LAB_TESTS } from '#domain/vocabulary/lab-tests.ts';
import { METHODS } from '#domain/vocabulary/methods.ts';
import { DEMO_CITIES } from './cities.ts';
import { type DemoCompany, demoCompanies } from './companies.ts';

const companies = demoCompanies();

const count = (isCounted: (company: DemoCompany) => boolean) => companies.filter(isCounted).length;

function repeats(texts: string[]): { text: string; times: number }[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, often]) => ({ text, times: often }));
}

const repeated = (texts: string[]) => repeats(texts).filter(({ times }) => times > 1);

const holds = ({ certifications }: DemoCompany, ...names: string[]) =>
  certifications.some((held) => names.some((name) => held.startsWith(name)));

const offers = ({ specializations }: DemoCompany, name: string) => specializations.includes(name);

const cityOf = ({ location }: DemoCompany) => DEMO_CITIES.find((city) => city.spellings.includes(location));

test('there are hundreds of companies, the same in every run', () => {
  expect(companies.length).toBeGreaterThanOrEqual(500);
  expect(demoCompanies()).toEqual(companies);
});

test('names, e-mail addresses, phones and websites are nobody else’s', () => {
  expect(repeated(companies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(repeated(companies.map(({ email }) => email))).toEqual([]);
  expect(repeated(companies.map(({ phone }) => phone).filter((phone) => phone !== ''))).toEqual([]);
  expect(repeated(companies.flatMap(({ website }) => website ?? []))).toEqual([]);
});

test('names contain no brands of the trade', () => {
  const brands =
    /\b(abs|acuren|als|apave|applus|axess|bureau|cotecna|dekra|dnv|elements?|eurofins|exova|force|intertek|kiwa|lloyd'?s?|matcor|mistras|moody|oceaneering|rina|sgs|socotec|sonomatic|stork|team|tuv|tüv|twi|velosi|veritas|vin[cç]otte)\b/i;
  expect(companies.filter(({ name }) => brands.test(name))).toEqual([]);
});

test('no name says a word twice', () => {
  expect(companies.filter(({ name }) => /\b(\p{L}+) \1\b/u.test(name)).map(({ name }) => name)).toEqual([]);
});

test('some names are hard on a layout: accents, an apostrophe, an ampersand, a very long name', () => {
  for (const trait of [/[À-ž]/, /['’]/, /&/, /^.{100,255}$/])
    expect(companies.some(({ name }) => trait.test(name))).toBe(true);
});

test('they sit in all cities and service areas, and the area is that of the country', () => {
  expect(new Set(companies.map(cityOf))).toEqual(new Set(DEMO_CITIES));
  expect(new Set(companies.map(({ serviceArea }) => serviceArea))).toEqual(new Set(SERVICE_AREAS));
  for (const company of companies) {
    const country = COUNTRIES.find(({ code }) => code === cityOf(company)?.country);
    expect(company.serviceArea).toBe(country?.serviceArea);
  }
  expect(companies.find(({ location }) => location.endsWith('Türkiye'))?.serviceArea).toBe('Europe');
});

test.each(['Istanbul', 'Dubai', 'Singapore', 'London', 'Houston', 'Aberdeen', 'Rotterdam'])(
  '%s, which has a landing page, has 15 to 25 companies',
  (name) => {
    const inCity = count((company) => cityOf(company)?.name === name);
    expect(inCity).toBeGreaterThanOrEqual(15);
    expect(inCity).toBeLessThanOrEqual(25);
  },
);

test('locations are written in several common spellings', () => {
  const locations = companies.map(({ location }) => location);
  for (const ending of ['Türkiye', 'Turkey', ' USA', 'United States', ' UK', 'United Kingdom', ' UAE']) {
    expect(locations.some((location) => location.endsWith(ending))).toBe(true);
  }
  expect(locations.some((location) => location.startsWith('İzmir'))).toBe(true);
  expect(locations.some((location) => location.startsWith('Izmir'))).toBe(true);
});

test.each<[string, (company: DemoCompany) => boolean, min: number, max: number]>([
  ['wait for approval', ({ approved }) => !approved, 0.02, 0.1],
  ['are verified', ({ verified }) => verified, 0.2, 0.5],
  ['are featured', ({ featured }) => featured, 0.02, 0.1],
  ['are featured without being verified', ({ featured, verified }) => featured && !verified, 0.005, 0.05],
  ['have no rating', ({ rating }) => rating === 0, 0.4, 0.7],
  ['have no year', ({ yearEstablished }) => yearEstablished === null, 0.02, 0.2],
  ['have no size', ({ employeeCount }) => employeeCount === null, 0.02, 0.2],
  ['have a website', ({ website }) => website !== null, 0.6, 0.95],
  ['are verified or featured before approval', (one) => !one.approved && (one.verified || one.featured), 0, 0],
  ['have a picture', ({ logoUrl, imageUrl }) => logoUrl !== null || imageUrl !== null, 0, 0],
])('a sensible share of companies %s', (_trait, isCounted, min, max) => {
  const share = count(isCounted) / companies.length;
  expect(share).toBeGreaterThanOrEqual(min);
  expect(share).toBeLessThanOrEqual(max);
});

test('numbers are within their bounds', () => {
  const employeeCounts: readonly string[] = [...EMPLOYEE_COUNTS_REGISTRATION, ...EMPLOYEE_COUNTS_EDIT];
  for (const { rating, reviewCount, yearEstablished, employeeCount, createdDaysAgo } of companies) {
    expect(reviewCount > 0).toBe(rating > 0);
    if (rating > 0) expect(rating).toBeGreaterThanOrEqual(3.6);
    expect(rating).toBeLessThanOrEqual(5);
    expect(Math.round(rating * 10) / 10).toBe(rating);
    expect(reviewCount).toBeLessThanOrEqual(84);
    if (yearEstablished !== null) {
      expect(yearEstablished).toBeGreaterThanOrEqual(1903);
      expect(yearEstablished).toBeLessThanOrEqual(2024);
    }
    if (employeeCount !== null) expect(employeeCounts).toContain(employeeCount);
    expect(createdDaysAgo).toBeGreaterThanOrEqual(0);
    expect(createdDaysAgo).toBeLessThanOrEqual(900);
  }
  expect(new Set(companies.flatMap(({ employeeCount }) => employeeCount ?? []))).toEqual(new Set(employeeCounts));
});

test('every list item is in the vocabulary; a certificate may have an edition', () => {
  const names = (entries: readonly { name: string }[]) => new Set(entries.map(({ name }) => name));
  const specializations = names([...METHODS, ...LAB_TESTS, ...INSPECTION_TYPES]);
  const [certifications, industries, equipment] = [names(CERTIFICATIONS), names(INDUSTRIES), names(EQUIPMENT_TYPES)];
  for (const company of companies) {
    expect(company.specializations.filter((item) => !specializations.has(item))).toEqual([]);
    expect(company.certifications.filter((item) => !certifications.has(item.replace(/:\d{4}$/, '')))).toEqual([]);
    expect(company.industries.filter((item) => !industries.has(item))).toEqual([]);
    expect(company.equipmentTypes.filter((item) => !equipment.has(item))).toEqual([]);
  }
  expect(count((company) => company.certifications.includes('ISO/IEC 17025:2017'))).toBeGreaterThan(10);
});

test('lists have plausible lengths and no duplicates', () => {
  for (const { specializations, certifications, industries, equipmentTypes } of companies) {
    const bounds: [string[], number, number][] = [
      [specializations, 2, 12],
      [certifications, 1, 8],
      [industries, 1, 5],
      [equipmentTypes, 2, 8],
    ];
    for (const [list, min, max] of bounds) {
      expect(list.length).toBeGreaterThanOrEqual(min);
      expect(list.length).toBeLessThanOrEqual(max);
      expect(new Set(list).size).toBe(list.length);
    }
  }
});

/** The ranges that numbering authorities keep free for films and examples. */
const RESERVED_FOR_FICTION =
  /^(?:\+1 \d{3} 555 01\d\d|\+44 (?:20 7946 0\d{3}|121 496 0\d{3}|1632 960 \d{3})|\+49 40 66969 \d{3}|\+33 (?:2 61 91|4 65 71|5 36 49) \d\d \d\d|\+61 \d 5550 \d{4}) /;

test('e-mail addresses, websites and phone numbers are fictional', () => {
  for (const { email, website, phone, location } of companies) {
    expect(email).toMatch(/^[a-z]+@[a-z0-9-]{3,63}\.example$/);
    if (website !== null) expect(website).toBe(`https://www.${email.split('@')[1]}`);
    if (phone !== '') expect(`${phone} ${location}`).toMatch(RESERVED_FOR_FICTION);
  }
});

test('certificates match the services of a company', () => {
  for (const company of companies) {
    if (offers(company, 'Calibration')) {
      expect(holds(company, 'ISO/IEC 17025')).toBe(true);
      expect(holds(company, 'AWS CWI', 'CSWIP', 'API')).toBe(false);
    }
    if (offers(company, 'Statutory examination') && offers(company, 'In-service inspection')) {
      if (!offers(company, 'Lifting equipment examination')) expect(holds(company, 'ISO/IEC 17020')).toBe(true);
    }
    if (holds(company, 'ASME U Stamp')) expect(offers(company, 'Hydrostatic pressure test')).toBe(true);
    if (offers(company, 'Rope access inspection')) expect(holds(company, 'IRATA')).toBe(true);
    if (offers(company, 'Notified body assessment')) {
      expect(holds(company, 'PED', 'TPED', 'SPVD', 'UK Approved Body')).toBe(true);
    }
    if (offers(company, 'Radiographic testing') && offers(company, 'Ultrasonic testing')) {
      expect(holds(company, 'ISO 9712', 'PCN', 'ASNT', 'SNT', 'CAN/CGSB', 'NAS 410', 'ACCP', 'ASME')).toBe(true);
    }
  }
});

test('national schemes are listed only in their countries', () => {
  const countriesOf = (certificate: string) =>
    new Set(companies.filter((company) => holds(company, certificate)).map((company) => cityOf(company)?.country));
  expect([...countriesOf('NORSOK')].every((country) => country === 'NO' || country === 'DK')).toBe(true);
  expect(countriesOf('UK Approved Body')).toEqual(new Set(['GB']));
  expect(countriesOf('CAN/CGSB')).toEqual(new Set(['CA']));
  expect([...countriesOf('National Board commission')].every((country) => country === 'US' || country === 'CA')).toBe(
    true,
  );
  expect([...countriesOf('PED Notified Body')].some((country) => country === 'GB' || country === 'US')).toBe(false);
  expect(countriesOf('ASME').has('TR')).toBe(true);
});

test('descriptions are all different, complete, and of all lengths; some companies wrote nothing', () => {
  const descriptions = companies.map(({ description }) => description).filter((text) => text !== '');
  expect(repeated(descriptions)).toEqual([]);
  const silent = companies.length - descriptions.length;
  expect(silent / companies.length).toBeGreaterThan(0.01);
  expect(silent / companies.length).toBeLessThan(0.12);
  for (const description of descriptions) {
    expect(description.length).toBeLessThanOrEqual(480);
    expect(description).not.toMatch(/[{}|]|undefined|null|NaN| {2}|\.\./);
  }
  const shareOf = (isCounted: (text: string) => boolean) => descriptions.filter(isCounted).length / descriptions.length;
  expect(shareOf((text) => text.length < 100)).toBeGreaterThan(0.1);
  expect(shareOf((text) => text.length > 250)).toBeGreaterThan(0.1);
  expect(shareOf((text) => !/[.!]$/.test(text))).toBeGreaterThan(0.1);
});

test('at most a fifth of the sentences have a twin with other names and numbers', () => {
  const masked = companies.flatMap(({ name, description }) =>
    description
      .replaceAll(name, '#')
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence !== '')
      .map(withoutNames),
  );
  const twins = repeats(masked)
    .filter(({ times }) => times > 1)
    .reduce((sum, { times }) => sum + times, 0);
  expect(twins / masked.length).toBeLessThanOrEqual(0.2);
});

const NUMBERS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\d[\d.,/]*)\b/gi;

/** A sentence without numbers and without words that begin with a capital, but for its first. */
function withoutNames(sentence: string): string {
  return sentence
    .replace(NUMBERS, '#')
    .replace(/(?<=\S )\p{Lu}[\p{L}.'’-]*/gu, '#')
    .replace(/#(?:[ ,]+(?:and )?#)*/g, '#');
}

test('most countries have several towns', () => {
  const towns = new Map<string, Set<string>>();
  for (const { country, name } of DEMO_CITIES) towns.set(country, (towns.get(country) ?? new Set()).add(name));
  const single = [...towns].filter(([, names]) => names.size === 1).map(([country]) => country);
  expect(single).toEqual(['SG']);
});
