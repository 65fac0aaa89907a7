import type { CompanyFilters } from '#domain/companies/company-search.ts';
import type { CompanyFacets, PublicCompany } from '#domain/companies/company-summary.ts';
import { LANDING_CARDS } from '#domain/landing/landing-limits.ts';
import { type LandingReach, type LandingSearch, MIN_OWN_RESULTS } from '#domain/landing/landing-search.ts';
import { paths } from '#domain/paths.ts';
import { toCardCompany } from '#web/companies/card-company.ts';
import type { PageData } from '#web/page-data.ts';
import { companies } from './count-words.ts';
import type { Providers } from './landing-sections.tsx';

/** What the searches of a landing page gave: the companies, and the counts over all of them. */
export type LandingFound = {
  reach: LandingReach;
  filters: CompanyFilters;
  total: number;
  /** Those that the page shows: the first in the usual order. */
  companies: PublicCompany[];
  facets: CompanyFacets;
  /** Too few of its own for search engines (decision 12). */
  isThin: boolean;
};

/** Searches in the given order until something is found. */
export async function findForLanding(searches: readonly LandingSearch[], data: PageData): Promise<LandingFound> {
  let last: { search: LandingSearch; total: number; companies: PublicCompany[] } | undefined;
  for (const search of searches) {
    const { total, items } = await data.searchCompanies({
      filters: search.filters,
      sortBy: 'rating',
      page: 1,
      limit: LANDING_CARDS,
    });
    last = { search, total, companies: items };
    if (total > 0) break;
  }
  if (last === undefined) throw new Error('A landing page has at least one search.');
  const { search, total, companies } = last;
  return {
    reach: search.reach,
    filters: search.filters,
    total,
    companies,
    facets: await data.countFacets(search.filters),
    isThin: search.reach !== 'own' || total < MIN_OWN_RESULTS,
  };
}

/** Up to three: featured or verified ones, otherwise the first three. */
export function featuredProviders(companies: readonly PublicCompany[], count: number): PublicCompany[] {
  const preferred = companies.filter(({ featured, verified }) => featured || verified);
  return (preferred.length > 0 ? preferred : companies).slice(0, count);
}

/** The cards and, where there are more, the way to all of them with the same filters. */
export function toProviders(found: LandingFound, where: string): Providers {
  const { total, filters } = found;
  return {
    heading: total === 0 ? 'Companies' : `${companies(total)} ${where}`,
    cards: found.companies.map(toCardCompany),
    more:
      total > LANDING_CARDS
        ? { label: `See all ${companies(total)}, with filters`, href: paths.results(filters) }
        : null,
  };
}
