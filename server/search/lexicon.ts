import { fileURLToPath } from 'node:url';
import { normalForm } from '#domain/text/normal-form.ts';
import { firstWordsOfCompound } from '#domain/vocabulary/compound-words.ts';
import type { SearchConcept } from '#domain/vocabulary/search-concept.ts';
import { SEARCH_CONCEPTS } from '#domain/vocabulary/search-concepts.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import { type KeyedEntries, LEXICON_FILE_NAME, readLexiconFile, splitKeys } from './lexicon-file.ts';
import {
  foreignKeyOf,
  joinedKeyOf,
  keyInAnyOrder,
  keyOf,
  MAX_JOINED_WORDS,
  MIN_BEGIN_OF_COMPOUND,
  MIN_END_OF_COMPOUND,
  MIN_FOREIGN,
  MIN_JOINED,
} from './phrase-keys.ts';
import { isForeignEnding, singularOf, soundOf, stemOf } from './word-forms.ts';

/** A meaning of some words. */
export type Meaning = { concept: SearchConcept; isAlias: boolean };
/** Companies share most values of their lists. */
const MAX_CACHED_VALUES = 10_000;
const MIN_BEFORE_END = 3;
/** "Guess" is no "Guss". */
const MIN_TRANSCRIBED = 6;
/** What compounds of German and Dutch end in that are a kind of it. Of most names that would be wrong: "progetto" is no "getto". */
const ENDS_OF_COMPOUNDS = ['kran', 'kraan', 'kessel', 'ketel', 'tank', 'aufzug', 'ventil', 'leitungsprufung'];
type Entry = { meanings: Meaning[]; wordCount: number };

/** They are also common words, so that they are meant only in capitals or alone. */
const IN_CAPITALS_ONLY: ReadonlySet<string> = new Set(
  'ae aim at cr ct dr end et fat hb ir lm nr pi sat st va vi'.split(' '),
);

const FILE = fileURLToPath(new URL(`../../dist/data/lexicon/${LEXICON_FILE_NAME}`, import.meta.url));
const LEXICON = readLexiconFile(FILE);
const ALL_ENTRIES: readonly Entry[] = LEXICON.entries.map(({ meanings, wordCount }) => ({
  meanings: meanings.map(({ concept, isAlias }) => ({ concept: conceptAt(concept), isAlias })),
  wordCount,
}));
const ENTRIES = entriesBy(LEXICON.byKey);
/** By their words as they are written: a welder test is another one than weld testing, whose stems are the same. */
const CONCEPTS_AS_WRITTEN = new Map(
  splitKeys(LEXICON.asWritten.phrases).map((phrase, position) => [
    phrase,
    LEXICON.asWritten.concepts[position]?.map(conceptAt) ?? [],
  ]),
);
const ENTRIES_JOINED = entriesBy(LEXICON.joined);
const ENTRIES_OF_FOREIGN_STEMS = entriesBy(LEXICON.foreign);
const ENTRIES_IN_ANY_ORDER = entriesBy(LEXICON.inAnyOrder);
/** Words of the vocabulary, whether companies have them or not. */
export const VOCABULARY_WORDS = wordsIn(LEXICON.words);
const FOREIGN_VOCABULARY = wordsIn(LEXICON.foreignWords);
const WORDS_BY_LETTER = Map.groupBy(new Set([...VOCABULARY_WORDS, ...FOREIGN_VOCABULARY]), (word) => word[0]);
const SOUNDS = LEXICON.sounds.split(' ');
const WORDS_BY_SOUND = Map.groupBy(VOCABULARY_WORDS, (_, position) => SOUNDS[position]);
const SERVICE_STEMS = wordsIn(LEXICON.serviceStems);
const FOREIGN_WORDS = Map.groupBy(LEXICON.foreignNames.split(' '), (word) => word.slice(0, MIN_FOREIGN));
const BEGINNINGS_OF_COMPOUNDS = wordsIn(LEXICON.beginningsOfCompounds);
const LONG_ENDS_OF_COMPOUNDS = wordsIn(LEXICON.endsOfCompounds);
export const MAX_PHRASE_WORDS = Math.max(...ALL_ENTRIES.map(({ wordCount }) => wordCount));

