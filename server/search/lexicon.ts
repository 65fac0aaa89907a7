import { normalForm } from '#domain/text/normal-form.ts';
import { firstWordsOfCompound } from '#domain/vocabulary/compound-words.ts';
import { isParticle } from '#domain/vocabulary/everyday-words-elsewhere.ts';
import { NAMES_IN_OTHER_LANGUAGES, PARTS_OF_COMPOUNDS } from '#domain/vocabulary/names-in-other-languages.ts';
import type { SearchConcept } from '#domain/vocabulary/search-concept.ts';
import { SEARCH_CONCEPTS } from '#domain/vocabulary/search-concepts.ts';
import { spellingsOfSection, spellingsOfStandard } from '#domain/vocabulary/standards.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import { foreignStemOf, isForeignEnding, singularOf, soundOf, stemOf } from './word-forms.ts';

/** A meaning of some words. */
export type Meaning = { concept: SearchConcept; isAlias: boolean };
/** Companies share most values of their lists. */
const MAX_CACHED_VALUES = 10_000;
/** Shorter words may be next to each other by chance. */
const MIN_JOINED = 8;
/** Longer phrases are not written as one word. */
const MAX_JOINED_WORDS = 4;
/** A shorter stem belongs to too many words. */
const MIN_STEM = 6;
/** Shorter words of other languages begin English ones. */
const MIN_FOREIGN = 5;
const MIN_BEFORE_END = 3;
/** "Guess" is no "Guss". */
const MIN_TRANSCRIBED = 6;
/** A shorter word of another language ends others by chance. */
const MIN_END_OF_COMPOUND = 7;
const MIN_BEGIN_OF_COMPOUND = 6;
/** What compounds of German and Dutch end in that are a kind of it. Of most names that would be wrong: "progetto" is no "getto". */
const ENDS_OF_COMPOUNDS = ['kran', 'kraan', 'kessel', 'ketel', 'tank', 'aufzug', 'ventil', 'leitungsprufung'];
/** In longer phrases words are not turned round. */
export const MAX_WORDS_IN_ANY_ORDER = 3;
const PREPOSITIONS: ReadonlySet<string> = new Set('by from in of on using with without'.split(' '));
type Entry = { meanings: Meaning[]; wordCount: number };

/** They are also common words, so that they are meant only in capitals or alone. */
const IN_CAPITALS_ONLY: ReadonlySet<string> = new Set(
  'ae aim at cr ct dr end et fat hb ir lm nr pi sat st va vi'.split(' '),
);

const ENTRIES = new Map<string, Entry>();
/** By their words as they are written: a welder test is another one than weld testing, whose stems are the same. */
const CONCEPTS_AS_WRITTEN = new Map<string, SearchConcept[]>();
/** By their words without spaces: "eddycurrent", "ultra sonic". */
const ENTRIES_JOINED = new Map<string, Entry>();
/** Phrases of other languages by the stems of their words, without articles: "inspecciones de las soldaduras". */
const ENTRIES_OF_FOREIGN_STEMS = new Map<string, Entry>();
/** By the stems of their words in the order of the alphabet: "stamp R". */
const ENTRIES_IN_ANY_ORDER = new Map<string, Entry>();
/** Words of the vocabulary, whether companies have them or not. */
export const VOCABULARY_WORDS = new Set<string>();
const FOREIGN_PHRASES: ReadonlySet<string> = new Set(Object.values(NAMES_IN_OTHER_LANGUAGES).flat());
for (const concept of SEARCH_CONCEPTS) {
  for (const phrase of concept.phrases) addPhrase(phrase, { concept, isAlias: false });
}
for (const concept of SEARCH_CONCEPTS) {
  for (const phrase of concept.aliases) addPhrase(phrase, { concept, isAlias: true });
}
// "Emisión" is no word that "emision" is corrected to, but a form of "emission".
const ENGLISH_SOUNDS = new Set([...VOCABULARY_WORDS].map(soundOf));
const FOREIGN_FORMS: readonly string[] = [...new Set([...FOREIGN_PHRASES].map(normalForm))];
const FOREIGN_VOCABULARY: ReadonlySet<string> = new Set(FOREIGN_FORMS.flatMap((form) => form.split(' ')));
for (const word of FOREIGN_VOCABULARY) if (!ENGLISH_SOUNDS.has(soundOf(word))) VOCABULARY_WORDS.add(word);
const NAMES = new Set(ENTRIES.keys());
const EQUIPMENT_FIRST = SEARCH_CONCEPTS.toSorted(
  (a, b) => Number(b.kind === 'equipment') - Number(a.kind === 'equipment'),
);
for (const concept of EQUIPMENT_FIRST) {
  for (const phrase of (concept.standards ?? []).flatMap(spellingsOfStandard)) {
    // API 510 is a certificate, which says more than that it is about vessels.
    if (!NAMES.has(keyOf(normalForm(phrase).split(' ')))) addPhrase(phrase, { concept, isAlias: true });
  }
}
const WORDS_BY_LETTER = Map.groupBy(new Set([...VOCABULARY_WORDS, ...FOREIGN_VOCABULARY]), (word) => word[0]);
/** By how they sound. */
const WORDS_BY_SOUND = Map.groupBy(VOCABULARY_WORDS, soundOf);
// What is built by a section is rather the first kind of equipment that it is for.
for (const concept of SEARCH_CONCEPTS) {
  for (const phrase of (concept.standards ?? []).flatMap(spellingsOfSection))
    if (!ENTRIES.has(keyOf(normalForm(phrase).split(' ')))) addPhrase(phrase, { concept, isAlias: true });
}
/** Certificates have the names of places in theirs. */
const SERVICE_STEMS = new Set(
  SEARCH_CONCEPTS.filter(({ kind }) => kind !== 'certificate')
    .flatMap(({ phrases, aliases }) => [...phrases, ...aliases])
    .filter((phrase) => !FOREIGN_PHRASES.has(phrase))
    .flatMap((phrase) => normalForm(phrase).split(' ').map(stemOf)),
);
/** Single words of other languages by how they begin, the longest first; their forms are not stems. */
const FOREIGN_SINGLE = FOREIGN_FORMS.filter(
  (word) => word.length >= MIN_FOREIGN && /^[a-z]+$/.test(word) && ENTRIES.has(keyOf([word])),
).toSorted((x, y) => y.length - x.length);
const FOREIGN_WORDS = Map.groupBy(FOREIGN_SINGLE, (word) => word.slice(0, MIN_FOREIGN));
const BEGINNINGS_OF_COMPOUNDS = new Set(FOREIGN_SINGLE.filter((word) => word.length >= MIN_BEGIN_OF_COMPOUND));
const LONG_ENDS_OF_COMPOUNDS = new Set(
  PARTS_OF_COMPOUNDS.map(normalForm).filter(
    (word) => word.length >= MIN_END_OF_COMPOUND && BEGINNINGS_OF_COMPOUNDS.has(word),
  ),
);
export const MAX_PHRASE_WORDS = Math.max(...[...ENTRIES.values()].map(({ wordCount }) => wordCount));

