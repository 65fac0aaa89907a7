import type { SearchSuggestion } from '#domain/search/search-suggestions.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { REGISTRATION_VOCABULARY, type RegistrationList } from '#domain/vocabulary/registration-vocabulary.ts';
import { suggest } from '#domain/vocabulary/suggestions.ts';
import type { SearchSources } from './match-companies.ts';

const KINDS = [
  ['service', 'specializations'],
  ['equipment', 'equipmentTypes'],
  ['certificate', 'certifications'],
] as const satisfies [SearchSuggestion['kind'], RegistrationList][];
/** Of one kind, so that the others have room, too. */
const MAX_OF_KIND = 4;
const MAX_COMPANIES = 3;
/** A shorter text begins the names of too many companies. */
const MIN_COMPANY_PREFIX = 2;

/** Completions of the search words, best first within each kind; those that find no company are left out. */
export function suggestSearches(sources: SearchSources, typed: string, limit: number): SearchSuggestion[] {
  if (normalForm(typed) === '') return [];
  const companies = suggestCompanies(sources, typed);
  const words = suggestWords(sources, typed, Math.max(limit - companies.length, Math.ceil(limit / 2)));
  return [...words, ...companies].slice(0, limit);
}

/** Counting costs more than all else: only what is shown is counted. */
function suggestWords(sources: SearchSources, typed: string, max: number): SearchSuggestion[] {
  const words: SearchSuggestion[] = [];
  for (const [kind, list] of KINDS) {
    for (const { name, alias = null } of suggest(REGISTRATION_VOCABULARY[list], typed, [], MAX_OF_KIND)) {
      if (words.length === max) return words;
      const count = sources.countMatches(name);
      if (count > 0) words.push({ kind, label: name, alias, count, company: null });
    }
  }
  return words;
}

function suggestCompanies({ find }: SearchSources, typed: string): SearchSuggestion[] {
  if (normalForm(typed).length < MIN_COMPANY_PREFIX) return [];
  const { index } = find({});
  const slots = index.orders.name.first(MAX_COMPANIES, index.words.matchNames(typed), null);
  return slots.map((slot) => {
    const { id, name, base } = index.companies.at(slot);
    const { city, region } = index.bases[base] ?? {};
    return { kind: 'company', label: name, alias: null, count: 1, company: { id, location: city ?? region ?? '' } };
  });
}