function conceptAt(position: number): SearchConcept {
  const concept = SEARCH_CONCEPTS[position];
  if (concept === undefined) throw new Error('The lexicon is of another vocabulary: build it again.');
  return concept;
}

function entriesBy({ keys, entries }: KeyedEntries): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const [position, key] of splitKeys(keys).entries()) {
    const entry = ALL_ENTRIES[entries[position] ?? -1];
    if (entry !== undefined) map.set(key, entry);
  }
  return map;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/**
 * What words mean together, the first meaning first. Forms of the words count, and codes may be joined or split: "SNTTC1A",
 * "ISO 17 025".
 */
export function meaningsOf(words: readonly string[], areInCapitals = true): readonly Meaning[] {
  const [only] = words;
  if (words.length === 1 && !areInCapitals && IN_CAPITALS_ONLY.has(only ?? '')) return [];
  const joined = () => (words.length <= MAX_JOINED_WORDS ? ENTRIES_JOINED.get(joinedKeyOf(words)) : undefined);
  const entry = ENTRIES.get(keyOf(words)) ?? joined() ?? (words.length === 1 ? entryOfWord(only ?? '') : undefined);
  if (entry === undefined) return meaningsOfForeignStems(words);
  const mayBeJoined =
    words.length === 1 || words.some((word) => /\d/.test(word)) || words.join('').length >= MIN_JOINED;
  if (words.length !== entry.wordCount && !mayBeJoined) return [];
  const written = words.length > 1 ? CONCEPTS_AS_WRITTEN.get(words.join(' ')) : undefined;
  return written === undefined ? entry.meanings : entry.meanings.filter(({ concept }) => written.includes(concept));
}

/** What a phrase of another language means in other forms of its words, or with other articles. */
function meaningsOfForeignStems(words: readonly string[]): readonly Meaning[] {
  const key = foreignKeyOf(words);
  return (key === undefined ? undefined : ENTRIES_OF_FOREIGN_STEMS.get(key)?.meanings) ?? [];
}

/** What a word means that is a compound or another form of a word of another language. */
function entryOfWord(word: string): Entry | undefined {
  const firstWords = firstWordsOfCompound(word);
  const phrases = [...firstWords.map((first) => [first, 'inspection']), ...firstWords.map((first) => [first])];
  for (const key of [word, singularOf(word), ...phrases.map(keyOf)]) if (ENTRIES.has(key)) return ENTRIES.get(key);
  const plain = withoutTranscription(word);
  if (plain !== word && word.length >= MIN_TRANSCRIBED) return ENTRIES.get(keyOf([plain])) ?? entryOfWord(plain);
  const [form] = [
    ...[word, ...firstWords].flatMap((part) => formOfForeignWord(part) ?? endOfCompound(part) ?? []),
    ...firstWords.flatMap((part) => beginOfCompound(part) ?? []),
  ];
  return form === undefined ? undefined : ENTRIES.get(keyOf([form]));
}

