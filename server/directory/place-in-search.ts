import { countryOfBody } from '#domain/places/accreditation-bodies.ts';
import { AMBIGUOUS_PLACE_NAMES, TOWNS_BESIDE_WORK } from '#domain/places/ambiguous-names.ts';
import { AREAS_IN_SPEECH } from '#domain/places/areas-in-speech.ts';
import { regionOfCounty } from '#domain/places/counties.ts';
import { COUNTRIES, findCountry } from '#domain/places/countries.ts';
import { placeOfDemonym } from '#domain/places/demonyms.ts';
import { INDUSTRIAL_PLACES, SMALL_INDUSTRIAL_TOWNS } from '#domain/places/industrial-places.ts';
import { findRegion } from '#domain/places/regions.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { resolvePlace } from '#server/places/resolve-place.ts';
import { isTradeWord } from '#server/search/lexicon.ts';
import { isFiller, isPlaceWord, isWeak, type TypedWord } from '#server/search/search-words.ts';
import { isEnglishWord } from './english-words.ts';
import { isInAnotherLanguage } from './other-language.ts';

/**
 * A place among the words of a search: words `from` to before `to`, which name `location`. "UKAS" is also a word: who is accredited
 * by it is meant, and is in its country.
 */
export type PlaceSpan = {
  from: number;
  to: number;
  location: string;
  label: string;
  isCorrected: boolean;
  isAlsoWord: boolean;
  /** Other places that it may be as well, which are not searched: "Leeds or Bradford". */
  others: readonly string[];
};

const MAX_WORDS = 6;
const UNIT = /^(?:miles?|mi|km|kilometres|kilometers)$/;
/** Nearly every word is the name of some village. */
const MIN_POPULATION = 15_000;
const MIN_SMALL_POPULATION = 5_000;
const MIN_MISSPELT_POPULATION = 100_000;
const MIN_MISSPELT_LENGTH = 5;
/** Shorter names are codes of the trade, except some countries. */
const MIN_LENGTH = 4;
const SHORT_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'usa', 'uae', 'ksa', 'eu', 'prc', 'u k', 'u s a']);

/** Hardly anybody lives there, and everybody of the trade means them: "Europoort". */
const INDUSTRIAL_NAMES: ReadonlySet<string> = new Set(
  [...INDUSTRIAL_PLACES.flatMap(({ name, aliases }) => [name, ...aliases]), ...SMALL_INDUSTRIAL_TOWNS].map(normalForm),
);

/** What follows an adjective such as "British" that does not say where a company is. */
const NO_ORIGIN: ReadonlySet<string> = new Set(
  'standard standards code codes institute society speaking language translation'.split(' '),
);

const NATIONS: Readonly<Record<string, string>> = {
  'GB.ENG': 'England, United Kingdom',
  'GB.SCT': 'Scotland, United Kingdom',
  'GB.WLS': 'Wales, United Kingdom',
};

/** What follows them is a place. */
const NEAR_WORDS: ReadonlySet<string> = new Set(['near', 'nearby', 'around', 'outside']);

/** They also stand before what is to be done: "to look inside". */
const VAGUE_WORDS: ReadonlySet<string> = new Set(['at', 'from', 'to']);

/** What is done, or who does it. */
const WORK: ReadonlySet<string> = new Set(
  `companies company contractor contractors examination inspecting inspection inspections inspector inspectors lab laboratory
  nde ndi ndt service services surveyor testing`.split(/\s+/),
);

/** Between two places. */
const OR: ReadonlySet<string> = new Set('and or und oder et ou y o e ve veya en of'.split(' '));

/** "North" and "East" are regions of Cameroon. */
const DIRECTIONS: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west', 'central', 'northern', 'southern']);

/** What follows "Gulf" in other places than the Gulf. */
const WATERS: ReadonlySet<string> = new Set(['coast', 'of']);

type Reader = {
  gazetteer: Gazetteer;
  text: string;
  words: readonly TypedWord[];
  /** Words that mean something else, unless they are a part of the name of a town. */
  isTaken: (index: number) => boolean;
  /** Words that some company has. */
  isWritten: (word: string) => boolean;
  /** Words that are a mistake away from one that some company has. */
  isCorrectable: (word: string) => boolean;
};

