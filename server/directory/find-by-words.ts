import type { PlacedFilters, SearchIn } from '#domain/companies/search-query.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Cache } from '#server/cache/caches.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type LocationQuery, readLocation } from '#server/places/read-location.ts';
import { type Bitset, count, countCommon, difference, intersection, union } from '#server/search/bitset.ts';
import { meaningsOf } from '#server/search/lexicon.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { scoresOfTerm } from '#server/search/search-terms.ts';
import { isFiller, isWeak } from '#server/search/search-words.ts';
import { SlotScores } from '#server/search/slot-scores.ts';
import { searchWords } from '#server/search/tokens.ts';
import { type LocationMatch, matchLocation, matchServing, onlyWithin } from './location-match.ts';
import { type ReadAs, type ReadTerm, readSearch, type SearchReading } from './read-search.ts';
import {
  alsoMost,
  isOnlyIndustry,
  matchingAnything,
  matchTerms,
  namingAll,
  namingAnyService,
  namingAnySpecific,
  namingMostServices,
  namingServices,
  namingServicesOrSubjects,
  type ScoredTerm,
  type TermMatches,
  type TextMatches,
  termMatches,
  thenMost,
} from './text-matches.ts';

/** With fewer companies that match all words, those that match most are listed, too. */
const ENOUGH_MATCHES = 3;

export type Feed = { readonly index: SearchIndex };

/** What reading a search needs, with the caches of its parts. */
export type Tools = {
  feed: Feed;
  gazetteer: Gazetteer;
  read: (location: string) => LocationQuery;
  companiesOf: (location: string) => LocationMatch;
  terms: Cache<string, TermMatches>;
  texts: Cache<string, ReadText>;
};

/** Search words as they were read, and how well each company matches them. */
export type ReadText = { reading: SearchReading; text: TextMatches };

/** What the words and the location of a search find, before the filters of the panel. */
export type Found = {
  set: Bitset;
  /** Those of the set that match all words. */
  all: Bitset;
  /** Those of the others that do what is asked for, or most of it, in their order: of "tank floor scan Rotterdam" before who paints tanks there. */
  doing: readonly Bitset[];
  /** Those of a set that name what is wanted, and do not only mention it. */
  naming: (among: Bitset) => Bitset;
  /** The words that all others match; null if they match different ones. */
  mostWords: string | null;
  /** How well each company matches the text, where there is one. */
  scores: () => SlotScores | null;
  reading: SearchReading | null;
  /** What the terms are about, or the terms themselves: reasons of those who match no more of them. */
  subjects: ReadTerm[];
  location: LocationMatch | null;
  /** The location as it was typed, in its own field or among the words. */
  locationText: string | undefined;
};

/** The companies that match the words and the location of a search. */
export function findByWords(tools: Tools, filters: PlacedFilters): Found {
  const { index } = tools.feed;
  const { exact, location, within } = filters;
  const { reading, text: asTyped } = readWords(tools, filters);
  const locationText = location ?? reading?.location;
  const placed = locationText === undefined ? null : onlyWithin(locationMatch(tools, locationText, exact), within);
  const serving = placed === null ? null : matchServing(index, tools.read(locationText ?? ''), placed);
  const isThere = (set: Bitset) => [placed, serving].some((match) => match !== null && countCommon(set, match.set) > 0);
  const isNamed = asTyped === null || placed === null || isThere(namingAnyService(asTyped, index.live));
  const broader = isNamed || isLiteral(filters) ? undefined : broaderText(tools, reading.terms, filters);
  const text = broader ?? asTyped;
  // What is no word at all, such as "%", is in no company.
  const hasWords = reading === null || reading.terms.length > 0 || reading.location !== undefined || reading.isFillers;
  const words = hasWords ? (text?.all ?? index.live) : index.none;

  const placeWords = reading?.understood.find(({ kind }) => kind === 'place')?.words;
  const second = location === undefined || reading?.location === undefined ? undefined : reading.location;
  const allowed = second === undefined ? index.live : intersection(tools.companiesOf(second).set, index.live);
  const wanted = () =>
    [
      words,
      ...(text !== null && isOnlyIndustry(text) ? [index.live] : []),
      ...(text?.named === undefined ? [] : [text.named, namingServices(text, index.live)]),
    ].map((set) => intersection(set, allowed));
  const naming = () =>
    text === null || isOnlyIndustry(text)
      ? index.live
      : intersection(namingServicesOrSubjects(text, index.live), allowed);
  const partly = () => (text === null ? index.live : intersection(matchingAnything(text), allowed));
  const most = () => (text === null ? index.none : intersection(namingMostServices(text, index.live), allowed));
  const match = whoIsThere({ wanted, naming, most, partly, placed, serving, within });
  const among = match === null ? allowed : intersection(match.set, allowed);

  // A name that was typed in full is found wherever the company is, unless the location was asked for separately.
  const named = text === null ? index.none : index.named(normalForm(filters.search ?? ''));
  const byName = location === undefined || named === index.none ? named : intersection(named, among);
  const hasNamed = byName !== index.none && count(byName) > 0;
  const scores = () => {
    const ofText = text?.scores() ?? null;
    return ofText !== null && hasNamed ? withNamed(ofText, byName) : ofText;
  };
  const matching = intersection(words, among);
  // Who has typed the name of a company, or the beginning of it, wants no others.
  const isSettled =
    text === null || isLiteral(filters) || hasNamed || isBeginningOfName(index, filters.search, matching);
  const [meant, others] = isSettled
    ? [hasNamed ? union(matching, byName) : matching, undefined]
    : thenMost(text, { all: matching, among, around: match?.around ?? null, enough: ENOUGH_MATCHES });
  const [all, following] = broader === undefined ? [meant, others] : [index.none, alsoMost(broader, meant, others)];
  // Of "Abu Dhabi zzzzz" the place is a word, too.
  const isOnlyPlace = !isSettled && following === undefined && count(all) === 0 && location === undefined;
  const listed = isOnlyPlace && placeWords !== undefined ? { set: among, words: placeWords } : following;
  return {
    set: listed === undefined ? all : union(all, listed.set),
    all,
    doing: listed === undefined || text === null ? [] : whoDoesMost(text, listed.set, match),
    naming: (some) => (text === null ? some : namingAll(text, some)),
    mostWords: listed?.words ?? null,
    scores,
    reading,
    subjects: (text?.required ?? []).map(({ term, subject }) => subject?.term ?? term),
    location: match === null ? null : withOtherPlaces(match, reading),
    locationText,
  };
}