function addPhrase(phrase: string, meaning: Meaning): void {
  const words = normalForm(phrase).split(' ');
  if (!FOREIGN_PHRASES.has(phrase)) for (const word of words) VOCABULARY_WORDS.add(word);
  const key = isNameOfThing(words, meaning) ? singularOf(words[0] ?? '') : keyOf(words);
  const entry = ENTRIES.get(key) ?? { meanings: [], wordCount: words.length };
  ENTRIES.set(key, entry);
  if (!entry.meanings.some(({ concept }) => concept === meaning.concept)) entry.meanings.push(meaning);
  if (words.length > 1) {
    const written = words.join(' ');
    CONCEPTS_AS_WRITTEN.set(written, [...(CONCEPTS_AS_WRITTEN.get(written) ?? []), meaning.concept]);
  }
  const joined = joinedKeyOf(words);
  if (words.length <= MAX_JOINED_WORDS && joined.length >= MIN_JOINED && !ENTRIES_JOINED.has(joined))
    ENTRIES_JOINED.set(joined, entry);
  const foreignKey = FOREIGN_PHRASES.has(phrase) ? foreignKeyOf(words) : undefined;
  if (foreignKey !== undefined && !ENTRIES_OF_FOREIGN_STEMS.has(foreignKey))
    ENTRIES_OF_FOREIGN_STEMS.set(foreignKey, entry);
  // "On ropes" is no rope on something.
  if (words.length > 1 && words.length <= MAX_WORDS_IN_ANY_ORDER && !words.some((word) => PREPOSITIONS.has(word)))
    ENTRIES_IN_ANY_ORDER.set(unorderedKeyOf(words), entry);
}

/** A separator is a vessel, but what is separate is none: such words only have a plural. */
function isNameOfThing(words: readonly string[], { concept }: Meaning): boolean {
  return concept.kind === 'equipment' && words.length === 1 && /(?:ator|ite)$/.test(words[0] ?? '');
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

/** Undefined for what is no phrase, or begins or ends with an article. */
function foreignKeyOf(words: readonly string[]): string | undefined {
  if (isParticle(words[0] ?? '') || isParticle(words.at(-1) ?? '')) return undefined;
  const said = words.filter((word) => !isParticle(word));
  return said.length > 1 ? said.map(foreignStemOf).join(' ') : undefined;
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
  return ENTRIES_IN_ANY_ORDER.get(unorderedKeyOf(words))?.meanings ?? [];
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

function joinedKeyOf(words: readonly string[]): string {
  return singularOf(words.join(''));
}

function unorderedKeyOf(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
}

/** One key for all forms of a phrase. A single short word is only compared in the singular: "lifting" is no lift. */
function keyOf(words: readonly string[]): string {
  const [only = ''] = words;
  const stem = stemOf(only);
  return words.length > 1 ? words.map(stemOf).join('') : stem.length < MIN_STEM ? singularOf(only) : stem;
}
