import type { UnderstoodPart } from '#domain/companies/public-company.ts';
import { saysNothingElsewhere } from '#domain/vocabulary/everyday-words-elsewhere.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { MAX_PHRASE_WORDS, meaningsInAnyOrder, meaningsOf, type Phrase, phrasesIn } from '#server/search/lexicon.ts';
import { MAX_WORDS_IN_ANY_ORDER } from '#server/search/phrase-keys.ts';
import type { SearchTerm } from '#server/search/search-terms.ts';
import {
  areOneCode,
  isFiller,
  isIssuer,
  isOfMeasure,
  isPlaceWord,
  isWeak,
  type TypedWord,
  typedWords,
} from '#server/search/search-words.ts';
import { stemOf } from '#server/search/word-forms.ts';
import type { WordIndex } from '#server/search/word-index.ts';
import { candidatesOf, correctedText } from './correct-words.ts';
import { isInAnotherLanguage } from './other-language.ts';
import { findPlaceInSearch, type PlaceSpan } from './place-in-search.ts';

/** A search as it was understood. `text` is what was typed, corrected where it was misspelt. */
export type SearchReading = {
  text: string;
  isCorrected: boolean;
  terms: ReadTerm[];
  /** It has words, all of which say nothing: "best company". All companies match. */
  isFillers: boolean;
  /** What was read as the location. */
  location: string | undefined;
  /** Other places that were typed beside it, which are not searched. */
  otherPlaces: readonly string[];
  understood: UnderstoodPart[];
};
/** A term and the words of the search that it was read from. */
export type ReadTerm = SearchTerm & { typed: string };

/** Literally means without corrections, place and fillers; without a place all words are words. */
export type ReadAs = 'understood' | 'words' | 'literal';
type Sources = { gazetteer: Gazetteer; words: WordIndex };

const MAX_WORDS = 30;
const MAX_TERMS = 12;
const LEVEL = /^(?:level|lvl|grade|stufe|niveau|livello|nivel|seviye)$/;
/** What words mean that often say when something is to be done. */
const OCCASIONS: ReadonlySet<string> = new Set(['In-service inspection', 'Statutory examination']);
const LONGER_THAN_A_CODE = /\p{L}{4}/u;
const NUMBER_OF_LEVEL = /^(?:[1-3]|i{1,3}|one|two|three)$/;

/** Reads what a visitor typed into the one box: "api 510 inspector near aberdeen". */
export function readSearch(sources: Sources, typed: string, readAs: ReadAs): SearchReading {
  const first = readText(sources, typed, readAs);
  const corrected = readAs === 'literal' ? typed : corrections(sources.words, typed, first);
  const read = corrected === typed ? first : readText(sources, corrected, readAs);
  const { place } = read;
  const [name = ''] = place?.label.split(',') ?? [];
  const text = place?.isCorrected ? replaceSpan(corrected, read.words, place, name) : corrected;
  return {
    text,
    isCorrected: text !== typed,
    terms: termsOf(read, readAs === 'literal'),
    isFillers: read.words.length > 0,
    location: place?.isCorrected ? place.label : place?.location,
    otherPlaces: place?.others ?? [],
    understood: readAs === 'literal' ? [] : understoodParts(corrected, read),
  };
}

type TextReading = { text: string; words: TypedWord[]; spans: Phrase[]; place: PlaceSpan | undefined };

function readText({ gazetteer, words: index }: Sources, text: string, readAs: ReadAs): TextReading {
  const words = typedWords(text).slice(0, MAX_WORDS);
  const spans = meaningfulSpans(words);
  const place =
    readAs !== 'understood'
      ? undefined
      : findPlaceInSearch({
          gazetteer,
          text,
          words,
          isTaken: (position) => spans.some(({ from, to }) => from <= position && position < to),
          isWritten: (word) => index.isWritten(word),
          isCorrectable: (word) => candidatesOf(index, word).length > 0,
        });
  const isPlace = ({ from, to }: Phrase) => place !== undefined && from < place.to && to > place.from;
  return { text, words, spans: place?.isAlsoWord ? spans : spans.filter((span) => !isPlace(span)), place };
}