/** Where nobody in a place does all, who does most of it there comes before those who come from afar. */
function whoDoesMost(text: TextMatches, among: Bitset, match: LocationMatch | null): Bitset[] {
  const [all, most] = [namingServices(text, among), namingMostServices(text, among)];
  if (match === null) return [all];
  const isFromAfar = match?.nearestFirst !== undefined && match.around !== null;
  const there = isFromAfar ? [difference(most, match.around as Bitset)] : [];
  return [...there, all, most, namingAnySpecific(text, among)];
}

/** "Leeds or Bradford": only the first is searched. */
function withOtherPlaces(match: LocationMatch, reading: SearchReading | null): LocationMatch {
  const { otherPlaces = [], understood = [] } = reading ?? {};
  if (otherPlaces.length === 0) return match;
  const first = understood.find(({ kind }) => kind === 'place')?.label;
  const notice = `Only ${first} is searched, not ${otherPlaces.join('; ')}. Search for one place at a time.`;
  return { ...match, notice: (inPlace, around) => `${match.notice?.(inPlace, around) ?? ''} ${notice}`.trim() };
}

/** Companies that were typed with their names come before all others, and none of them before another. */
function withNamed({ digits }: SlotScores, named: Bitset): SlotScores {
  return new SlotScores([...digits.map((digit) => difference(digit, named)), named]);
}

function isBeginningOfName({ words }: SearchIndex, search = '', among: Bitset): boolean {
  return search.trim().includes(' ') && countCommon(words.matchNames(search), among) > 0;
}

/** The words of a landing page are its service and nothing else. */
function isLiteral({ exact, searchIn }: PlacedFilters): boolean {
  return exact === true || searchIn !== undefined;
}

function readWords(tools: Tools, filters: PlacedFilters): ReadText | { reading: null; text: null } {
  const { search, searchIn } = filters;
  if (search === undefined) return { reading: null, text: null };
  // While changes are read, the index grows before the caches are cleared.
  const key = JSON.stringify([tools.feed.index.size, search, searchIn, isLiteral(filters)]);
  const cached = tools.texts.get(key);
  if (cached !== undefined) return cached;
  const read = readText(tools, search, filters);
  tools.texts.set(key, read);
  return read;
}

/** A place that only names companies is no place: nobody is there, and somebody is called so. */
function readText(tools: Tools, search: string, filters: PlacedFilters): ReadText {
  const { index } = tools.feed;
  const read = (readAs: ReadAs) => {
    const reading = readSearch({ gazetteer: tools.gazetteer, words: index.words }, search, readAs);
    return { reading, text: textMatches(tools, reading.terms, filters) };
  };
  const understood = read(isLiteral(filters) ? 'literal' : 'understood');
  const place = understood.reading.location;
  const isName =
    place !== undefined &&
    countCommon(intersection(understood.text.all, tools.companiesOf(place).set), index.live) === 0 &&
    count(index.words.matchNames(search)) > 0;
  return isName ? read('words') : understood;
}

/**
 * Where nobody who matches, or who at least names what is wanted, is in a city or region or near it: those who serve it, after
 * who is there and does most of it. Who is there and only mentions it is no answer, as far as others name it; where nobody at
 * all matches, who matches a part of it is.
 */