/**
 * The place that a search names, if it names one: after a word such as "in" anything that is a place, else only what can hardly
 * be meant otherwise. Of several the one after such a word, then the longest, then the last.
 */
export function findPlaceInSearch(reader: Reader): PlaceSpan | undefined {
  const { words, isTaken } = reader;
  let best: (PlaceSpan & { rank: number }) | undefined;
  const found: PlaceSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to -= 1) {
      const taken = words.slice(from, to).filter((_, index) => isTaken(from + index));
      const isAllTaken = taken.length === to - from && !isMeantAsPlace(words, from);
      if (isAllTaken || (taken.length > 0 && !isNameOfTown(reader, from, to))) continue;
      const area = areaInSpeech(words, from, to);
      const span = area ?? readSpan(reader, from, to);
      if (span === undefined) continue;
      // "North Sea, Norway" is Norway.
      const rank = (isAfterPlaceWord(words, from) ? 100 : 0) + (area === undefined ? to - from : 0);
      if (best === undefined || rank >= best.rank) best = { ...span, rank };
      if (area === undefined) found.push(span);
      if (area !== undefined) from = to - 1;
      break;
    }
  }
  return best === undefined ? (countryOfBodies(words) ?? misspeltPlace(reader)) : withOthers(words, best, found);
}

/** The first of several places that were typed as one: "Leeds or Bradford". */
function withOthers(words: readonly TypedWord[], best: PlaceSpan, found: readonly PlaceSpan[]): PlaceSpan {
  const joined = [best];
  const isBefore = (a: PlaceSpan, b: PlaceSpan | undefined) => a.to + 1 === b?.from && OR.has(words[a.to]?.word ?? '');
  for (const span of found) if (isBefore(joined.at(-1) as PlaceSpan, span)) joined.push(span);
  for (const span of found.toReversed()) if (isBefore(span, joined[0])) joined.unshift(span);
  const [first = best, ...others] = joined;
  return { ...first, to: joined.at(-1)?.to ?? first.to, others: others.map(({ label }) => label) };
}

/** "Gulf of Mexico", "tx" at the end. */
function areaInSpeech(words: readonly TypedWord[], from: number, to: number): PlaceSpan | undefined {
  const form = words
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  const location = AREAS_IN_SPEECH.get(form);
  const isMeant = form.length > 2 || to === words.length || isAfterPlaceWord(words, from);
  if (location === undefined || !isMeant) return undefined;
  return { from, to, location, label: location, isCorrected: false, isAlsoWord: false, others: [] };
}

/** "Near hull", and "in Hull" where not all words begin so. */
function isMeantAsPlace(words: readonly TypedWord[], from: number): boolean {
  const before = words[from - 1]?.word ?? '';
  return NEAR_WORDS.has(before) || (before === 'in' && isOnlyCapitalized(words, from));
}

/** Whether this word begins with a capital letter, and none before it. */
function isOnlyCapitalized(words: readonly TypedWord[], at: number): boolean {
  const isCapitalized = ({ typed }: TypedWord) => /^\p{Lu}\p{Ll}/u.test(typed);
  return isCapitalized(words[at] as TypedWord) && !words.slice(0, at).some(isCapitalized);
}

/** A port is an industry, but "Port Harcourt" a town; in "en 473 aberdeen" and "water tower aberdeen" the last word alone is it. */
function isNameOfTown(reader: Reader, from: number, to: number): boolean {
  const town = townNamed(reader, from, to);
  if (town === undefined || town.isOwnName) return town !== undefined && town.population >= MIN_POPULATION;
  const isSame = (start: number, end: number) => townNamed(reader, start, end)?.label === town.label;
  for (let at = from + 1; at < to; at += 1) if (isSame(from, at) || isSame(at, to)) return false;
  return town.population >= MIN_MISSPELT_POPULATION;
}

/** The words of "Salt Lake City" are everyday words, together they are not, and neither is Bath of "crane inspection Bath". */
function isTownOfEverydayWords(reader: Reader, from: number, to: number): boolean {
  const { words } = reader;
  // The first word of a text has a capital letter on phones.
  const first = from > 1 ? 1 : 0;
  const isCapitalized = from > 0 && isOnlyCapitalized(words.slice(first), from - first);
  if (isBesideWork(words, from, to)) return true;
  const isName = to - from > 1 || isCapitalized;
  if (!isName || !words.slice(from, to).some(({ word }) => isEverydayWord(word))) return false;
  const town = townNamed(reader, from, to);
  return town?.isOwnName === true && town.population >= (isCapitalized ? MIN_POPULATION : MIN_MISSPELT_POPULATION);
}

