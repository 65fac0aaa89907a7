import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { Changes } from '#server/changes/changes.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { readLocation } from '#server/places/read-location.ts';
import { type Bitset, difference, intersection } from '#server/search/bitset.ts';
import { type SearchIndex, VERIFIED } from '#server/search/search-index.ts';
import type { CompanyCards } from './card-cache.ts';
import { companiesOfPlace, onlyWithin, type PlaceSets } from './place-sets.ts';

/** One page asks for the same companies several times: for its cards, its counts, its map. */
const MAX_CACHED_SEARCHES = 100;
/** Landing pages are about all countries, and each is searched for again and again. */
const MAX_PLACES = 300;

/** What all searches of companies need. */
export type SearchSources = {
  find: (filters: PlacedFilters) => FoundCompanies;
  gazetteer: Gazetteer;
  cards: CompanyCards;
};

export function searchSources(
  feed: { readonly index: SearchIndex },
  changes: Changes,
  gazetteer: Gazetteer,
  cards: CompanyCards,
): SearchSources {
  const companiesOf = changes.memoizeEach(
    (location: string) => companiesOfPlace(feed.index, readLocation(gazetteer, location)),
    MAX_PLACES,
  );
  return {
    find: changes.memoizeEach((filters) => findCompanies(feed.index, filters, companiesOf), MAX_CACHED_SEARCHES),
    gazetteer,
    cards,
  };
}

/** The filters that are set, each with the companies that fit it. */
type FilterSets = Map<keyof PlacedFilters, Bitset>;

/** The approved companies that fit a search (decisions 2 and 4 to 6). */
export type FoundCompanies = {
  index: SearchIndex;
  /** All that fit, or all that would if one filter was not set. */
  set: Bitset;
  without: (filter: keyof PlacedFilters) => Bitset;
  /** How well each fits the text, where there is one. */
  scores: Uint8Array | null;
  place: PlaceSets | null;
};

function findCompanies(
  index: SearchIndex,
  filters: PlacedFilters,
  companiesOf: (location: string) => PlaceSets,
): FoundCompanies {
  const { search, industry, equipmentType, certification, serviceArea, verified, location } = filters;
  const sets: FilterSets = new Map();
  const text = search === undefined ? null : index.words.match(search, filters.searchIn);
  if (text !== null) sets.set('search', text.set);
  if (industry !== undefined) sets.set('industry', index.having('industry', industry));
  if (equipmentType !== undefined) sets.set('equipmentType', index.having('equipmentType', equipmentType));
  if (certification !== undefined) sets.set('certification', index.having('certification', certification));
  if (serviceArea !== undefined) sets.set('serviceArea', index.having('serviceArea', serviceArea));
  if (verified !== undefined) {
    const isVerified = index.having('verified', VERIFIED);
    sets.set('verified', verified ? isVerified : difference(index.live, isVerified));
  }
  const place = location === undefined ? null : onlyWithin(companiesOf(location), filters.within);
  if (place !== null) sets.set('location', place.set);
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
    place,
  };
}
