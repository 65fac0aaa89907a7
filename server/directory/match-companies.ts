import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { Caches } from '#server/cache/caches.ts';
import { type ChangeSource, memoizeText, memoizeUntilChange } from '#server/cache/memoize.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type LocationQuery, readLocation } from '#server/places/read-location.ts';
import { type Bitset, count, difference, intersection, union } from '#server/search/bitset.ts';
import { type SearchIndex, type ValueKind, VERIFIED } from '#server/search/search-index.ts';
import type { CompanyCards } from './card-cache.ts';
import { type LocationMatch, matchLocation, onlyWithin } from './location-match.ts';
import { matchCertificates } from './match-certificates.ts';

/** One page asks for the same companies several times: for its cards, its counts, its map. */
const MAX_CACHED_SEARCHES = 100;
/** Enough for all countries, which landing pages search for again and again. */
const MAX_CACHED_LOCATIONS = 300;
/** One page reads the same location several times. */
const MAX_CACHED_LOCATION_QUERIES = 1_000;

/** Enough for all names of the vocabulary. */
const MAX_CACHED_COUNTS = 1_000;

/** What all searches of companies need. */
export type SearchSources = {
  find: (filters: PlacedFilters) => MatchingCompanies;
  readLocation: (location: string) => LocationQuery;
  /** How many companies match all words of a text. */
  countMatches: (search: string) => number;
  gazetteer: Gazetteer;
  cards: CompanyCards;
};

export function searchSources({
  feed,
  changes,
  gazetteer,
  caches,
  cards,
}: {
  feed: { readonly index: SearchIndex };
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
  const find = memoizeUntilChange(
    { caches, changes, name: 'matching-companies', max: MAX_CACHED_SEARCHES },
    (filters: PlacedFilters) => matchCompanies(feed.index, filters, companiesOf),
  );
  const countMatches = memoizeUntilChange(
    { caches, changes, name: 'counts-of-searches', max: MAX_CACHED_COUNTS },
    (search: string) => count(matchCompanies(feed.index, { search }, companiesOf).set),
  );
  return { find, readLocation: read, countMatches, gazetteer, cards };
}

/** The filters that are set, each with the companies that match it. */
type FilterSets = Map<keyof PlacedFilters, Bitset>;

/** The approved companies that match a search (decisions 2 and 4 to 6). */
export type MatchingCompanies = {
  index: SearchIndex;
  /** All that match, or all that would without one of the filters. */
  set: Bitset;
  without: (filter: keyof PlacedFilters) => Bitset;
  /** How well each matches the text, where there is one. */
  scores: Uint8Array | null;
  location: LocationMatch | null;
};

function matchCompanies(
  index: SearchIndex,
  filters: PlacedFilters,
  companiesOf: (location: string) => LocationMatch,
): MatchingCompanies {
  const { search, industry, equipmentType, certification, serviceArea, verified, location } = filters;
  const sets: FilterSets = new Map();
  const text = search === undefined ? null : index.words.match(search, filters.searchIn);
  if (text !== null) sets.set('search', text.set);
  if (industry !== undefined) sets.set('industry', havingAny(index, 'industry', industry));
  if (equipmentType !== undefined) sets.set('equipmentType', havingAny(index, 'equipmentType', equipmentType));
  if (certification !== undefined)
    sets.set('certification', certification.map((name) => index.having('certification', name)).reduce(intersection));
  if (serviceArea !== undefined) sets.set('serviceArea', index.having('serviceArea', serviceArea));
  if (verified !== undefined) {
    const isVerified = index.having('verified', VERIFIED);
    sets.set('verified', verified ? isVerified : difference(index.live, isVerified));
  }
  const proven = matchCertificates(index, filters);
  if (proven !== undefined) sets.set('certificateState', proven);
  const match = location === undefined ? null : onlyWithin(companiesOf(location), filters.within);
  if (match !== null) sets.set('location', match.set);
  const set = [...sets.values()].reduce(intersection, index.live);
  return {
    index,
    set,
    without: (filter) =>
      sets.has(filter)
        ? [...sets]
            .filter(([name]) => name !== filter)
            .map(([, one]) => one)
            .reduce(intersection, index.live)
        : set,
    scores: text?.scores ?? null,
    location: match,
  };
}

function havingAny(index: SearchIndex, kind: ValueKind, values: readonly string[]): Bitset {
  return values.map((value) => index.having(kind, value)).reduce(union);
}