/** What the words mean; "inspect the tanks" is a tank inspection. */
function meaningfulSpans(words: readonly TypedWord[]): Phrase[] {
  // "PI UAE" is all codes.
  const isShouted =
    words.every(({ typed }) => typed === typed.toUpperCase()) &&
    words.some(({ word }) => LONGER_THAN_A_CODE.test(word));
  const isForeign = isInAnotherLanguage(words, () => false);
  const inverted = words.flatMap((_, from) => invertedPhrase(words, from) ?? []);
  const isInverted = (from: number, to: number) => inverted.some((phrase) => from < phrase.to && to > phrase.from);
  const inOrder = phrasesIn(
    words.map(({ word }) => word),
    (from, to) => {
      if (isInverted(from, to)) return [];
      const phrase = words.slice(from, to);
      // "Die" is an article there, and no tool.
      const [{ word: only, typed } = { word: '', typed: '' }] = phrase;
      if (isForeign && phrase.length === 1 && saysNothingElsewhere(only) && typed !== typed.toUpperCase()) return [];
      const isInCapitals = words.length === 1 || (!isShouted && phrase.every(({ typed }) => /^\p{Lu}+$/u.test(typed)));
      return meaningsOf(
        phrase.map(({ word }) => word),
        isInCapitals,
      );
    },
  );
  const certified = inOrder
    .map((phrase) => withLevel(words, withIssuers(words, withEdition(words, withWordBefore(words, phrase, inOrder)))))
    .map((phrase) => withHolders(words, inOrder, phrase));
  const isPartOfOther = (phrase: Phrase) =>
    certified.some((other) => other !== phrase && other.from < phrase.from && other.to >= phrase.to);
  const phrases = [...inverted, ...certified.filter((phrase) => !isPartOfOther(phrase))];
  return withTurnedPhrases(words, phrases).sort((a, b) => a.from - b.from);
}

/** With phrases whose words stand in another order, where each of these words means something else alone, or nothing: "stamp R". */
function withTurnedPhrases(words: readonly TypedWord[], phrases: readonly Phrase[]): Phrase[] {
  const found = [...phrases];
  for (let length = MAX_WORDS_IN_ANY_ORDER; length > 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      const others = found.filter((phrase) => from < phrase.to && to > phrase.from);
      // "Level 3 ASNT" says one thing.
      const isPart = (other: Phrase) => from <= other.from && other.to <= to && other.to - other.from < length;
      const isCertificate = ({ meanings }: Phrase) => meanings[0]?.concept.kind === 'certificate';
      const areParts = others.every((other) => isPart(other) && isCertificate(other));
      if (!areParts && others.some((phrase) => phrase.to - phrase.from > 1)) continue;
      const meanings = meaningsInAnyOrder(words.slice(from, to).map(({ word }) => word));
      if (meanings.length === 0) continue;
      for (const other of others) found.splice(found.indexOf(other), 1);
      found.push({ from, to, meanings });
    }
  }
  return found;
}

/** "Inspection of storage tanks", unless it is a phrase of its own. */
function invertedPhrase(words: readonly TypedWord[], from: number): Phrase | undefined {
  const act = words[from]?.word ?? '';
  if (!isWeak(act) || endsPhrase(words, from)) return undefined;
  let start = from + 1;
  while (isFiller(words[start]?.word ?? '')) start += 1;
  for (let to = Math.min(words.length, start + MAX_PHRASE_WORDS - 1); to > start; to -= 1) {
    const meanings = meaningsOf([...words.slice(start, to).map(({ word }) => word), act]);
    if (meanings.length > 0) return isContinued(words, start, to) ? undefined : { from, to, meanings };
  }
  return undefined;
}

function endsPhrase(words: readonly TypedWord[], last: number): boolean {
  for (let from = Math.max(0, last - MAX_PHRASE_WORDS + 1); from < last; from += 1)
    if (meaningsOf(words.slice(from, last + 1).map(({ word }) => word)).length > 0) return true;
  return false;
}

/** Whether a longer phrase goes on: "laser" of "x-ray test, laser tracker". */
function isContinued(words: readonly TypedWord[], start: number, to: number): boolean {
  for (let end = Math.min(words.length, start + MAX_PHRASE_WORDS); end > to; end -= 1)
    if (meaningsOf(words.slice(start, end).map(({ word }) => word)).length > 0) return true;
  return false;
}

