import type { CompanyFields } from '#domain/companies/company.ts';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { METHOD_FAMILY, namesMethod } from '#domain/vocabulary/method-aliases.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';

const MAX_WORD_LENGTH = 60;
/** Codes such as MT or PT match whole words only; as prefixes they would match half of the dictionary. */
export const MAX_CODE_LENGTH = 3;

/** The columns of `companies` that are derived from others, for searching, ordering and finding duplicates. */
export type SearchColumns = {
  name_key: string;
  location_key: string;
  email_key: string | null;
  place_key: string;
  search_words: string;
};

export function searchColumns(company: CompanyFields): SearchColumns {
  return {
    name_key: normalForm(company.name) || company.name.toLowerCase(),
    location_key: normalForm(company.location),
    ...identityKeys(company),
    search_words: wordsByField(company),
  };
}

/** Companies share most values of their lists. */
const MAX_CACHED_VALUES = 10_000;
const cachedWords = memoizeText(
  { caches: processCaches, name: 'words-of-values', max: MAX_CACHED_VALUES },
  searchWords,
);

/** Between the words of each field in `search_words`. */
export const FIELD_SEPARATOR = '|';

/**
 * Each word of a company once, in the field with the highest weight: name, services, certificates and industries,
 * description.
 */
function wordsByField(company: CompanyFields): string {
  const fields = [
    searchWords(company.name),
    [...company.specializations, ...company.equipmentTypes].flatMap(cachedWords),
    [...company.certifications, ...company.industries].flatMap(cachedWords),
    searchWords(company.description),
  ];
  const known = new Set<string>();
  return fields
    .map((words) => {
      const added = [...new Set(words)].filter((word) => !known.has(word));
      for (const word of added) known.add(word);
      return added.join(' ');
    })
    .join(FIELD_SEPARATOR);
}

/**
 * Terms of a service that `search_words` lacks, where each word stands once: its codes, which may be in the name of the
 * company as well, and the family of methods that it belongs to.
 */
export const extraTerms = memoizeText(
  { caches: processCaches, name: 'extra-terms', max: MAX_CACHED_VALUES },
  (service): string[] => {
    const words = searchWords(service);
    return [...words.filter((word) => word.length <= MAX_CODE_LENGTH), ...(namesMethod(words) ? [METHOD_FAMILY] : [])];
  },
);

/** The words by which a text is found: letters and digits only, so they need no quoting. */
export function searchWords(text: string): string[] {
  return normalForm(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH);
}
