import type { FoundCompany, PublicCompany } from '#domain/companies/public-company.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { certificationFamilies, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { namesMethod } from '#domain/vocabulary/method-aliases.ts';
import { Caches } from '#server/cache/caches.ts';
import { demoCompanies } from '#server/demo/companies.ts';
import { searchSources } from '#server/directory/match-companies.ts';
import { searchCompanies } from '#server/directory/search-companies.ts';
import { lazily } from '#server/directory/text-matches.ts';
import { placeReader } from '#server/places/company-place.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import type { IndexRow } from '#server/search/indexed-company.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import { searchColumns, searchWords } from '#server/search/tokens.ts';
import type { Wanted } from './search-queries.ts';

const FIRST_PAGE = 6;
/** Of several answers one alone may be shown; fewer than three companies are followed by others (decision 4). */
const ENOUGH = 3;

type Company = IndexRow & PublicCompany;

/**
 * The queries whose first page is wrong: it lacks companies that are wanted, or has others before them. The directory is that
 * of the demonstration, in memory; nobody in it is verified or featured, so that nothing but the words decides.
 */
export async function wrongPages(
  queries: readonly (readonly [query: string, ...answers: Wanted[]])[],
): Promise<string[]> {
  const { companies, sources } = searched();
  const wrong: string[] = [];
  for (const [query, ...answers] of queries) {
    const isRight = (company: Company) => answers.some((wanted) => isWanted(company, wanted));
    const { items, matches } = await searchCompanies(sources, {
      filters: { search: query },
      sortBy: 'rating',
      page: 1,
      limit: FIRST_PAGE,
    });
    const expected = companies.filter(isRight).length;
    if (expected === 0) throw new Error(`No company of the directory is wanted by "${query}"`);
    const first = items.slice(0, expected);
    const others = first.filter(({ id }: FoundCompany) => !isRight(companies[id - 1] as Company));
    // Companies with every word, "type A" as well, are enough by themselves (decision 4).
    const isComplete =
      first.length >= Math.min(expected, answers.length > 1 ? ENOUGH : FIRST_PAGE) ||
      (first.length > 0 && first.length === matches?.all);
    if (!isComplete || others.length > 0)
      wrong.push(`${query}: ${first.length} of ${expected}, among them ${others.map(({ name }) => name).join('; ')}`);
  }
  return wrong;
}

const searched = lazily(() => {
  const companies = directory();
  return { companies, sources: sourcesOf(companies) };
});

function directory(): Company[] {
  const readPlace = placeReader(loadedGazetteer());
  const unknown = { verified: false, featured: false, certificateStates: [], moreServiceAreas: [] };
  return demoCompanies().map(
    (company, index) =>
      ({
        ...company,
        ...searchColumns(company),
        ...readPlace(company, null),
        ...unknown,
        id: index + 1,
      }) as unknown as Company,
  );
}

function sourcesOf(companies: readonly Company[]) {
  const index = new SearchIndex();
  for (const company of companies) index.put(company);
  index.publish();
  const cards = { read: async (ids: readonly number[]) => ids.map((id) => companies[id - 1] as Company) };
  const [gazetteer, caches, changes] = [loadedGazetteer(), new Caches(), { onChange: () => {} }];
  return searchSources({ feed: { index }, changes, gazetteer, caches, cards });
}

function isWanted(company: Company, wanted: Wanted): boolean {
  const { services = [], equipment = [], certificates = [], industries = [], near, country, area, name } = wanted;
  return (
    services.every((service) => offers(company, service)) &&
    equipment.every((type) => company.equipmentTypes.includes(type)) &&
    certificates.every((certificate) => holds(company, certificate)) &&
    industries.every((industry) => company.industries.includes(industry)) &&
    (near === undefined || normalForm(`${company.city} ${company.location}`).includes(normalForm(near))) &&
    (country === undefined || company.countryCode === country) &&
    (area === undefined || company.serviceArea === area) &&
    (name === undefined || company.name === name)
  );
}

/** "Phased array ultrasonic testing" is ultrasonic testing. */
function offers({ specializations }: Company, service: string): boolean {
  if (service === 'NDT') return specializations.some((name) => namesMethod(searchWords(name)));
  const words = searchWords(service.replace(/ (?:testing|test|inspection)$/, ''));
  return specializations.some((name) => words.every((word) => normalForm(name).includes(word.slice(0, 8))));
}

function holds({ certifications }: Company, certificate: string): boolean {
  return certifications.some(
    (name) => findCertification(name)?.name === certificate || certificationFamilies(name).includes(certificate),
  );
}