function whoIsThere({
  wanted,
  naming,
  most,
  partly,
  placed,
  serving: servingOrNone,
  within,
}: {
  wanted: () => readonly Bitset[];
  naming: () => Bitset;
  most: () => Bitset;
  partly: () => Bitset;
  placed: LocationMatch | null;
  serving: LocationMatch | null;
  within: PlacedFilters['within'];
}): LocationMatch | null {
  if (placed === null || within !== undefined) return placed;
  const serving = servingOrNone ?? placed;
  const whereAny = (sets: readonly Bitset[]) =>
    [placed, serving].find((match) => sets.some((set) => countCommon(set, match.set) > 0));
  const found = whereAny(wanted()) ?? whereAny([partly()]) ?? placed;
  const elsewhere = difference(serving.set, placed.set);
  if (found !== placed) {
    const there = countCommon(most(), placed.set) > 0 ? placed.set : intersection(placed.set, serving.set);
    return { ...serving, set: union(there, serving.set), around: elsewhere };
  }
  const named = naming();
  const isOnlyMentioned = countCommon(named, placed.set) === 0 && countCommon(named, serving.set) > 0;
  return isOnlyMentioned ? { ...serving, set: elsewhere, around: elsewhere } : placed;
}

function locationMatch({ feed, gazetteer, companiesOf }: Tools, location: string, isLiteral = false): LocationMatch {
  return isLiteral ? matchLocation(feed.index, readLocation(gazetteer, location, true)) : companiesOf(location);
}

function textMatches(tools: Tools, terms: readonly ReadTerm[], { searchIn = 'all' }: PlacedFilters): TextMatches {
  const { index } = tools.feed;
  const isAlone = terms.length === 1;
  const scored = terms.flatMap((term) => {
    const matches = matchesOf(tools, term, searchIn, isAlone);
    const method = methodOf(tools, term, matches, searchIn);
    if (term.words.length === 1 || count(matches.slots) > 0 || method !== undefined)
      return { term, matches, subject: method ?? subjectOf(tools, term, searchIn) };
    // Nobody has "CSWIP 3.1": then "CSWIP" is the most that somebody can have of it.
    return wordsOfTerm(term).map((word) => ({ term: word, matches: matchesOf(tools, word, searchIn, false) }));
  });
  return matchTerms(index.live, scored);
}

/** "Concrete" of "concrete testing". */
function subjectOf(tools: Tools, { words, meanings, ...term }: ReadTerm, searchIn: SearchIn): ScoredTerm['subject'] {
  const rest = words.filter((word) => !isWeak(word));
  const meaningsOfRest = rest.length < words.length && meanings.length > 0 ? meaningsOf(rest, false) : [];
  if (meaningsOfRest.length === 0) return undefined;
  const subject = { ...term, words: rest, typed: rest.join(' '), meanings: meaningsOfRest };
  return { term: subject, matches: matchesOf(tools, subject, searchIn, false) };
}

/** Of a technique that hardly anybody names, the method: who does eddy current testing may do remote field testing. */
function methodOf(tools: Tools, term: ReadTerm, matches: TermMatches, searchIn: SearchIn): ScoredTerm['subject'] {
  const method = count(matches.slots) < ENOUGH_MATCHES ? methodTermOf(term) : undefined;
  return method && { term: method, matches: matchesOf(tools, method, searchIn, false) };
}

function methodTermOf(term: ReadTerm): ReadTerm | undefined {
  const technique = term.meanings.find(({ concept }) => concept.techniqueOf !== undefined)?.concept;
  if (technique?.techniqueOf === undefined) return undefined;
  const typed = technique.techniqueOf.toLowerCase();
  const words = searchWords(typed);
  return { ...term, words, typed, meanings: meaningsOf(words) };
}

/** Of services that nobody near a place names what they are a part of: third-party inspection, where nobody names expediting. */
function broaderText(tools: Tools, terms: readonly ReadTerm[], filters: PlacedFilters): TextMatches | undefined {
  const methods = terms.map((term) => (term.isOptional ? undefined : methodTermOf(term)));
  if (methods.every((method) => method === undefined)) return undefined;
  return textMatches(
    tools,
    terms.map((term, index) => methods[index] ?? term),
    filters,
  );
}

function wordsOfTerm(term: ReadTerm): ReadTerm[] {
  const distinctive = term.words.filter((word) => !isFiller(word) && !isWeak(word));
  return (distinctive.length > 0 ? distinctive : term.words).map(withoutNumber).map((word) => {
    const isOptional = term.isOptional || word.length === 1;
    return { words: [word], typed: word, meanings: meaningsOf([word], false), isOptional };
  });
}

/** "CSWIP3" is CSWIP. */
function withoutNumber(word: string): string {
  const [letters = ''] = /^[a-z]{3,}(?=\d)/.exec(word) ?? [];
  return meaningsOf([word]).length === 0 && meaningsOf([letters]).length > 0 ? letters : word;
}

function matchesOf({ feed, terms }: Tools, term: ReadTerm, searchIn: SearchIn, isAlone: boolean): TermMatches {
  const { index } = feed;
  const concepts = term.meanings.map(({ concept }) => concept.label);
  // While changes are read, the index grows before the caches are cleared.
  const key = JSON.stringify([index.size, searchIn, isAlone, term.isOptional, term.words, concepts]);
  const cached = terms.get(key);
  if (cached !== undefined) return cached;
  const matches = termMatches(scoresOfTerm(index, term, searchIn, isAlone));
  terms.set(key, matches);
  return matches;
}
