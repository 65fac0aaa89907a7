import { expect, test } from 'vitest';
import { Gazetteer } from './gazetteer.ts';
import { resolvePlace } from './resolve-place.ts';

const gazetteer = Gazetteer.load();

function labelOf(text: string, options?: { misspelt?: boolean }): string | undefined {
  return resolvePlace(gazetteer, text, options)?.label;
}

test('3 location: a resolved place has all that is known about it', () => {
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
  ['Aberdeen UK', 'Aberdeen, Scotland, United Kingdom'],
  ['Aberdeen, Scotland', 'Aberdeen, Scotland, United Kingdom'],
  ['12 Harbour Road, Aberdeen AB11 5RQ, Scotland, UK', 'Aberdeen, Scotland, United Kingdom'],
  ['Unit 4, Industrial Estate, Birmingham, B1 1AA, United Kingdom', 'Birmingham, England, United Kingdom'],
  ['Hauptstraße 5, 80331 München, Germany', 'Munich, Bavaria, Germany'],
  ['Sheikh Zayed Road, Dubai, UAE', 'Dubai, United Arab Emirates'],
  ['PO Box 1234, Abu Dhabi - UAE', 'Abu Dhabi, United Arab Emirates'],
  ['Rotterdam (Netherlands)', 'Rotterdam, South Holland, Netherlands'],
  ['Türkiye / Kocaeli / Gebze', 'Gebze, Kocaeli, Türkiye'],
  ['Jurong, Singapore', 'Jurong, Singapore'],
  ['Washington, D.C.', 'Washington, District of Columbia, United States'],
  ['Hong Kong SAR, China', 'Hong Kong'],
])('3 location: "%s" is %s', (text, label) => {
  expect(labelOf(text)).toBe(label);
});