/** What is left of a phrase that the one before it cut: "gauging" of "hull thickness gauging". */
function withWordBefore(words: readonly TypedWord[], phrase: Phrase, others: readonly Phrase[]): Phrase {
  const isRest = phrase.to - phrase.from === 1 && others.some(({ from, to }) => to === phrase.from && to - from > 1);
  if (!isRest) return phrase;
  const meanings = meaningsOf(words.slice(phrase.from - 1, phrase.to).map(({ word }) => word));
  return meanings.length > 0 ? { ...phrase, meanings } : phrase;
}

/** A certificate with its edition: "ISO 9001:2015". */
function withEdition(words: readonly TypedWord[], phrase: Phrase): Phrase {
  const isCertificate = phrase.meanings.some(({ concept }) => concept.kind === 'certificate');
  const hasEdition = isCertificate && /^(?:19|20)\d\d$/.test(words[phrase.to]?.word ?? '');
  return hasEdition ? { ...phrase, to: phrase.to + 1 } : phrase;
}

/** A standard with all who have issued it: "BS EN ISO 17637". */
function withIssuers(words: readonly TypedWord[], phrase: Phrase): Phrase {
  const hasNumber = words.slice(phrase.from, phrase.to).some(({ word }) => /\d{3}/.test(word));
  let { from } = phrase;
  while (hasNumber && from > 0 && isIssuer(words[from - 1]?.word ?? '')) from -= 1;
  return { ...phrase, from };
}

/** A certificate with its holders: "Nadcap accredited labs". Alone, laboratories with another accreditation are meant. */
function withHolders(words: readonly TypedWord[], phrases: readonly Phrase[], phrase: Phrase): Phrase {
  const isCertificate = phrase.meanings[0]?.concept.kind === 'certificate';
  const holders = phrases.find(({ from }) => from === phrase.to && words[from]?.word === 'accredited');
  return isCertificate && holders !== undefined ? { ...phrase, to: holders.to } : phrase;
}

/** A certificate with the level of its holder: "NAS 410 level 3". Few companies write it, and all who hold the certificate are meant. */
function withLevel(words: readonly TypedWord[], phrase: Phrase): Phrase {
  const isCertificate = phrase.meanings[0]?.concept.kind === 'certificate';
  const [level = '', number = ''] = words.slice(phrase.to, phrase.to + 2).map(({ word }) => word);
  const hasLevel = isCertificate && LEVEL.test(level) && NUMBER_OF_LEVEL.test(number);
  return hasLevel ? { ...phrase, to: phrase.to + 2 } : phrase;
}

function corrections(index: WordIndex, text: string, { words, spans, place }: TextReading): string {
  const read = [...spans, ...(place === undefined ? [] : [withWordsBefore(words, place)])];
  return correctedText(index, text, words, (position) =>
    read.some(({ from, to }) => from <= position && position < to),
  );
}

/** Fillers are left out, and what says little is only required where nothing says more. */
function termsOf({ text, words, spans, place }: TextReading, isLiteral: boolean): ReadTerm[] {
  const terms: (ReadTerm & { isWeak: boolean })[] = [];
  const known = new Set<string>();
  const scope = place === undefined || place.isAlsoWord ? undefined : withWordsBefore(words, place);
  for (let from = 0; from < words.length; from += 1) {
    const span = spans.find((one) => one.from === from);
    const to = span === undefined ? endOfCode(text, words, from, spans) : span.to;
    const { meanings = [] } = span ?? {};
    const phrase = withoutFillers(words.slice(from, to).map(({ word }) => word));
    const key = phrase.join(' ');
    const typed = text.slice(words[from]?.start, words[to - 1]?.end);
    // "Inspection agency" means something, though "agency" is a filler.
    const isPhrase = meanings.length > 0 && to - from > 1;
    const isInPlace = scope !== undefined && from >= scope.from && from < scope.to;
    from = to - 1;
    const isOne = phrase.length === 1;
    const saysNothing = isFiller(key) || isPlaceWord(key) || isOfMeasure(words, from);
    const isDropped = !isLiteral && isOne && meanings.length === 0 && saysNothing;
    const stems = phrase.map(stemOf).join(' ');
    if (known.has(stems) || isDropped || isInPlace) continue;
    known.add(stems);
    const saysLittle = isWeak(key) || (meanings.length === 0 && isOfLevel(words, from));
    terms.push({
      words: phrase,
      meanings,
      typed,
      isOptional: false,
      isWeak: !isLiteral && isOne && saysLittle && !isPhrase,
    });
  }
  const isService = ({ meanings: [first] }: ReadTerm) =>
    first?.concept.kind === 'method' || first?.concept.kind === 'certificate';
  const hasService = terms.some((term) => isService(term) && !isOccasion(term));
  const hasMore = place !== undefined || terms.some((term) => !term.isWeak);
  return terms.slice(0, MAX_TERMS).map(({ isWeak: mayBeMissing, ...term }) => ({
    ...term,
    isOptional: (mayBeMissing && hasMore) || (hasService && isOccasion(term)),
  }));
}

