import type { CompanyPage } from '#domain/companies/public-company.ts';
import { companySearchQuery } from '#domain/companies/search-query.ts';
import { CERTIFIED_COMPANIES, PAGE_SIZE, TOP_INDUSTRIES } from '#domain/constants.ts';
import type { Shown } from '#domain/insights/visited.ts';
import { MAP_SIZES } from '#domain/maps/company-map.ts';
import { readFocus, writeFocus } from '#domain/maps/map-window.ts';
import {
  type HomeState,
  isSearch,
  LIST_FILTERS,
  pagePatterns,
  paths,
  patternToRegExp,
  readViewMode,
} from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import type { Site } from '#domain/site.ts';
import { toFoundCard } from '#web/companies/card-content.ts';
import type { Head } from '#web/document.tsx';
import { companyMapHtml } from '#web/maps/company-map.ts';
import type { Page } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { organization } from '#web/seo/structured-data.ts';
import { activeFilters } from './active-filters.ts';
import { describeState, homeTitle, pageOf } from './describe-state.ts';
import { HomeFragment, HomePage, type HomeProps } from './home-page.tsx';
import type { SearchResults } from './search-results.ts';

export const homePage: Page<HomeProps> = {
  pattern: patternToRegExp(pagePatterns.home),
  address: ({ query }) => {
    const read = readHomeState(query);
    return read.state === undefined ? { problem: read.problem } : { key: paths.home(read.state) };
  },
  load: async ({ query }, data, site) => {
    const { state: asked = {} } = readHomeState(query);
    const { filters } = toSearch(asked);
    const isWholeDirectory = Object.values(filters).every((value) => value === undefined);
    const [results, stats, all, lastChecked] = await Promise.all([
      data.searchCompanies(toSearch(asked)),
      data.directoryStats(),
      data.allFacets(),
      data.lastChecked(),
    ]);
    const facets = isWholeDirectory ? all : data.countFacets(filters);
    const names = all.industries.map(({ name }) => name);
    // Case is ignored, and the dropdown knows one spelling.
    const industry = asked.industry?.map(
      (name) => facets.industries.find((row) => isSame(row.name, name))?.name ?? name,
    );
    const state = { ...asked, industry };
    const map = state.view === 'map' ? data.companyMap(filters, MAP_SIZES, readFocus(state.at ?? '') ?? null) : null;
    const { items, page: _page, limit: _limit, sortBy: _sortBy, ...reading } = results;
    const { total, place } = reading;
    const head = homeHead(state, total, site);
    const props: HomeProps = {
      title: head.title,
      finder: {
        state,
        results: {
          ...reading,
          items: items.map(toFoundCard),
          map: map === null ? null : companyMapHtml(map, state),
          country: widerPlace(place),
          ways: total === 0 ? await waysOn(state, reading, data) : [],
        },
        facets,
        isWholeDirectory,
        industries: [...new Set([...(industry?.slice(0, 1) ?? []), ...names])].sort(
          (a, b) => names.indexOf(a) - names.indexOf(b),
        ),
        lastChecked,
        companies: stats.companies,
      },
      topIndustries: all.industries
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
        .slice(0, TOP_INDUSTRIES),
      siteName: site.name,
    };
    return { status: 200, props, head, ...(isSearch(state) && { shown: shownOf(state, results) }) };
  },
  component: HomePage,
  fragment: HomeFragment,
};

/** The first page of a search in the usual order counts as the search, the others only as what they list. */
function shownOf(state: HomeState, { items }: CompanyPage): Shown {
  const isBegin = (state.page ?? 1) === 1 && (state.sortBy ?? 'rating') === 'rating' && state.at === undefined;
  return { listed: items.map(({ id }) => id), ...(isBegin && { search: toSearch(state).filters }) };
}

