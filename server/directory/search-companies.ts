import type { CompanyPage } from '#domain/companies/public-company.ts';
import type { CompanySearch, PlacedFilters } from '#domain/companies/search-query.ts';
import { type Bitset, count, difference, emptySet, has, intersection } from '#server/search/bitset.ts';
import type { OrderName } from '#server/search/company-order.ts';
import type { IndexedCompany } from '#server/search/indexed-company.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import type { MatchingCompanies, SearchSources } from './match-companies.ts';

const DISTANCE_NOTICE = 'Enter a city to sort by distance. Showing the default order.';

/** The page of approved companies that match a search, with the exact total (decisions 1 to 6). */
export async function searchCompanies(
  sources: SearchSources,
  search: Omit<CompanySearch, 'filters'> & { filters: PlacedFilters },
): Promise<CompanyPage> {
  const matching = sources.find(search.filters);
  const { index, set, location } = matching;
  const sortBy = search.sortBy === 'distance' && location?.miles === undefined ? 'rating' : search.sortBy;
  const around = location?.around == null ? emptySet(index.size) : intersection(set, location.around);
  const [total, totalAround] = [count(set), count(around)];

  const end = search.page * search.limit;
  const isPastEnd = end - search.limit >= total;
  const first = isPastEnd
    ? []
    : sortBy === 'distance'
      ? byDistance(matching)
      : inPlaceFirst(matching, around, sortBy, end);
  const slots = first.slice(end - search.limit, end);
  const bySlot = new Map(slots.map((slot) => [companyAt(index, slot).id, slot]));
  const cards = await sources.cards.read([...bySlot.keys()]);
  return {
    items: cards.map((card) => {
      const slot = bySlot.get(card.id) as number;
      const miles = location?.miles?.(companyAt(index, slot)) ?? null;
      return {
        ...card,
        distance: miles === null ? null : Math.round(miles),
        serves: has(around, slot) ? (location?.served ?? null) : null,
        reason: [],
        marks: [],
      };
    }),
    total,
    matches: { all: total, most: 0, words: null },
    understood: [],
    correction: null,
    inPlace: location === null ? null : total - totalAround,
    around: location === null ? null : totalAround,
    page: search.page,
    limit: search.limit,
    sortBy,
    place: location?.place ?? null,
    notice: search.sortBy === sortBy ? (location?.notice?.(total - totalAround, totalAround) ?? null) : DISTANCE_NOTICE,
  };
}

/** Companies in a place come before those near it or serving it (decision 5). At most `max`. */
function inPlaceFirst(
  { index, set, scores }: MatchingCompanies,
  around: Bitset,
  order: OrderName,
  max: number,
): number[] {
  const inPlace = index.orders[order].first(max, difference(set, around), scores);
  const left = max - inPlace.length;
  return left === 0 ? inPlace : [...inPlace, ...index.orders[order].first(left, around, scores)];
}

/** Nearest first; those of unknown distance last. */
function byDistance({ index, set, location }: MatchingCompanies): number[] {
  const miles = (slot: number) => location?.miles?.(companyAt(index, slot)) ?? Number.POSITIVE_INFINITY;
  return index.orders.rating
    .first(count(set), set, null)
    .map((slot) => ({ slot, miles: miles(slot) }))
    .sort((a, b) => (a.miles === b.miles ? 0 : a.miles - b.miles))
    .map(({ slot }) => slot);
}

function companyAt(index: SearchIndex, slot: number): IndexedCompany {
  return index.companies[slot] as IndexedCompany;
}
