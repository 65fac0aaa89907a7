import { regionOfCounty } from '#domain/places/counties.ts';
import { findCountry } from '#domain/places/countries.ts';
import { REGION_ABBREVIATIONS } from '#domain/places/region-names.ts';
import { withoutRegionWord } from '#domain/places/region-words.ts';
import { cityOfCityState } from './describe-place.ts';
import type { Gazetteer, MisspeltPlace, PlaceNumber } from './gazetteer.ts';
import type { AddressPart, AddressWord } from './read-address.ts';

/** Where in an address a name stands: words `from` to before `to` of a part. */
export type Span = { part: number; from: number; to: number };

/** One way to read some words of an address. */
export type NameReading = Span & {
  /** How many of its words count, and how many are fillers, as in "Cape Town". */
  counting: number;
  fillers: number;
  place: PlaceNumber;
  isOwnName: boolean;
  /** An abbreviation such as "TX" or "DE", or a county: it locates a town, and means nothing alone. */
  isCode: boolean;
  /** "Istanbul Province" is not the city. */
  isRegionForSure: boolean;
  mistakes: number;
};

const MAX_WORDS_IN_NAME = 6;
/** Countries whose region codes are the usual abbreviations: "US.TX", "CH.ZH". */
const COUNTRIES_WITH_ABBREVIATIONS = ['US', 'CH'];
/** Shorter names are too similar to each other to correct mistakes. */
export const MIN_MISSPELT_LENGTH = 4;
const MIN_LENGTH_FOR_TWO_MISTAKES = 8;
const MAX_MISSPELT_READINGS = 30;

/** Everything that the words of an address can name. */
export function readNames(gazetteer: Gazetteer, parts: readonly AddressPart[]): NameReading[] {
  return parts.flatMap((words, part) => {
    const whole = { part, from: 0, to: words.length };
    const readings = readSpan(gazetteer, words, whole);
    const codes = readCodes(gazetteer, words, part, parts.length);
    if (readings.length > 0) return [...readings, ...codes];
    return [...spansWithin(words, part).flatMap((span) => readSpan(gazetteer, words, span)), ...codes];
  });
}

/** What misspelt words may name. */
export function readMisspelt(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  unread: readonly Span[],
): NameReading[] {
  return unread.flatMap((span) => {
    const form = formOf(parts, span);
    if (form.length < MIN_MISSPELT_LENGTH) return [];
    const found = gazetteer.almostNamed(form, form.length < MIN_LENGTH_FOR_TWO_MISTAKES ? 1 : 2);
    return found
      .filter((named) => gazetteer.weightOf(named.place) >= minWeight(gazetteer, form, named))
      .sort((a, b) => gazetteer.weightOf(b.place) - b.mistakes - (gazetteer.weightOf(a.place) - a.mistakes))
      .slice(0, MAX_MISSPELT_READINGS)
      .map(({ place, isOwnName, mistakes }) => ({
        ...measured(parts[span.part] ?? [], span),
        place,
        isOwnName,
        mistakes,
        isCode: false,
        isRegionForSure: false,
      }));
  });
}

/** The shorter a word and the more mistakes, the better known must the place be. */
function minWeight(gazetteer: Gazetteer, form: string, { name, place, isOwnName, mistakes }: MisspeltPlace): number {
  // Siberia is not Liberia.
  if (name[0] !== form[0]) return gazetteer.kindOf(place) === 'city' ? 6 : Number.POSITIVE_INFINITY;
  if (mistakes > 1) return isOwnName ? 4.7 : Number.POSITIVE_INFINITY;
  if (form.length < 6) return 5;
  return form.length < MIN_LENGTH_FOR_TWO_MISTAKES ? 4.3 : 3.7;
}

function spansWithin(words: AddressPart, part: number): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS_IN_NAME); to += 1) {
      if (words.slice(from, to).some((word) => !word.isFiller) && !words[from]?.isStreet)
        spans.push({ part, from, to });
    }
  }
  return spans;
}

function readSpan(gazetteer: Gazetteer, words: AddressPart, span: Span): NameReading[] {
  const form = wordsOf(words, span, (word) => word.form);
  const plain = { ...measured(words, span), isCode: false, isRegionForSure: false, mistakes: 0 };
  const readings: NameReading[] = gazetteer.named(form).map((named) => ({ ...plain, ...named }));
  const country = findCountry(wordsOf(words, span, (word) => word.written));
  const place = country && gazetteer.countryOfCode(country.code);
  if (place !== undefined) readings.push({ ...plain, place, isOwnName: true });
  const county = gazetteer.regionOfCode(regionOfCounty(form) ?? '');
  if (county !== undefined) readings.push({ ...plain, place: county, isOwnName: true, isCode: true });
  for (const { place } of [...readings]) {
    const city = gazetteer.kindOf(place) === 'country' ? cityOfCityState(gazetteer, place) : undefined;
    if (city !== undefined) readings.push({ ...plain, place: city, isOwnName: true });
  }
  const region = withoutRegionWord(form);
  if (region !== undefined && !readings.some((reading) => gazetteer.kindOf(reading.place) === 'region')) {
    for (const named of gazetteer.named(region)) {
      if (gazetteer.kindOf(named.place) === 'region') readings.push({ ...plain, ...named, isRegionForSure: true });
    }
  }
  return readings;
}

/** The abbreviation of a region or a country, at the end of a part. */
function readCodes(gazetteer: Gazetteer, words: AddressPart, part: number, partCount: number): NameReading[] {
  const from = words.findLastIndex((word) => !word.isFiller);
  const word = words[from];
  if (word === undefined || !/^[a-z]{2,5}$/.test(word.form)) return [];
  const code = word.form.toUpperCase();
  const codes = Object.entries(REGION_ABBREVIATIONS).flatMap(([country, regions]) =>
    regions[code] === undefined ? [] : [`${country}.${regions[code]}`],
  );
  const places = [...codes, ...COUNTRIES_WITH_ABBREVIATIONS.map((country) => `${country}.${code}`)].map((regionCode) =>
    gazetteer.regionOfCode(regionCode),
  );
  if (part === partCount - 1 && word.written === code) places.push(gazetteer.countryOfCode(code));
  const span = measured(words, { part, from, to: from + 1 });
  const reading = { ...span, isOwnName: true, isCode: true, isRegionForSure: false, mistakes: 0 };
  return places.filter((place) => place !== undefined).map((place) => ({ ...reading, place }));
}

function measured(words: AddressPart, { part, from, to }: Span) {
  const fillers = words.slice(from, to).filter((word) => word.isFiller).length;
  return { part, from, to, counting: to - from - fillers, fillers };
}

export function formOf(parts: readonly AddressPart[], span: Span): string {
  return wordsOf(parts[span.part] ?? [], span, (word) => word.form);
}

function wordsOf(words: AddressPart, { from, to }: Span, textOf: (word: AddressWord) => string): string {
  return words.slice(from, to).map(textOf).join(' ');
}
