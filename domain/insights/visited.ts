import type { PlacedFilters } from '#domain/companies/search-query.ts';

/** What a page shows that is counted: the company whose profile it is, the companies that it lists, the search that it answers. */
export type Shown = { companyId?: number; listed?: readonly number[]; search?: PlacedFilters };

/** A search without anything that could be about a person. */
export type CountedSearch = {
  /** What was understood: names of the vocabulary, and words that companies use of themselves. */
  words: string;
  /** Also with the other words, which are stored once they were searched for on several days; null if there are none. */
  allWords: string | null;
  /** "Houston, Texas, United States"; blank if none was understood. */
  place: string;
  countryCode: string | null;
  method: string | null;
  isWithoutResults: boolean;
  /** Nobody is in the place. */
  isNobodyThere: boolean;
};

/** What each visit of a page counts for. */
export type Visited = Omit<Shown, 'search'> & { search?: CountedSearch };
