import type { ColumnValues, CompanyFields, SEARCH_COLUMNS } from '#domain/companies/company-columns.ts';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { METHOD_FAMILY, namesMethod } from '#domain/vocabulary/method-aliases.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';

const MAX_WORD_LENGTH = 60;
/** Codes such as MT or PT match whole words only; as prefixes they would match half of the dictionary. */
export const MAX_CODE_LENGTH = 3;

/** By which names are compared and sorted; a name without letters of any script has only itself. */
export function nameKey(name: string): string {
  return normalForm(name) || name.toLowerCase();
}

/** Computed from other columns for searching, ordering and finding duplicates. */
type SearchColumns = ColumnValues<(typeof SEARCH_COLUMNS)[number]>;

type Words = Pick<
  CompanyFields,
  'name' | 'description' | 'specializations' | 'equipmentTypes' | 'certifications' | 'industries'
>;

export function searchColumns(company: Words & Pick<CompanyFields, 'email' | 'location'>): SearchColumns {
  return {
    nameKey: nameKey(company.name),
    locationKey: normalForm(company.location),
    ...identityKeys(company),
    searchWords: wordsByField(company),
  };
}

/** Companies share most values of their lists. */
const MAX_CACHED_VALUES = 10_000;
const cachedWords = memoizeText(
  { caches: processCaches, name: 'words-of-values', max: MAX_CACHED_VALUES },
  searchWords,
);

/** Between the words of each field in `searchWords`. */
export const FIELD_SEPARATOR = '|';

/**
 * Each word of a company once, in the field with the highest weight: name, services, certificates and industries,
 * description.
 */
function wordsByField(company: Words): string {
  const fields = [
    searchWords(company.name),
    [...company.specializations, ...company.equipmentTypes].flatMap(cachedWords),
    [...company.certifications, ...company.industries].flatMap(cachedWords),
    searchWords(company.description),
  ];
  const known = new Set<string>();
  return fields
    .map((words) => {
      const added: string[] = [];
      for (const word of words) {
        if (known.has(word)) continue;
        known.add(word);
        added.push(word);
      }
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
