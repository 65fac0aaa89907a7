import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Cache, Caches } from '#server/cache/caches.ts';
import { type ChangeSource, memoizeText, memoizeUntilChange } from '#server/cache/memoize.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type LocationQuery, readLocation } from '#server/places/read-location.ts';
import {
  type Bitset,
  count,
  countCommon,
  difference,
  emptySet,
  forEach,
  intersection,
  union,
} from '#server/search/bitset.ts';
import { type SearchIndex, type ValueKind, VERIFIED } from '#server/search/search-index.ts';
import { scoresOfTerm } from '#server/search/search-terms.ts';
import type { CompanyCards } from './card-cache.ts';
import { type LocationMatch, matchLocation, matchServing, onlyWithin } from './location-match.ts';
import { type ReadAs, type ReadTerm, readSearch, type SearchReading } from './read-search.ts';
import { matchMost, matchTerms, type TextMatches } from './text-matches.ts';

/** One page asks for the same companies several times: for its cards, its counts, its map. */
const MAX_CACHED_SEARCHES = 100;
/** Enough for all countries, which landing pages search for again and again. */
const MAX_CACHED_LOCATIONS = 300;
/** One page reads the same location several times. */
const MAX_CACHED_LOCATION_QUERIES = 1_000;
/** Pages of one service in many places, and searches that differ in one word, ask for the same terms. */
const MAX_CACHED_TERMS = 200;
/** Enough for all names of the vocabulary. */
const MAX_CACHED_COUNTS = 1_000;
/** With fewer companies that match all words, those that match most are listed, too. */
const ENOUGH_MATCHES = 3;
/** Higher than all terms together. */
const NAME_SCORE = 10_000;

/** What all searches of companies need. */
export type SearchSources = {
  find: (filters: PlacedFilters) => MatchingCompanies;
  readLocation: (location: string) => LocationQuery;
  /** How many companies match all words of a text. */
  countMatches: (search: string) => number;
  gazetteer: Gazetteer;
  cards: CompanyCards;
};

type Feed = { readonly index: SearchIndex };

export function searchSources({
  feed,
  changes,
  gazetteer,
  caches,
  cards,
}: {
  feed: Feed;
  changes: ChangeSource;
  gazetteer: Gazetteer;
  caches: Caches;
  cards: CompanyCards;
}): SearchSources {
  const read = memoizeText({ caches, name: 'location-queries', max: MAX_CACHED_LOCATION_QUERIES }, (location) =>
    readLocation(gazetteer, location),
  );
  const companiesOf = memoizeUntilChange(
    { caches, changes, name: 'companies-of-locations', max: MAX_CACHED_LOCATIONS },
    (location: string) => matchLocation(feed.index, read(location)),
  );
  const terms = caches.create<string, Uint8Array>({ name: 'scores-of-terms', max: MAX_CACHED_TERMS });
  changes.onChange(() => terms.clear());
  const tools: Tools = { feed, gazetteer, read, companiesOf, terms };
  const find = memoizeUntilChange(
    { caches, changes, name: 'matching-companies', max: MAX_CACHED_SEARCHES },
    (filters: PlacedFilters) => matchCompanies(tools, filters),
  );
  const countMatches = memoizeUntilChange(
    { caches, changes, name: 'counts-of-searches', max: MAX_CACHED_COUNTS },
    (search: string) => count(matchCompanies(tools, { search }).all),
  );
  return { find, readLocation: read, countMatches, gazetteer, cards };
}

type Tools = {
  feed: Feed;
  gazetteer: Gazetteer;
  read: (location: string) => LocationQuery;
  companiesOf: (location: string) => LocationMatch;
  terms: Cache<string, Uint8Array>;
};

/** The approved companies that match a search (decisions 2 and 4 to 6). */
export type MatchingCompanies = {
  index: SearchIndex;
  /** All that match, or all that would without one of the filters. */
  set: Bitset;
  without: (filter: keyof PlacedFilters) => Bitset;
  /** Those of the set that match all words. */
  all: Bitset;
  /** The words that all others match; null if they match different ones. */
  mostWords: string | null;
  /** How well each matches the text, where there is one. */
  scores: Uint16Array | null;
  reading: SearchReading | null;
  location: LocationMatch | null;
  /** The location as it was typed, in its own field or among the words. */
  locationText: string | undefined;
};

/** What the words and the location of a search find, before the filters of the panel. */
type Found = Pick<MatchingCompanies, 'set' | 'all' | 'mostWords' | 'scores' | 'reading' | 'location' | 'locationText'>;

function matchCompanies(tools: Tools, filters: PlacedFilters): MatchingCompanies {
  const { index } = tools.feed;
  const found = findByWords(tools, filters);
  const sets = panelSets(index, filters);
  const narrow = (start: Bitset, left?: keyof PlacedFilters) =>
    [...sets].filter(([name]) => name !== left).reduce((set, [, one]) => intersection(set, one), start);
  const set = narrow(found.set);
  return {
    ...found,
    index,
    set,
    all: found.all === found.set ? set : narrow(found.all),
    without: (filter) => (sets.has(filter) ? narrow(found.set, filter) : set),
  };
}

