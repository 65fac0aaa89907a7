import type { CompanyFacets, CompanyPage } from '#domain/companies/company-summary.ts';
import { PAGE_SIZE, RESULT_CACHE_MINUTES } from '#domain/constants.ts';
import { type HomeState, homeQuery } from '#domain/paths.ts';
import { callApi } from '#web/api/call-api.ts';
import { toCardCompany } from '#web/companies/card-company.ts';
import type { HomeResults } from './home-page.tsx';

type Found = { results: HomeResults; facets: CompanyFacets };

const kept = new Map<string, { found: Promise<Found>; until: number }>();

/** The results of a home state; those of the last five minutes are not fetched again (specification section 9). */
export function findCompanies(state: HomeState): Promise<Found> {
  const query = new URLSearchParams(homeQuery({ ...state, view: 'grid' }));
  query.set('limit', String(PAGE_SIZE));
  const key = query.toString();
  const before = kept.get(key);
  if (before !== undefined && before.until > Date.now()) return before.found;
  const found = fetchBoth(key);
  kept.set(key, { found, until: Date.now() + RESULT_CACHE_MINUTES * 60_000 });
  found.catch(() => kept.delete(key));
  return found;
}

async function fetchBoth(query: string): Promise<Found> {
  const [page, facets]: [CompanyPage, CompanyFacets] = await Promise.all([
    callApi('GET', '/api/companies', { query }),
    callApi('GET', '/api/companies/facets', { query }),
  ]);
  return { results: { ...page, items: page.items.map(toCardCompany) }, facets };
}

/** What the visitor has put into the search bar and the filter panel. */
export function readDraft(form: HTMLFormElement): HomeState {
  const data = new FormData(form);
  const value = (name: string) => String(data.getAll(name).findLast((text) => text !== '') ?? '').trim() || undefined;
  return {
    search: value('search'),
    location: value('location'),
    industry: value('industry'),
    serviceArea: value('serviceArea'),
    equipmentType: value('equipmentType'),
    certification: value('certification'),
    verified: value('verified') === undefined ? undefined : true,
  };
}
