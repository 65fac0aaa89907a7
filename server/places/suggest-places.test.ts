import { expect, test } from 'vitest';
import { loadedGazetteer } from './gazetteer.ts';
import { suggestPlaces } from './suggest-places.ts';

const gazetteer = loadedGazetteer();

function labelsOf(text: string, limit = 5): string[] {
  return suggestPlaces(gazetteer, text, limit).map((place) => place.label);
}

test.each([
  ['hou', 'Houston, Texas, United States'],
  ['houston, t', 'Houston, Texas, United States'],
  ['houston tx', 'Houston, Texas, United States'],
  ['houston, texas, u', 'Houston, Texas, United States'],
  ['aberdeen sc', 'Aberdeen, Scotland, United Kingdom'],
  ['aberdeen, uk', 'Aberdeen, Scotland, United Kingdom'],
  ['perth w', 'Perth, Western Australia, Australia'],
  ['birmingham, al', 'Birmingham, Alabama, United States'],
  ['ista', 'Istanbul, Türkiye'],
  ['koca', 'Kocaeli, Türkiye'],
  ['ger', 'Germany'],
  ['tex', 'Texas, United States'],
  ['sing', 'Singapore'],
  ['jebel', 'Jebel Ali, Dubai, United Arab Emirates'],
  ['münch', 'Munich, Bavaria, Germany'],
  ['москв', 'Moscow, Russia'],
  ['huoston', 'Houston, Texas, United States'],
])('for "%s" the first suggestion is %s', (text, label) => {
  expect(labelsOf(text)[0]).toBe(label);
});

test('suggestions are as many as asked for, and each is there once', () => {
  for (const text of ['a', 'sa', 's', 'new', 'saint', 'al', 'ж']) {
    const labels = labelsOf(text, 8);
    expect(labels, text).toHaveLength(8);
    expect(new Set(labels).size, text).toBe(8);
  }
});

test.each(['', '   ', ',', 'zzzzqqqq', '🙂', 'x'.repeat(255)])('nothing is suggested for "%s"', (text) => {
  expect(labelsOf(text)).toEqual([]);
});