/** "Dye check during shutdown" asks for the first, and so does "calibration overdue". */
function isOccasion({ meanings: [first] }: ReadTerm): boolean {
  return first?.isAlias === true && OCCASIONS.has(first.concept.label);
}

/** A level says little without its certificate: "ISO 9712 UT level 2". */
function isOfLevel(words: readonly TypedWord[], at: number): boolean {
  const [before = '', word = '', after = ''] = [at - 1, at, at + 1].map((position) => words[position]?.word);
  return LEVEL.test(word) ? NUMBER_OF_LEVEL.test(after) : LEVEL.test(before) && NUMBER_OF_LEVEL.test(word);
}

/** Of "inspection of the tanks" the words that are looked for. */
function withoutFillers(phrase: readonly string[]): string[] {
  return phrase.filter((word, index) => index === 0 || !isWeak(phrase[0] ?? '') || !isFiller(word));
}

/** Where a code such as "B31.3" ends; of all else one word is a term. */
function endOfCode(text: string, words: readonly TypedWord[], from: number, spans: readonly Phrase[]): number {
  let to = from + 1;
  const isFree = () => !spans.some((span) => span.from === to);
  while (to < words.length && isFree() && areOneCode(text, words[to - 1] as TypedWord, words[to] as TypedWord)) to += 1;
  return to;
}

function understoodParts(text: string, { words, spans, place }: TextReading): UnderstoodPart[] {
  const parts = spans.map(({ meanings, ...span }) => ({ ...span, concept: meanings[0]?.concept }));
  const places = place === undefined ? [] : [{ ...place, concept: undefined }];
  const sorted = [...parts, ...places].sort((a, b) => a.from - b.from);
  // "Iridium 192 radiography" says one thing twice.
  const isAgain = (index: number) => {
    const [before, part] = [sorted[index - 1], sorted[index]];
    return before?.concept !== undefined && before.concept === part?.concept && before.to === part.from;
  };
  return sorted
    .map(({ from, to, concept }, index) => ({
      from,
      to: isAgain(index + 1) ? (sorted[index + 1]?.to ?? to) : to,
      concept,
    }))
    .filter((_, index) => !isAgain(index))
    .map(({ from, to, concept }): UnderstoodPart => {
      const scope = concept === undefined ? withWordsBefore(words, { from, to }) : { from, to };
      return {
        kind: concept?.kind ?? 'place',
        label: concept?.label ?? place?.label ?? '',
        words: text.slice(words[from]?.start, words[to - 1]?.end),
        without: replaceSpan(text, words, scope, '')
          .replace(/\s+/g, ' ')
          .replace(/^[\s,;]+|[\s,;]+$/g, ''),
      };
    });
}

/** A place with the words before it that belong to it: "in", "within 50 miles of". */
function withWordsBefore(words: readonly TypedWord[], { from, to }: { from: number; to: number }) {
  let start = from;
  const wordAt = (position: number) => words[position]?.word ?? '';
  const belongs = (word: string) => isPlaceWord(word) || /^(?:the|of|miles?|mi|km|\d+)$/.test(word);
  const isDistance = (position: number) =>
    /^\d+$/.test(wordAt(position)) && /^(?:miles?|mi|km)$/.test(wordAt(position + 1));
  while (start > 0 && belongs(wordAt(start - 1))) start -= 1;
  // What does not begin with such a word is a number of its own: "API 510 Aberdeen".
  while (start < from && !isPlaceWord(wordAt(start)) && !isDistance(start)) start += 1;
  return { from: start, to };
}

function replaceSpan(
  text: string,
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
  by: string,
) {
  return text.slice(0, words[from]?.start) + by + text.slice(words[to - 1]?.end);
}
