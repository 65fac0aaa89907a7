import { expect, test } from 'vitest';
import { loadedGazetteer } from './gazetteer.ts';
import { resolvePlace } from './resolve-place.ts';

const gazetteer = loadedGazetteer();

function labelOf(text: string, options?: { misspelt?: boolean; whole?: boolean }): string | undefined {
  return resolvePlace(gazetteer, text, options)?.label;
}

test('decision 5: a resolved place has all that is known about it', () => {
  expect(resolvePlace(gazetteer, 'Houston, TX 77002')).toMatchObject({
    precision: 'city',
    label: 'Houston, Texas, United States',
    countryCode: 'US',
    regionCode: 'US.TX',
    region: 'Texas',
    city: 'Houston',
    timeZone: 'America/Chicago',
  });
});

test.each([
  ['houston texas', 'Houston, Texas, United States'],
  ['HOUSTON TX USA', 'Houston, Texas, United States'],
  ['Houston,TX', 'Houston, Texas, United States'],
  ['near Houston', 'Houston, Texas, United States'],
  ['Aberdeen UK', 'Aberdeen, Scotland, United Kingdom'],
  ['Aberdeen, Scotland', 'Aberdeen, Scotland, United Kingdom'],
  ['Preston, Lancashire', 'Preston, England, United Kingdom'],
  ['Cork, Co. Cork', 'Cork, Munster, Ireland'],
  ['Jurong, Singapore', 'Jurong, Singapore'],
  ['Washington, D.C.', 'Washington, District of Columbia, United States'],
  ['Hong Kong SAR, China', 'Hong Kong'],
  ['Kansas City', 'Kansas City, Missouri, United States'],
  ['Perth, WA', 'Perth, Western Australia, Australia'],
  ['Munich, DE', 'Munich, Bavaria, Germany'],
  ['Newark, DE', 'Newark, Delaware, United States'],
  ['NYC', 'New York City, New York, United States'],
])('decision 5: "%s" is %s', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test.each([
  ['12 Harbour Road, Aberdeen AB11 5RQ, Scotland, UK', 'Aberdeen, Scotland, United Kingdom'],
  ['12 Harbour Road Aberdeen', 'Aberdeen, Scotland, United Kingdom'],
  ['Unit 4, Industrial Estate, Birmingham, B1 1AA, United Kingdom', 'Birmingham, England, United Kingdom'],
  ['25 High Street, Aberdeen, UK', 'Aberdeen, Scotland, United Kingdom'],
  ['Cambridge Road, Hull, UK', 'Kingston upon Hull, England, United Kingdom'],
  ['Hauptstraße 5, 80331 München, Germany', 'Munich, Bavaria, Germany'],
  ['Waalhaven 12, 3011 AB Rotterdam, Netherlands', 'Rotterdam, South Holland, Netherlands'],
  ['Sheikh Zayed Road, Dubai, UAE', 'Dubai, United Arab Emirates'],
  ['PO Box 1234, Abu Dhabi - UAE', 'Abu Dhabi, United Arab Emirates'],
  ['Plot 7, MIDC, Pune 411019, Maharashtra, India', 'Pune, Maharashtra, India'],
  ['Rotterdam (Netherlands)', 'Rotterdam, South Holland, Netherlands'],
  ['Türkiye / Kocaeli / Gebze', 'Gebze, Kocaeli, Türkiye'],
])('decision 5: the address "%s" is in %s', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test.each([
  ['Georgia', 'Georgia'],
  ['Georgia, USA', 'Georgia, United States'],
  ['Atlanta, Georgia', 'Atlanta, Georgia, United States'],
  ['Istanbul', 'Istanbul, Türkiye'],
  ['Istanbul Province', 'Istanbul Region, Türkiye'],
  ['Madrid', 'Madrid, Spain'],
  ['New York', 'New York City, New York, United States'],
  ['New York State', 'New York State, United States'],
  ['Kocaeli', 'Kocaeli, Türkiye'],
  ['Ontario', 'Ontario, Canada'],
  ['Victoria', 'Victoria, Australia'],
  ['Texas', 'Texas, United States'],
  ['TX, USA', 'Texas, United States'],
  ['Bayern', 'Bavaria, Germany'],
  ['NRW', 'North Rhine-Westphalia, Germany'],
  ['Singapore', 'Singapore'],
  ['Monaco', 'Monaco'],
  ['Luxembourg', 'Luxembourg'],
  ['Kuwait', 'Kuwait'],
  ['Djibouti', 'Djibouti'],
  ['Mexico', 'Mexico'],
  ['Granada', 'Granada, Andalusia, Spain'],
  ['Almanya', 'Germany'],
  ['Bonaire, Sint Eustatius and Saba', 'Bonaire, Sint Eustatius and Saba'],
])('decision 5: of several places "%s" is %s', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test.each([
  ['İZMİR', 'İzmir, Türkiye'],
  ['izmir', 'İzmir, Türkiye'],
  ['Москва', 'Moscow, Russia'],
  ['Москва, Россия', 'Moscow, Russia'],
  ['北京', 'Beijing, China'],
  ['上海', 'Shanghai, China'],
  ['東京', 'Tokyo, Japan'],
  ['서울', 'Seoul, South Korea'],
  ['دبي', 'Dubai, United Arab Emirates'],
  ['الرياض', 'Riyadh, Saudi Arabia'],
  ['Αθήνα', 'Athens, Attica, Greece'],
  ['Warszawa', 'Warsaw, Mazovia, Poland'],
  ['Muenchen', 'Munich, Bavaria, Germany'],
  ['Goteborg', 'Gothenburg, Västra Götaland, Sweden'],
  ['Kiev', 'Kyiv, Ukraine'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Saigon', 'Ho Chi Minh City, Vietnam'],
  ['St Petersburg, Russia', 'Saint Petersburg, Russia'],
])('decision 5: "%s" is %s in another spelling', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test.each([
  ['Huoston', 'Houston, Texas, United States'],
  ['Huoston, Texas', 'Houston, Texas, United States'],
  ['huston tx', 'Houston, Texas, United States'],
  ['Abredeen', 'Aberdeen, Scotland, United Kingdom'],
  ['Aberden, UK', 'Aberdeen, Scotland, United Kingdom'],
  ['Roterdam', 'Rotterdam, South Holland, Netherlands'],
  ['Amsterdm', 'Amsterdam, North Holland, Netherlands'],
  ['Instanbul', 'Istanbul, Türkiye'],
  ['San Fransisco', 'San Francisco, California, United States'],
  ['Singapur', 'Singapore'],
  ['Singapoore', 'Singapore'],
  ['Germny', 'Germany'],
  ['Untied Kingdom', 'United Kingdom'],
  ['Hamburgh', 'Hamburg, Germany'],
  ['Calgery', 'Calgary, Alberta, Canada'],
  ['Melborne, Australia', 'Melbourne, Victoria, Australia'],
  ['Pittsburg, Pennsylvania', 'Pittsburgh, Pennsylvania, United States'],
  ['Shangai', 'Shanghai, China'],
  ['Joburg', 'Johannesburg, Gauteng, South Africa'],
  ['Kuala Lumpr', 'Kuala Lumpur, Malaysia'],
  ['Stavangr', 'Stavanger, Rogaland, Norway'],
])('decision 5: "%s" is meant to be %s', (text, label) => {
  expect(labelOf(text, { misspelt: true })).toBe(label);
});

test('decision 5: mistakes are forgiven only where that is asked for', () => {
  expect(labelOf('Huoston')).toBeUndefined();
  expect(labelOf('Abredeen, UK')).toBe('United Kingdom');
});

test.each([
  ['Xyzzy, Germany', 'Germany'],
  ['Boring, Germany', 'Germany'],
  ['Xyzzy Works, Bavaria', 'Bavaria, Germany'],
])('decision 5: of "%s" at least %s is known', (text, label) => {
  expect(labelOf(text)).toBe(label);
  expect(labelOf(text, { whole: true })).toBeUndefined();
});

test.each([
  '',
  '   ',
  ',,,;;;',
  '🙂🙃',
  'x'.repeat(255),
  '12345',
  'Unit 4',
  'pressure vessels',
  'non-destructive testing',
  'oil and gas',
  'Gulf of Mexico',
  'North Sea',
  'Siberia',
  'Tyneside',
  'worldwide',
  'remote',
  'Europe',
  'Middle East',
  'GCC',
  'Latin America',
  'of the and',
  'TX',
])('decision 5: "%s" is no place', (text) => {
  expect(labelOf(text)).toBeUndefined();
  expect(labelOf(text, { misspelt: true })).toBeUndefined();
});
