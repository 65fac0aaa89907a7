import type { ColumnValues, CompanyFields, SEARCH_COLUMNS } from '#domain/companies/company-columns.ts';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { kept } from '#domain/text/memoize.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { METHOD_FAMILY, namesMethod } from '#domain/vocabulary/method-aliases.ts';

const MAX_WORD_LENGTH = 60;
/** Codes such as MT or PT stand for themselves; as a beginning they would match half of the dictionary. */
export const MAX_CODE_LENGTH = 3;

/** Computed from other columns for searching, ordering and finding duplicates. */
type SearchColumns = ColumnValues<(typeof SEARCH_COLUMNS)[number]>;

type Words = Pick<
  CompanyFields,
  'name' | 'description' | 'specializations' | 'equipmentTypes' | 'certifications' | 'industries'
>;

export function searchColumns(company: Words & Pick<CompanyFields, 'email' | 'location'>): SearchColumns {
  return {
    nameKey: normalForm(company.name) || company.name.toLowerCase(),
    locationKey: normalForm(company.location),
    ...identityKeys(company),
    searchWords: weighedWords(company),
  };
}

const cachedWords = kept(searchWords);

/** Between the words of each weight in `searchWords`. */
export const WEIGHT_SEPARATOR = '|';

/**
 * Every word of a company once, where it weighs most: words of the name, of the services, of certificates and
 * industries, of the description.
 */
function weighedWords(company: Words): string {
  const parts = [
    searchWords(company.name),
    [...company.specializations, ...company.equipmentTypes].flatMap(cachedWords),
    [...company.certifications, ...company.industries].flatMap(cachedWords),
    searchWords(company.description),
  ];
  const known = new Set<string>();
  return parts
    .map((words) => {
      const added = [...new Set(words)].filter((word) => !known.has(word));
      for (const word of added) known.add(word);
      return added.join(' ');
    })
    .join(WEIGHT_SEPARATOR);
}

/**
 * What the words of a service do not tell where they are counted once, where they weigh most: its codes, which may be in the
 * name of the company as well, and the family that it belongs to.
 */
export const extraTerms = kept((service: string): string[] => {
  const words = searchWords(service);
  return [...words.filter((word) => word.length <= MAX_CODE_LENGTH), ...(namesMethod(words) ? [METHOD_FAMILY] : [])];
});

/** The words under which a text is found: letters and digits only, so they need no quoting. */
export function searchWords(text: string): string[] {
  return normalForm(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH);
}