/** "Ndt reading" is done in Reading, and "thickness reading" is done. */
function isBesideWork(words: readonly TypedWord[], from: number, to: number): boolean {
  if (to - from > 1 || !TOWNS_BESIDE_WORK.has(words[from]?.word ?? '')) return false;
  const isWork = (word: TypedWord | undefined) => WORK.has(word?.word ?? '');
  return to === words.length ? isWork(words[from - 1]) : from === 0 && words.length > 2 && isWork(words.at(-1));
}

/** The town that these words name, by the name it has today or by another one. */
function townNamed({ gazetteer, text, words }: Reader, from: number, to: number) {
  const typed = text.slice(words[from]?.start, words[to - 1]?.end);
  if (/\d/.test(typed)) return undefined;
  const place = resolvePlace(gazetteer, typed, { exact: true });
  if (place?.precision !== 'city') return undefined;
  return { label: place.label, population: place.population, isOwnName: isOwnName(normalForm(typed), place.label) };
}

function countryOfBodies(words: readonly TypedWord[]): PlaceSpan | undefined {
  for (const [from, { word }] of words.entries()) {
    const code = countryOfBody(word);
    const country = code === undefined ? undefined : COUNTRIES.find((one) => one.code === code)?.name;
    if (country !== undefined)
      return {
        from,
        to: from + 1,
        location: country,
        label: country,
        isCorrected: false,
        isAlsoWord: true,
        others: [],
      };
  }
  return undefined;
}

/** Whether the word stands after "in", "near" or "within 50 miles of". */
function isAfterPlaceWord(words: readonly TypedWord[], index: number): boolean {
  const before = words[index - 1]?.word ?? '';
  return (
    isPlaceWord(before) ||
    (before === 'the' && isPlaceWord(words[index - 2]?.word ?? '')) ||
    (before === 'of' && UNIT.test(words[index - 2]?.word ?? ''))
  );
}

function readSpan(reader: Reader, from: number, to: number): PlaceSpan | undefined {
  const { gazetteer, text, words, isTaken, isWritten, isCorrectable } = reader;
  const inSpan = words.slice(from, to);
  const [first, last] = [inSpan[0] as TypedWord, inSpan.at(-1) as TypedWord];
  if (isPlaceWord(first.word) || isPlaceWord(last.word) || isFiller(last.word) || isDistance(inSpan)) return undefined;
  // "4 pax" is no La Paz.
  if (inSpan.length > 1 && /^\d+$/.test(first.word)) return undefined;
  const typed = text.slice(first.start, last.end);
  const form = inSpan.map(({ word }) => word).join(' ');
  const isAfter = isAfterPlaceWord(words, from) && !VAGUE_WORDS.has(words[from - 1]?.word ?? '');
  const span = (label: string) => ({
    from,
    to,
    location: typed,
    label,
    isCorrected: false,
    isAlsoWord: false,
    others: [],
  });
  const isShortPlace =
    SHORT_COUNTRIES.has(form) || findRegion(typed) !== undefined || (isAfter && findCountry(typed) !== undefined);
  if (form.length < MIN_LENGTH && !isShortPlace) return undefined;
  if (WATERS.has(words[to]?.word ?? '')) return undefined;
  const origin = placeOfDemonym(typed);
  if (origin !== undefined) return saysWhereFrom(words, from, to) ? { ...span(origin), location: origin } : undefined;
  const isCountry = findCountry(typed) !== undefined && !AMBIGUOUS_PLACE_NAMES.has(form);
  const isOrdinary = inSpan.every(({ word }) => saysOtherwise(word) || DIRECTIONS.has(word) || isEverydayWord(word));
  if (isOrdinary && !isAfter && !isCountry && !isTownOfEverydayWords(reader, from, to)) return undefined;
  const part = findServiceArea(typed) ?? findRegion(typed)?.name ?? findCountry(typed)?.name;
  if (part !== undefined) return span(part);
  const place = resolvePlace(gazetteer, typed, { exact: true });
  const nation = place?.countryCode === 'GB' ? undefined : nationOfShire(form);
  if (nation !== undefined) return { ...span(nation), location: nation };
  if (place !== undefined) {
    const isSurelyMeant =
      place.precision !== 'city' ||
      (place.population >= MIN_POPULATION && (form.length > MIN_LENGTH || isOwnName(form, place.label))) ||
      INDUSTRIAL_NAMES.has(form) ||
      isAfter ||
      // Other names of small towns are words of some language: "minus" is Minusio. Their own may be misspelt words: "Rust".
      (place.population >= MIN_SMALL_POPULATION &&
        isOwnName(form, place.label) &&
        words.some((_, index) => isTaken(index)) &&
        !inSpan.some(({ word }) => isWritten(word) || isCorrectable(word) || saysOtherwise(word)));
    // Of "Mobile, Alabama" the second word says that the first is a town.
    return isSurelyMeant ? span(place.label) : undefined;
  }
  return undefined;
}

