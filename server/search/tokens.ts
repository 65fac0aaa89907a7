import type { CompanyFields } from '#domain/companies/company.ts';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { kept } from '#domain/text/memoize.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { METHOD_FAMILY, namesMethod } from '#domain/vocabulary/method-aliases.ts';

const MAX_WORD_LENGTH = 60;
/** Codes such as MT or PT stand for themselves; as a beginning they would match half of the dictionary. */
export const MAX_CODE_LENGTH = 3;

/** The columns of `companies` that are made from its other columns, for searching, ordering and finding duplicates. */
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
    search_words: weighedWords(company),
  };
}

const cachedWords = kept(searchWords);

/** Between the words of each weight in `search_words`. */
export const WEIGHT_SEPARATOR = '|';

/**
 * Every word of a company once, where it weighs most: words of the name, of the services, of certificates and
 * industries, of the description.
 */
function weighedWords(company: CompanyFields): string {
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