/** "Pruefung" is how "Prüfung" is typed without the letter. */
function withoutTranscription(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** "Hefkraan" is a crane, and "Hallenlaufkran" one as well. */
function endOfCompound(word: string): string | undefined {
  const short = ENDS_OF_COMPOUNDS.find((end) => word.endsWith(end) && word.length >= end.length + MIN_BEFORE_END);
  if (short !== undefined) return short;
  for (let start = MIN_BEFORE_END; word.length - start >= MIN_END_OF_COMPOUND; start += 1) {
    const end = word.slice(start);
    if (LONG_ENDS_OF_COMPOUNDS.has(end)) return end;
  }
  return undefined;
}

/** "Kazanları" is a form of "kazan", "caldaie" of "caldaia"; "turbiine" is a misspelt turbine and no form of "türbin". */
function formOfForeignWord(word: string): string | undefined {
  if (word.length < MIN_FOREIGN) return undefined;
  return FOREIGN_WORDS.get(word.slice(0, MIN_FOREIGN))?.find((known) => {
    const stem = known.slice(0, Math.max(MIN_FOREIGN, known.length - 1));
    return [known, stem].some((begin) => word.startsWith(begin) && isForeignEnding(word.slice(begin.length)));
  });
}

/** "Kesselwärterprüfung" is about boilers. */
function beginOfCompound(word: string): string | undefined {
  for (let end = word.length - 1; end >= MIN_BEGIN_OF_COMPOUND; end -= 1) {
    const begin = word.slice(0, end);
    if (BEGINNINGS_OF_COMPOUNDS.has(begin)) return begin;
  }
  return undefined;
}

/** What words mean together in another order than they were typed in: "stamp R", "exchanger heat". */
export function meaningsInAnyOrder(words: readonly string[]): readonly Meaning[] {
  return ENTRIES_IN_ANY_ORDER.get(keyInAnyOrder(words))?.meanings ?? [];
}

/** The concepts that a value in the lists of a company names: "MPI", "MT of welds" are magnetic particle testing. */
export const conceptsNamed = memoizeText(
  { caches: processCaches, name: 'named-concepts', max: MAX_CACHED_VALUES },
  (value): string[] => {
    const words = normalForm(value).split(' ');
    return phrasesIn(words)
      .flatMap(({ meanings }) => meanings)
      .filter(({ isAlias }) => !isAlias)
      .flatMap(({ concept }) => [concept.label, ...(concept.kindsOf ?? [])]);
  },
);

/** Some words and what they mean together: words `from` to before `to`. */
export type Phrase = { from: number; to: number; meanings: readonly Meaning[] };

/** The longest phrases of the vocabulary in a text, from left to right. */
export function phrasesIn(
  words: readonly string[],
  meaningsAt = (from: number, to: number) => meaningsOf(words.slice(from, to)),
): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + MAX_PHRASE_WORDS); to > from; to -= 1) {
      const meanings = meaningsAt(from, to);
      if (meanings.length === 0) continue;
      const end = endOfSame({ from, to, meanings }, words.length, meaningsAt);
      phrases.push({ from, to: end, meanings });
      from = end - 1;
      break;
    }
  }
  return phrases;
}

/** Where a phrase ends whose last words begin another one for the same: "wall thickness" of "wall thickness gauging". */
function endOfSame(
  { from, to, meanings }: Phrase,
  length: number,
  meaningsAt: (from: number, to: number) => readonly Meaning[],
): number {
  for (let start = from + 1; start < to; start += 1) {
    for (let end = Math.min(length, start + MAX_PHRASE_WORDS); end > to; end -= 1)
      if (meaningsAt(start, end).some(({ concept }) => concept === meanings[0]?.concept)) return end;
  }
  return to;
}

/** Whether a word stands in a name of another language. */
export function isForeignWord(word: string): boolean {
  return FOREIGN_VOCABULARY.has(word);
}

/** The words of the vocabulary, also of other languages, with the first letter of a word. */
export function wordsBeginningLike(word: string): readonly string[] {
  return WORDS_BY_LETTER.get(word[0]) ?? [];
}

/** The words of the vocabulary that sound like a word. */
export function wordsSoundingLike(word: string): readonly string[] {
  return WORDS_BY_SOUND.get(soundOf(word)) ?? [];
}

/** Whether a service, kind of equipment or industry has the word in one of its forms, or it is the name of a certificate. */
export function isTradeWord(word: string): boolean {
  return SERVICE_STEMS.has(stemOf(word)) || ENTRIES.has(keyOf([word]));
}