/** A large town or a region that was misspelt: the last words that nobody has and that are like no word that somebody has. */
function misspeltPlace({ gazetteer, text, words, isTaken, isWritten, isCorrectable }: Reader): PlaceSpan | undefined {
  const isUnknown = ({ word }: TypedWord, index: number) =>
    word.length >= MIN_MISSPELT_LENGTH &&
    !/\d/.test(word) &&
    !isTaken(index) &&
    !(isWritten(word) || isCorrectable(word) || saysOtherwise(word) || isEverydayWord(word) || isEnglishWord(word));
  const last = words.findLastIndex(isUnknown);
  if (last === -1) return undefined;
  const from = words.findLastIndex((word, index) => index < last && !isUnknown(word, index)) + 1;
  const typed = text.slice(words[from]?.start, words[last]?.end);
  const isAfter = isAfterPlaceWord(words, from);
  // Who names a place does so at the end, and a word alone is rather a name.
  const isAtEnd = words.slice(last + 1).every(({ word }) => isFiller(word) || isWeak(word) || /\d/.test(word));
  if (!isAfter && !isAtEnd) return undefined;
  if (!isAfter && !words.some((_, index) => isTaken(index))) return undefined;
  // "Ursache klären" is not Klaten.
  if (!isAfter && !/^\p{Lu}/u.test(typed) && isInAnotherLanguage(words, isTaken)) return undefined;
  const place = resolvePlace(gazetteer, typed, { misspelt: true, exact: true });
  const isLarge = place?.precision !== 'city' || place.population >= MIN_MISSPELT_POPULATION;
  if (place === undefined || !(isLarge || isAfter)) return undefined;
  return { from, to: last + 1, location: typed, label: place.label, isCorrected: true, isAlsoWord: false, others: [] };
}

/** "Yorkshire" has towns of its name elsewhere, and is no region of today: it is searched as England. */
function nationOfShire(form: string): string | undefined {
  return form.endsWith('shire') ? NATIONS[regionOfCounty(form) ?? ''] : undefined;
}

/** "100 miles of" is no village, and "of Houston" no town. */
function isDistance([first, second]: readonly TypedWord[]): boolean {
  return first?.word === 'of' || (/^\d+$/.test(first?.word ?? '') && UNIT.test(second?.word ?? ''));
}

/** "British standard" and "German speaking" say no place, and to polish is no country where it does not begin the text. */
function saysWhereFrom(words: readonly TypedWord[], from: number, to: number): boolean {
  if (NO_ORIGIN.has(words[to]?.word ?? '')) return false;
  const isWord = words.slice(from, to).every(({ word }) => isEverydayWord(word));
  return (
    !isWord || (to < words.length && words.slice(0, from).every(({ word }) => isFiller(word) || isPlaceWord(word)))
  );
}

function isOwnName(form: string, label: string): boolean {
  return normalForm(label.split(',')[0] ?? '') === form;
}

function saysOtherwise(word: string): boolean {
  return isFiller(word) || isWeak(word) || isTradeWord(word);
}

/** A word of everyday English that is also the name of a town. */
export function isEverydayWord(word: string): boolean {
  return AMBIGUOUS_PLACE_NAMES.has(word);
}
