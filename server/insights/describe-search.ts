import type { PlacedFilters } from '#domain/companies/search-query.ts';
import type { CountedSearch, Shown, Visited } from '#domain/insights/visited.ts';
import type { MatchingCompanies, SearchSources } from '#server/directory/match-companies.ts';
import { count, difference } from '#server/search/bitset.ts';

const MAX_WORDS_LENGTH = 200;
/** Addresses and numbers of persons. */
const PERSONAL = /@|\d[\d\s().+/-]{5,}\d/;

/** What visits of a page count for, without anything that could be about a person. */
export function describeVisit(sources: SearchSources, { search, ...shown }: Shown): Visited {
  return { ...shown, ...(search && { search: describeSearch(sources, search) }) };
}

function describeSearch(sources: SearchSources, filters: PlacedFilters): CountedSearch {
  const matching = sources.find(filters);
  const { location, locationText, set } = matching;
  const query = locationText === undefined ? undefined : sources.readLocation(locationText);
  const place = location?.place ?? undefined;
  const resolved = query !== undefined && 'place' in query ? query.place : undefined;
  const parts = [
    ...wordsOf(matching),
    ...valuesOf(matching, filters),
    ...(query?.kind === 'text' && locationText !== undefined ? [{ text: locationText, isKnown: false }] : []),
  ];
  const known = join(parts.filter(({ isKnown }) => isKnown));
  const all = join(parts);
  const area = query?.kind === 'area' ? query.serviceArea : query?.kind === 'world-region' ? query.region.name : '';
  const isPersonal = PERSONAL.test(filters.search ?? '') || PERSONAL.test(filters.location ?? '');
  return {
    words: isPersonal ? '' : known,
    allWords: all === known || isPersonal ? null : all,
    place: place?.label ?? area,
    countryCode: resolved?.countryCode ?? null,
    method: methodOf(matching),
    isWithoutResults: count(set) === 0,
    isNobodyThere: location !== null && count(location.around === null ? set : difference(set, location.around)) === 0,
  };
}

type Part = { text: string; isKnown: boolean };

/** The terms of the search box: what they mean, else the words, and whether a company uses all of these. */
function wordsOf({ reading, index }: MatchingCompanies): Part[] {
  return (reading?.terms ?? []).flatMap(({ words, meanings, isOptional }): Part[] => {
    const [meaning] = meanings;
    if (meaning !== undefined) return [{ text: meaning.concept.label, isKnown: true }];
    if (isOptional) return [];
    return [{ text: words.join(' '), isKnown: words.every((word) => index.words.isWritten(word)) }];
  });
}

/** What was chosen in the panel. An address can have any text there. */
function valuesOf({ index }: MatchingCompanies, filters: PlacedFilters): Part[] {
  const { equipmentType = [], certification = [], industry = [] } = filters;
  const chosen = [
    ...equipmentType.map((value) => ['equipmentType', value] as const),
    ...certification.map((value) => ['certification', value] as const),
    ...industry.map((value) => ['industry', value] as const),
  ];
  return chosen.map(([kind, text]) => ({ text, isKnown: count(index.having(kind, text)) > 0 }));
}

function methodOf({ reading }: MatchingCompanies): string | null {
  const concepts = reading?.terms.flatMap(({ meanings }) => meanings.map(({ concept }) => concept));
  return concepts?.find(({ kind }) => kind === 'method')?.label ?? null;
}

function join(parts: readonly Part[]): string {
  return [...new Set(parts.map(({ text }) => text))].join(', ').slice(0, MAX_WORDS_LENGTH);
}