/** Where to look next when nobody is in the place that was searched: its country, unless that was searched already. */
function widerPlace(place: CompanyPage['place']): string | undefined {
  return place === null || place.precision === 'country' || place.label === place.country ? undefined : place.country;
}

/** The whole country, and the search without each of its parts. */
async function waysOn(
  state: HomeState,
  reading: Pick<CompanyPage, 'understood' | 'place'>,
  data: PageData,
): Promise<SearchResults['ways']> {
  const country = widerPlace(reading.place);
  const filters = activeFilters(state, reading);
  const ways = [
    ...(country === undefined
      ? []
      : [
          {
            label: `Search all of ${withArticle(country)}`,
            state: { ...state, location: country, page: 1, at: undefined },
          },
        ]),
    ...(filters.length < 2
      ? []
      : filters.map(({ label, without }) => ({ label: `Without “${label}”`, state: without }))),
  ];
  const counted = ways.map(async (way) => {
    const { total } = await data.searchCompanies({ ...toSearch(way.state), limit: 1 });
    return { ...way, count: total };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

const isSame = (name: string, chosen: string) => name.toLowerCase() === chosen.toLowerCase();

/**
 * Reads the address of the home page, or says what is wrong with it. The form without scripts sends the industry twice,
 * from the search bar and from the panel, and in `was` what the search bar began with. Of other single values that are
 * repeated the last counts.
 */
function readHomeState(
  query: URLSearchParams,
): { state: HomeState; problem?: undefined } | { state?: undefined; problem: string } {
  const lists = Object.fromEntries(LIST_FILTERS.map((name) => [name, query.getAll(name)]));
  const industry = chosenIndustries(query.getAll('industry'), query.get('was'));
  const values = { ...Object.fromEntries(query), ...lists, industry };
  const read = companySearchQuery.safeParse({ ...values, limit: undefined });
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'This link is not valid' };
  const { filters, sortBy, page } = read.data;
  const view = readViewMode(query.get('view'));
  const focus = view === 'map' ? readFocus(query.get('at') ?? '') : undefined;
  return { state: { ...filters, sortBy, page, view, ...(focus && { at: writeFocus(focus) }) } };
}

/** `given` is what the search bar says, then what is checked in the panel; `was` is what the search bar began with. */
function chosenIndustries([inBar = '', ...inPanel]: string[], was: string | null): string[] {
  if (was === null) return [inBar, ...inPanel];
  return inBar === was ? inPanel : inBar === '' ? inPanel.filter((name) => name !== was) : [inBar];
}

function toSearch({
  sortBy,
  page,
  view: _view,
  at: _at,
  ...filters
}: HomeState): Parameters<PageData['searchCompanies']>[0] {
  return { filters, sortBy: sortBy ?? 'rating', page: page ?? 1, limit: PAGE_SIZE };
}

function homeHead(state: HomeState, total: number, site: Site): Head {
  const what = describeState(state);
  const isSearched = what !== '';
  const page = state.page ?? 1;
  return {
    title: homeTitle(state, total, site.name),
    description: isSearched
      ? `${total} certified inspection and testing ${total === 1 ? 'company' : 'companies'}: ${what}. Compare methods and certificates and ask for a quote.`
      : `Search ${CERTIFIED_COMPANIES} certified industrial inspection and testing companies${pageOf(state)}: NDT, pressure vessels, laboratories. Compare certificates and ask for a quote.`,
    keywords:
      'industrial inspection companies, non-destructive testing, NDT, pressure vessel inspection, material testing laboratory, ISO 17020, ISO 17025, ASME, API 510',
    canonical: paths.home(isSearched ? state : { page }),
    // Searches are endless, and the pages of the list repeat the profiles: the directory itself is what others should find.
    noIndex: isSearched || page > 1,
    structuredData: isSearched
      ? []
      : [
          organization(site),
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: site.name,
            url: site.url,
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/?search={search_term_string}` },
              'query-input': 'required name=search_term_string',
            },
          },
        ],
  };
}
