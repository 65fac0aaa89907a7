import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { Caches } from '#server/cache/caches.ts';
import { type ChangeSource, memoizeText, memoizeUntilChange } from '#server/cache/memoize.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type LocationQuery, readLocation } from '#server/places/read-location.ts';
import { type Bitset, count, difference, intersectionOf, union } from '#server/search/bitset.ts';
import { type SearchIndex, type ValueKind, VERIFIED } from '#server/search/search-index.ts';
import { SlotScores } from '#server/search/slot-scores.ts';
import type { CompanyCards } from './card-cache.ts';
import { type Feed, type Found, findByWords, type ReadText, type Tools } from './find-by-words.ts';
import { matchLocation } from './location-match.ts';
import { matchCertificates } from './match-certificates.ts';
import { lazily, type TermMatches } from './text-matches.ts';

/** One page asks for the same companies several times: for its cards, its counts, its map. */
const MAX_CACHED_SEARCHES = 100;
/** With a million companies fewer searches. */
const MAX_BYTES_OF_SEARCHES = 64 * 1024 * 1024;
/** Some bits of sets and scores. */
const BYTES_PER_COMPANY = 3;
/** Enough for all countries, which landing pages search for again and again. */
const MAX_CACHED_LOCATIONS = 300;
/** One page reads the same location several times. */
const MAX_CACHED_LOCATION_QUERIES = 1_000;
/** Pages of one service in many places, and searches that differ in one word, ask for the same terms. */
const MAX_CACHED_TERMS = 1_000;
/** With a million companies fewer terms. */
const MAX_BYTES_OF_TERMS = 64 * 1024 * 1024;
/** A page searches for the same words in a place and around it. */
const MAX_CACHED_TEXTS = 20;
/** Enough for all names of the vocabulary. */
const MAX_CACHED_COUNTS = 1_000;

/** What all searches of companies need. */
export type SearchSources = {
  find: (filters: PlacedFilters) => MatchingCompanies;
  readLocation: (location: string) => LocationQuery;
  /** How many companies match all words of a text. */
  countMatches: (search: string) => number;
  gazetteer: Gazetteer;
  cards: Pick<CompanyCards, 'read'>;
};

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
  cards: Pick<CompanyCards, 'read'>;
}): SearchSources {
  const read = memoizeText({ caches, name: 'location-queries', max: MAX_CACHED_LOCATION_QUERIES }, (location) =>
    readLocation(gazetteer, location),
  );
  const companiesOf = memoizeUntilChange(
    { caches, changes, name: 'companies-of-locations', max: MAX_CACHED_LOCATIONS },
    (location: string) => matchLocation(feed.index, read(location)),
  );
  const terms = caches.create<string, TermMatches>({
    name: 'scores-of-terms',
    max: MAX_CACHED_TERMS,
    maxSize: MAX_BYTES_OF_TERMS,
    sizeCalculation: ({ scores, slots }) => 1 + scores.byteLength + slots.byteLength,
  });
  const texts = caches.create<string, ReadText>({ name: 'texts-of-searches', max: MAX_CACHED_TEXTS });
  changes.onChange(() => {
    terms.clear();
    texts.clear();
  });
  const tools: Tools = { feed, gazetteer, read, companiesOf, terms, texts };
  const find = memoizeUntilChange(
    {
      caches,
      changes,
      name: 'matching-companies',
      max: MAX_CACHED_SEARCHES,
      bytes: { max: MAX_BYTES_OF_SEARCHES, of: ({ index }) => 1 + BYTES_PER_COMPANY * index.size },
    },
    (filters: PlacedFilters) => matchCompanies(tools, filters),
  );
  const countMatches = memoizeUntilChange(
    { caches, changes, name: 'counts-of-searches', max: MAX_CACHED_COUNTS },
    (search: string) => count(findByWords(tools, { search }).all),
  );
  return { find, readLocation: read, countMatches, gazetteer, cards };
}

/** The approved companies that match a search (decisions 2 and 4 to 6). */
export type MatchingCompanies = Found & {
  index: SearchIndex;
  /** All that would match without one of the filters. */
  without: (filter: keyof PlacedFilters) => Bitset;
};

function matchCompanies(tools: Tools, filters: PlacedFilters): MatchingCompanies {
  const { index } = tools.feed;
  const found = findByWords(tools, filters);
  const sets = panelSets(index, filters);
  const narrow = (start: Bitset, left?: keyof PlacedFilters) => {
    const others = [...sets].flatMap(([name, set]) => (name === left ? [] : [set]));
    return intersectionOf(start, others);
  };
  const set = narrow(found.set);
  const asked = [...(filters.certification ?? []), ...certificatesIn(found)];
  return {
    ...found,
    scores: lazily(() => rankCheckedFirst(index, found.scores(), asked)),
    index,
    set,
    all: found.all === found.set ? set : narrow(found.all),
    without: (filter) => (sets.has(filter) ? narrow(found.set, filter) : set),
  };
}

/** The certificates that the words mean. */
function certificatesIn({ reading }: Pick<Found, 'reading'>): string[] {
  const meanings = reading?.terms.flatMap((term) => term.meanings) ?? [];
  return meanings.flatMap(({ concept }) => concept.certification ?? []);
}

/**
 * Of companies that fit the words equally, those with a checked certificate that was asked for come first (decision 3): among
 * the words, or in the panel.
 */
function rankCheckedFirst(index: SearchIndex, scores: SlotScores | null, asked: readonly string[]): SlotScores | null {
  if (asked.length === 0) return scores;
  const checked = asked.map((name) => index.having('checkedCertification', name)).reduce(union);
  return new SlotScores([checked, ...(scores?.digits ?? [])]);
}

/** The filters of the panel that are set, each with the companies that match it. */
function panelSets(index: SearchIndex, filters: PlacedFilters): Map<keyof PlacedFilters, Bitset> {
  const { industry, equipmentType, certification, serviceArea, verified } = filters;
  const sets = new Map<keyof PlacedFilters, Bitset>();
  if (industry !== undefined) sets.set('industry', havingAny(index, 'industry', industry));
  if (equipmentType !== undefined) sets.set('equipmentType', havingAny(index, 'equipmentType', equipmentType));
  if (certification !== undefined)
    sets.set(
      'certification',
      intersectionOf(
        index.live,
        certification.map((name) => index.having('certification', name)),
      ),
    );
  if (serviceArea !== undefined) sets.set('serviceArea', index.having('serviceArea', serviceArea));
  if (verified !== undefined) {
    const isVerified = index.having('verified', VERIFIED);
    sets.set('verified', verified ? isVerified : difference(index.live, isVerified));
  }
  const proven = matchCertificates(index, filters);
  if (proven !== undefined) sets.set('certificateState', proven);
  return sets;
}

function havingAny(index: SearchIndex, kind: ValueKind, values: readonly string[]): Bitset {
  return values.map((value) => index.having(kind, value)).reduce(union);
}
