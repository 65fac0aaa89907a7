import type { CompanyPage } from '#domain/companies/public-company.ts';
import type { HomeState } from '#domain/paths.ts';
import type { CardCompany } from '#web/companies/card-content.ts';

/** How a search was answered; of its companies what their cards show. */
export type SearchResults = Omit<CompanyPage, 'items' | 'page' | 'limit' | 'sortBy'> & {
  items: CardCompany[];
  /** The HTML of the map, in the map view. */
  map: string | null;
  /** The country of the place that was searched, which is where to look next when hardly anybody is there. */
  country: string | undefined;
  /** Where nothing was found: searches that ask for less, and find something. */
  ways: { label: string; state: HomeState; count: number }[];
};