function findByWords(tools: Tools, filters: PlacedFilters): Found {
  const { index } = tools.feed;
  const { exact, location, within } = filters;
  const { reading, text } = readWords(tools, filters);
  // What is no word at all, such as "%", is in no company.
  const hasWords = reading === null || reading.terms.length > 0 || reading.location !== undefined || reading.isFillers;
  const words = hasWords ? (text?.all ?? index.live) : emptySet(index.size);

  const locationText = location ?? reading?.location;
  const placed = locationText === undefined ? null : onlyWithin(locationMatch(tools, locationText, exact), within);
  const second = location === undefined || reading?.location === undefined ? undefined : reading.location;
  const allowed = second === undefined ? index.live : intersection(tools.companiesOf(second).set, index.live);
  const match = whoIsThere(tools, { words: intersection(words, allowed), placed, locationText, within });
  const among = match === null ? allowed : intersection(match.set, allowed);

  // A name that was typed in full is found wherever the company is, unless the location was asked for separately.
  const named = text === null ? emptySet(index.size) : index.named(normalForm(filters.search ?? ''));
  const byName = location === undefined ? named : intersection(named, among);
  if (text !== null)
    forEach(byName, (slot) => {
      text.scores[slot] = NAME_SCORE;
    });
  const all = union(intersection(words, among), byName);
  // Who has typed the name of a company, or the beginning of it, wants no others.
  const isName = count(byName) > 0 || isBeginningOfName(index, filters.search, all);
  const isEnough = text === null || isLiteral(filters) || isName || count(all) >= ENOUGH_MATCHES;
  const most = isEnough ? undefined : matchMost(text, difference(among, all));
  return {
    set: most === undefined ? all : union(all, most.set),
    all,
    mostWords: most?.words ?? null,
    scores: text?.scores ?? null,
    reading,
    location: match,
    locationText,
  };
}

function isBeginningOfName({ words }: SearchIndex, search = '', among: Bitset): boolean {
  return search.trim().includes(' ') && countCommon(words.matchNames(search), among) > 0;
}

/** The words of a landing page are its service and nothing else. */
function isLiteral({ exact, searchIn }: PlacedFilters): boolean {
  return exact === true || searchIn !== undefined;
}

/** A place that only names companies is no place: nobody is there, and somebody is called so. */
function readWords(tools: Tools, filters: PlacedFilters): Pick<Found, 'reading'> & { text: TextMatches | null } {
  const { search } = filters;
  if (search === undefined) return { reading: null, text: null };
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

/** Where nobody who matches is in a city or region or near it: those who serve it. */
function whoIsThere(
  tools: Tools,
  {
    words,
    placed,
    locationText = '',
    within,
  }: { words: Bitset; placed: LocationMatch | null; locationText: string | undefined; within: PlacedFilters['within'] },
): LocationMatch | null {
  const isAny = (set: Bitset) => countCommon(words, set) > 0;
  if (placed === null || within !== undefined || isAny(placed.set)) return placed;
  const serving = matchServing(tools.feed.index, tools.read(locationText), placed);
  return serving !== null && isAny(serving.set) ? serving : placed;
}

function locationMatch({ feed, gazetteer, companiesOf }: Tools, location: string, isLiteral = false): LocationMatch {
  return isLiteral ? matchLocation(feed.index, readLocation(gazetteer, location, true)) : companiesOf(location);
}

function textMatches(tools: Tools, terms: readonly ReadTerm[], { searchIn = 'all' }: PlacedFilters): TextMatches {
  const { index } = tools.feed;
  const isAlone = terms.length === 1;
  const scored = terms.map((term) => {
    // While changes are read, the index grows before the caches are cleared.
    const key = JSON.stringify([
      index.size,
      searchIn,
      isAlone,
      term.isOptional,
      term.words,
      term.meanings.map(({ concept }) => concept.label),
    ]);
    const scores = tools.terms.get(key) ?? scoresOfTerm(index, term, searchIn, isAlone);
    tools.terms.set(key, scores);
    return { term, scores };
  });
  return matchTerms(index.live, index.size, scored);
}

/** The filters of the panel that are set, each with the companies that match it. */
function panelSets(index: SearchIndex, filters: PlacedFilters): Map<keyof PlacedFilters, Bitset> {
  const { industry, equipmentType, certification, serviceArea, verified } = filters;
  const sets = new Map<keyof PlacedFilters, Bitset>();
  if (industry !== undefined) sets.set('industry', havingAny(index, 'industry', industry));
  if (equipmentType !== undefined) sets.set('equipmentType', havingAny(index, 'equipmentType', equipmentType));
  if (certification !== undefined)
    sets.set('certification', certification.map((name) => index.having('certification', name)).reduce(intersection));
  if (serviceArea !== undefined) sets.set('serviceArea', index.having('serviceArea', serviceArea));
  if (verified !== undefined) {
    const isVerified = index.having('verified', VERIFIED);
    sets.set('verified', verified ? isVerified : difference(index.live, isVerified));
  }
  return sets;
}

function havingAny(index: SearchIndex, kind: ValueKind, values: readonly string[]): Bitset {
  return values.map((value) => index.having(kind, value)).reduce(union);
}
