import type { CompanyPage, FoundCompany, PublicCompany } from '#domain/companies/public-company.ts';
import type { PageSearch, PlacedFilters } from '#domain/companies/search-query.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { POSTCODE_NOTICE, postcodesIn } from '#domain/places/postcodes.ts';
import { count, countCommon, has } from '#server/search/bitset.ts';
import { searchWords } from '#server/search/tokens.ts';
import type { MatchingCompanies, SearchSources } from './match-companies.ts';
import { orderMatches } from './order-matches.ts';
import { explainMatches } from './reasons.ts';

const UNEXPLAINED = { reason: [], marks: [] };
const DISTANCE_NOTICE = 'Enter a city to sort by distance. Showing the default order.';

/** What a search says of a company. */
type Why = Pick<FoundCompany, 'distance' | 'serves' | 'reason' | 'marks'>;
/** A page of companies, each as all searches show it, with what this one says of it. */
export type FoundPage = Omit<CompanyPage, 'items'> & { found: { card: PublicCompany; why: Why }[] };

/** The page of approved companies that match a search, with the exact total (decisions 1 to 6). */
export async function searchCompanies(sources: SearchSources, search: PageSearch): Promise<CompanyPage> {
  const { found, ...page } = await findCompanies(sources, search);
  return { items: found.map(({ card, why }) => ({ ...card, ...why })), ...page };
}

/** The same before company and search are put together. */
export async function findCompanies(sources: SearchSources, search: PageSearch): Promise<FoundPage> {
  const matching = sources.find(search.filters);
  const { index, set, all, location, reading } = matching;
  const sortBy = orderOf(matching, search.sortBy);
  const around = location?.around ?? null;
  const total = count(set);
  const [totalAll, totalAround] = [set === all ? total : count(all), around === null ? 0 : countCommon(set, around)];

  const end = search.page * search.limit;
  const start = end - search.limit;
  const slots = start >= total ? [] : orderMatches(matching, sortBy, end).slice(start);
  const bySlot = new Map(slots.map((slot) => [index.companies.idAt(slot), slot]));
  const cards = await sources.cards.read([...bySlot.keys()]);
  const explain =
    search.isExplained === false
      ? () => UNEXPLAINED
      : explainMatches(reading?.terms ?? [], matching.subjects, search.filters.certification);
  return {
    found: cards.map((card) => {
      const slot = bySlot.get(card.id) as number;
      const miles = location?.miles?.(slot) ?? null;
      const distance = miles === null ? null : Math.round(miles);
      const serves = around !== null && has(around, slot) ? (location?.served ?? null) : null;
      return { card, why: { distance, serves, ...explain(card) } };
    }),
    total,
    matches: { all: totalAll, most: total - totalAll, words: matching.mostWords },
    understood: reading?.understood ?? [],
    correction: correctionOf(matching, search.filters),
    inPlace: location === null ? null : total - totalAround,
    around: location === null ? null : totalAround,
    page: search.page,
    limit: search.limit,
    sortBy,
    place: location?.place ?? null,
    notice:
      search.sortBy === 'distance' && sortBy !== 'distance'
        ? DISTANCE_NOTICE
        : (location?.notice?.(total - totalAround, totalAround) ?? postcodeNotice(matching, totalAll)),
  };
}

/** For a postcode among the words that neither the vocabulary nor any company has. */
function postcodeNotice({ index, reading }: MatchingCompanies, matchingAll: number): string | null {
  if (reading === null || matchingAll > 0) return null;
  const words = new Set(reading.terms.filter(({ meanings }) => meanings.length === 0).flatMap((term) => term.words));
  const isNowhere = (word: string) => words.has(word) && !index.words.isWritten(word);
  return postcodesIn(reading.text).some((code) => searchWords(code).some(isNowhere)) ? POSTCODE_NOTICE : null;
}

/** Who serves a place where nobody is comes nearest first, unless another order was asked for. */
function orderOf({ location }: MatchingCompanies, asked: SortOrder): SortOrder {
  if (asked === 'rating' && location?.nearestFirst !== undefined) return 'distance';
  const isMeasured = location?.miles !== undefined || location?.nearestFirst !== undefined;
  return asked === 'distance' && !isMeasured ? 'rating' : asked;
}

/** What was typed and what was searched for instead, in the field of the words and in that of the location. */
function correctionOf({ reading, location }: MatchingCompanies, filters: PlacedFilters): CompanyPage['correction'] {
  const isPlaceCorrected = filters.location !== undefined && location?.correctedName !== undefined;
  if (reading?.isCorrected !== true && !isPlaceCorrected) return null;
  const inPlace = (what: string | undefined, where: string | undefined) =>
    [what, where === undefined ? undefined : `in ${where}`].filter((part) => part !== undefined).join(' ');
  return {
    typed: inPlace(filters.search, filters.location),
    shown: inPlace(reading?.text, isPlaceCorrected ? location?.correctedName : filters.location),
  };
}
