import { findCertification } from '#domain/companies/certification-lookup.ts';
import type { CompanyFilters } from '#domain/companies/company-search.ts';
import type { CompanyFacets, PublicCompany } from '#domain/companies/company-summary.ts';
import { MAX_PAGE_SIZE } from '#domain/constants.ts';
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
  /** The first of them, in the usual order. */
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
      limit: MAX_PAGE_SIZE,
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

/** The services or certificates that most of the companies name, most named first. Spellings of one thing are one. */
export function mostNamed(
  companies: readonly PublicCompany[],
  list: 'specializations' | 'certifications',
  count: number,
): string[] {
  const named = new Map<string, { name: string; count: number }>();
  for (const company of companies) {
    const names = company[list].map((text) =>
      list === 'certifications' ? (findCertification(text)?.name ?? text) : text,
    );
    for (const name of new Set(names)) {
      const known = named.get(name.toLowerCase());
      if (known === undefined) named.set(name.toLowerCase(), { name, count: 1 });
      else known.count += 1;
    }
  }
  return [...named.values()]
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
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
    cards: found.companies.slice(0, LANDING_CARDS).map(toCardCompany),
    more:
      total > LANDING_CARDS
        ? { label: `See all ${companies(total)}, with filters`, href: paths.results(filters) }
        : null,
  };
}
