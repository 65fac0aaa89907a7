import type { CompanyFacets, CompanyPage, PublicCompany } from '#domain/companies/public-company.ts';
import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { AROUND_CARDS, FEATURED_PROVIDERS, LANDING_CARDS, NEAR_MILES } from '#domain/constants.ts';
import type { LandingPlace } from '#domain/landing/landing-place.ts';
import { type LandingReach, type LandingSearch, MIN_OWN_RESULTS } from '#domain/landing/landing-search.ts';
import type { MapSize } from '#domain/maps/company-map.ts';
import { paths } from '#domain/paths.ts';
import { toCardCompany } from '#web/companies/card-content.ts';
import { companyMapHtml } from '#web/maps/company-map.ts';
import type { PageData } from '#web/page-data.ts';
import { companies, singular } from './count-words.ts';
import { aroundOf, shownInstead } from './fallback-text.ts';
import type { Providers } from './landing-sections.tsx';

/** The result of the searches of a landing page: companies, and counts over all of them. */
export type LandingFound = {
  reach: LandingReach;
  filters: PlacedFilters;
  total: number;
  /** How many the home page finds, which also looks for a service in the names of certificates. */
  inFinder: number;
  /** The companies on the page: the first ones in the default order. */
  companies: PublicCompany[];
  /** Those that follow. */
  others: PublicCompany[];
  facets: CompanyFacets;
  /** The first companies around the place and their total, if `companies` are in the place. */
  around: { total: number; companies: PublicCompany[] };
  /** The place of the page with its coordinates. */
  place: CompanyPage['place'];
  /** The HTML of a map of all companies; null if it would be empty. */
  map: string | null;
  /** Too few companies of its own to be indexed (decision 12). */
  isThin: boolean;
};

/** Companies on phones (styles/landing.css). */
const PHONE_CARDS = 3;
/** Where there is more room, scripts draw the map for it when it comes near (web/maps/live-map.browser.ts). */
const OVERVIEW: readonly MapSize[] = ['small'];

/** Searches in the given order until something is found. */
export async function findForLanding(searches: readonly LandingSearch[], data: PageData): Promise<LandingFound> {
  let last: { search: LandingSearch; answer: CompanyPage } | undefined;
  let place: CompanyPage['place'] = null;
  for (const search of searches) {
    const answer = await data.searchCompanies(firstOf(search.filters, 3 * LANDING_CARDS));
    last = { search, answer };
    // The last search can be the one without a place, but the page is still about the place.
    place ??= answer.place;
    if (answer.total > 0) break;
  }
  if (last === undefined) throw new Error('A landing page has at least one search.');
  const { search, answer } = last;
  const { filters, reach } = search;
  const hasAround = reach === 'own' && filters.within === 'place';
  const around = hasAround
    ? await data.searchCompanies(firstOf({ ...filters, within: 'around' }, AROUND_CARDS))
    : undefined;
  const inFinder = { ...filters, searchIn: undefined };
  // Its markers lead to the home page.
  const map = data.companyMap({ ...inFinder, within: reach === 'place' ? 'place' : undefined }, OVERVIEW);
  return {
    reach,
    filters,
    total: answer.total,
    inFinder: filters.searchIn === undefined ? answer.total : (await data.searchCompanies(firstOf(inFinder, 1))).total,
    companies: answer.items.slice(0, LANDING_CARDS),
    others: answer.items.slice(LANDING_CARDS),
    facets: data.countFacets(filters),
    around: { total: around?.total ?? 0, companies: around?.items ?? [] },
    place,
    map: map.views.some(({ markers }) => markers.length > 0) ? companyMapHtml(map, filters) : null,
    isThin: reach !== 'own' || answer.total < MIN_OWN_RESULTS,
  };
}

function firstOf(filters: PlacedFilters, limit: number): Parameters<PageData['searchCompanies']>[0] {
  return { filters, sortBy: 'rating', page: 1, limit, isExplained: false };
}

/** What a landing page shows of the companies that were found; `where` ends the heading over them. */
export function foundContent(found: LandingFound, place: LandingPlace | null, where: string) {
  // Featured companies, else verified ones, that are not among the cards.
  const featured = found.others.filter((company) => company.featured);
  const preferred = featured.length > 0 ? featured : found.others.filter((company) => company.verified);
  return {
    providers: toProviders(found, where),
    around: toAround(found, place),
    statsOf: found.reach === 'own' ? null : shownInstead(found, place),
    map: found.map,
    featured: preferred.slice(0, FEATURED_PROVIDERS).map(toCardCompany),
  };
}

/** The four stats of the page; the industries and service areas that have companies. */
export function landingStats(
  { total, facets }: LandingFound,
  [all, verified, areas, industries]: readonly [string, string, string, string],
): [label: string, value: number][] {
  return [
    [all, total] as const,
    [verified, facets.verified] as const,
    [areas, facets.serviceAreas.filter(({ count }) => count > 0).length] as const,
    [industries, facets.industries.filter(({ count }) => count > 0).length] as const,
  ].map(([label, count]) => [count === 1 ? singular(label) : label, count]);
}

/** The cards and, if there are more companies, a link to all of them with the same filters. */
function toProviders(found: LandingFound, where: string): Providers {
  const { total, filters } = found;
  return {
    heading: total === 0 ? 'Companies' : `${companies(total)} ${where}`,
    cards: found.companies.map(toCardCompany),
    more:
      total > PHONE_CARDS
        ? {
            isForPhones: total <= LANDING_CARDS,
            label: filters.within === undefined ? allInFinder(found) : 'See all results and filters',
            href: paths.results(filters),
          }
        : null,
    from: filters.location,
  };
}

function allInFinder({ total, inFinder }: LandingFound): string {
  const others = inFinder - total;
  const why = others === 0 ? '' : `: ${others} more name it in a certificate only`;
  return `See all ${companies(inFinder)}, with filters${why}`;
}

/** The companies near a city or serving a country, listed separately from those in it; null if there are none. */
function toAround(found: LandingFound, place: LandingPlace | null): Providers | null {
  const { around, filters } = found;
  if (place === null || around.total === 0) return null;
  const more = { label: 'See all results', href: paths.results(filters) };
  return {
    heading: `${companies(around.total, 'more ')} ${inHeading(place, found, around.total, false)}`,
    cards: around.companies.map(toCardCompany),
    more: around.total > around.companies.length ? more : null,
    from: filters.location,
  };
}

/** The text after a number of companies: "within 100 miles of Houston", "based elsewhere that serve Europe" */
export function inHeading(place: LandingPlace, found: LandingFound, count: number, isAlone = true): string {
  const { kind, where } = aroundOf(place, found);
  if (kind === 'near') return `within ${NEAR_MILES} miles of ${where}`;
  return `${isAlone ? 'based elsewhere ' : ''}that ${count === 1 ? 'serves' : 'serve'} ${where}`;
}
