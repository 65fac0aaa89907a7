import { PAGE_SIZE, RESULT_CACHE_MINUTES } from '#domain/constants.ts';
import { type HomeState, homeQuery, paths, TEXT_FILTERS } from '#domain/paths.ts';
import { callApi } from '#web/api/call-api.ts';
import { toCardCompany } from '#web/companies/card-content.ts';
import type { Found } from './finder.tsx';
import { widerPlace } from './wider-place.ts';

type Answer = { total: number; notice: string | null; found: Found };

const kept = new Map<string, { answer: Promise<Answer>; until: number }>();

/** The results of a home state; those of the last five minutes are not fetched again (specification section 9). */
export function findCompanies(state: HomeState): Promise<Answer> {
  const query = new URLSearchParams(homeQuery({ ...state, view: 'grid' }));
  query.set('limit', String(PAGE_SIZE));
  const map = state.view === 'map' ? paths.home(state) : undefined;
  const key = `${query} ${map}`;
  const recent = kept.get(key);
  if (recent !== undefined && recent.until > Date.now()) return recent.answer;
  const answer = fetchAll(query, map);
  kept.set(key, { answer, until: Date.now() + RESULT_CACHE_MINUTES * 60_000 });
  answer.catch(() => kept.delete(key));
  return answer;
}

async function fetchAll(query: URLSearchParams, page: string | undefined): Promise<Answer> {
  const [{ total, notice, items, place }, facets, map] = await Promise.all([
    callApi('GET', '/api/companies', { query }),
    callApi('GET', '/api/companies/facets', { query }),
    // The server alone draws maps.
    page === undefined ? undefined : import('#web/maps/live-map.browser.ts').then(({ fetchMap }) => fetchMap(page)),
  ]);
  return { total, notice, found: { items: items.map(toCardCompany), facets, map, country: widerPlace(place) } };
}

/** What the visitor has put into the search bar and the filter panel. */
export function readDraft(form: HTMLFormElement): HomeState {
  const data = new FormData(form);
  const value = (name: string) => String(data.getAll(name).findLast((text) => text !== '') ?? '').trim() || undefined;
  return {
    ...Object.fromEntries(TEXT_FILTERS.map((name) => [name, value(name)])),
    verified: value('verified') === undefined ? undefined : true,
  };
}
