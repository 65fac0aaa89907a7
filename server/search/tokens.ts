import { certificationFamilies, findCertification } from '#domain/companies/certification-lookup.ts';
import type { CompanyFacts } from '#domain/companies/company.ts';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { normalForm } from '#domain/text/normal-form.ts';

const MAX_WORD_LENGTH = 60;
/** PostgreSQL counts positions in a text up to here. */
const MAX_POSITION = 16_383;
const MOST_KEPT = 10_000;

/** The columns of `companies` that are made from its other columns, for searching, ordering and finding duplicates. */
export type SearchColumns = {
  name_key: string;
  location_key: string;
  email_key: string | null;
  place_key: string;
  facets: string[];
  search_vector: string;
};

/** Which facet a filter is, as it stands in the `facets` column: kind, colon, normal form of the value. */
export const facet = {
  industry: (name: string) => `industry:${normalForm(name)}`,
  equipment: (name: string) => `equipment:${normalForm(name)}`,
  certification: (name: string) => `certification:${normalForm(name)}`,
  area: (name: string) => `area:${normalForm(name)}`,
};

export function searchColumns(company: CompanyFacts): SearchColumns {
  return {
    name_key: normalForm(company.name) || company.name.toLowerCase(),
    location_key: normalForm(company.location),
    ...identityKeys(company),
    facets: facets(company),
    search_vector: searchVector(company),
  };
}

function facets(company: CompanyFacts): string[] {
  const values = [
    ...company.industries.map(facet.industry),
    ...company.equipmentTypes.map(facet.equipment),
    ...company.certifications.flatMap(keptCertificationFacets),
    ...(company.serviceArea === '' ? [] : [facet.area(company.serviceArea)]),
  ];
  return [...new Set(values)];
}

/** A certificate answers to its own text, to its name in the vocabulary and to its families (decision 6). */
function certificationFacets(text: string): string[] {
  const known = findCertification(text);
  return [text, ...(known === undefined ? [] : [known.name]), ...certificationFamilies(text)].map(facet.certification);
}

/** Values of lists repeat from company to company, and an import has thousands of them. */
function kept<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= MOST_KEPT) made.clear();
    const result = make(text);
    made.set(text, result);
    return result;
  };
}

const keptCertificationFacets = kept(certificationFacets);
const keptWords = kept(searchWords);

/** A tsvector literal: words of the name weigh A, of the services B, of certificates and industries C, the rest D. */
function searchVector(company: CompanyFacts): string {
  const parts: [weight: string, words: string[]][] = [
    ['A', searchWords(company.name)],
    ['B', [...company.specializations, ...company.equipmentTypes].flatMap(keptWords)],
    ['C', [...company.certifications, ...company.industries].flatMap(keptWords)],
    ['D', searchWords(company.description)],
  ];
  const lexemes = new Map<string, string>();
  let position = 0;
  for (const [weight, words] of parts) {
    for (const word of words) {
      position = Math.min(position + 1, MAX_POSITION);
      // The first occurrence has the highest weight; later ones would only make the row longer.
      if (!lexemes.has(word)) lexemes.set(word, `'${word}':${position}${weight}`);
    }
  }
  return [...lexemes.values()].join(' ');
}

/** The words under which a text is found: letters and digits only, so they need no quoting. */
export function searchWords(text: string): string[] {
  return normalForm(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH);
}
