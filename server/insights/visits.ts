import type { CountedSearch, Visited } from '#domain/insights/visited.ts';

/** What is written a minute at most; what is rarer is added up as `OTHER_COMPANY` and `OTHER_WORDS`, or is left out. */
const MAX_COMPANIES = 5_000;
const MAX_SEARCHES = 500;
const MAX_FOUND = 2_000;
/** Held in memory for each that is written, so that the most frequent are known. */
const SPARE = 4;
/** Answers whose visits are not yet added to the counts. */
const MAX_ANSWERS = 1_000;
export const OTHER_COMPANY = 0;
export const OTHER_WORDS = 'Other searches';
const MAX_FOUND_LENGTH = 450;

export type CompanyCount = { companyId: number; views: number; appearances: number };
export type SearchCount = Omit<CountedSearch, 'isWithoutResults' | 'isNobodyThere'> & {
  searches: number;
  withoutResults: number;
  nobodyThere: number;
};
/** How often a search listed a company. */
export type FoundCount = { companyId: number; words: string; appearances: number };
export type Counts = { companies: CompanyCount[]; searches: SearchCount[]; found: FoundCount[] };

/**
 * Counts visits in memory until they are written. A visit costs one entry of a map, because cached pages are fast: what it
 * counts for is added up later.
 */
export class Visits {
  readonly #answers = new Map<Visited, number>();
  readonly #companies = new Map<number, CompanyCount>();
  readonly #searches = new Map<string, SearchCount>();
  readonly #found = new Map<string, FoundCount>();

  count(visited: Visited): void {
    const times = this.#answers.get(visited);
    if (times === undefined && this.#answers.size >= MAX_ANSWERS) this.#addUp();
    this.#answers.set(visited, (times ?? 0) + 1);
  }

  /** All counts so far, which begin again at nothing. Those beyond the limits have the key of the others. */
  take(): Counts {
    this.#addUp();
    const [companies, otherCompanies] = split(this.#companies, MAX_COMPANIES, (one) => one.views + one.appearances);
    const [searches, otherSearches] = split(this.#searches, MAX_SEARCHES, (one) => one.searches);
    const [found] = split(this.#found, MAX_FOUND, (one) => one.appearances);
    for (const counts of [this.#companies, this.#searches, this.#found]) counts.clear();
    return {
      companies: [...companies, ...otherCompanies.map((one) => ({ ...one, companyId: OTHER_COMPANY }))],
      searches: [...searches, ...otherSearches.map(asOther)],
      found,
    };
  }

  /** What could not be written. */
  giveBack({ companies, searches, found }: Counts): void {
    for (const one of companies) this.#addCompany(one);
    for (const one of searches) this.#addSearch(one);
    for (const one of found) this.#addFound(one);
  }

  #addUp(): void {
    for (const [visited, times] of this.#answers) this.#add(visited, times);
    this.#answers.clear();
  }

  #add({ companyId, listed = [], search }: Visited, times: number): void {
    if (companyId !== undefined) this.#addCompany({ companyId, views: times, appearances: 0 });
    for (const id of listed) this.#addCompany({ companyId: id, views: 0, appearances: times });
    if (search === undefined) return;
    const { isWithoutResults, isNobodyThere, ...described } = search;
    this.#addSearch({
      ...described,
      searches: times,
      withoutResults: isWithoutResults ? times : 0,
      nobodyThere: isNobodyThere ? times : 0,
    });
    const [town = ''] = search.place.split(',');
    const words = [search.words, town]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, MAX_FOUND_LENGTH);
    if (words !== '') for (const id of listed) this.#addFound({ companyId: id, words, appearances: times });
  }

  #addCompany({ companyId, views, appearances }: CompanyCount): void {
    const isFull = this.#companies.size >= SPARE * MAX_COMPANIES && !this.#companies.has(companyId);
    const key = isFull ? OTHER_COMPANY : companyId;
    const known = this.#companies.get(key);
    if (known === undefined) this.#companies.set(key, { companyId: key, views, appearances });
    else {
      known.views += views;
      known.appearances += appearances;
    }
  }

  #addSearch(search: SearchCount): void {
    const isFull = this.#searches.size >= SPARE * MAX_SEARCHES && !this.#searches.has(keyOf(search));
    const added = isFull ? asOther(search) : search;
    const known = this.#searches.get(keyOf(added));
    if (known === undefined) this.#searches.set(keyOf(added), { ...added });
    else {
      known.searches += search.searches;
      known.withoutResults += search.withoutResults;
      known.nobodyThere += search.nobodyThere;
    }
  }

  #addFound(found: FoundCount): void {
    const key = `${found.companyId} ${found.words}`;
    const known = this.#found.get(key);
    if (known !== undefined) known.appearances += found.appearances;
    else if (this.#found.size < SPARE * MAX_FOUND) this.#found.set(key, { ...found });
  }
}

const keyOf = ({ words, allWords, place }: SearchCount): string => JSON.stringify([allWords ?? words, place]);

const asOther = (search: SearchCount): SearchCount => ({
  ...search,
  words: OTHER_WORDS,
  allWords: null,
  place: '',
  countryCode: null,
  method: null,
});

/** The most frequent, and the others. */
function split<One>(counts: Map<unknown, One>, max: number, frequency: (one: One) => number): [One[], One[]] {
  const all = [...counts.values()];
  if (all.length > max) all.sort((a, b) => frequency(b) - frequency(a));
  return [all.slice(0, max), all.slice(max)];
}
