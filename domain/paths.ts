import type { CompanyFilters } from '#domain/companies/search-query.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { toSlug } from '#domain/text/slug.ts';

const VIEW_MODES = ['grid', 'list', 'map'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];
/** How cards are laid out; below a map they stand in a grid. */
export type CardView = Exclude<ViewMode, 'map'>;

/**
 * What the address of the home page says (decision 9). Undefined and default values stay out of it. `at` is a closer look
 * at a part of the map (domain/maps/map-focus.ts).
 */
export type HomeState = CompanyFilters & { sortBy?: SortOrder; page?: number; view?: ViewMode; at?: string };

export function readViewMode(text: string | null): ViewMode {
  return VIEW_MODES.find((mode) => mode === text) ?? 'grid';
}

const RESULTS_FRAGMENT = '/api/companies/results';

/** The addresses of all screens (specification section 2, route table). */
export const paths = {
  home: (state: HomeState = {}): string => {
    const query = homeQuery(state);
    return query === '' ? '/' : `/?${query}`;
  },
  /** The home page at its results: such links are answered without a new page where scripts run. */
  results: (state: HomeState = {}): string => `${paths.home(state)}#results`,
  /** The parts of the home page that a search changes, as HTML. */
  resultsFragment: (state: HomeState = {}): string => {
    const query = homeQuery(state);
    return query === '' ? RESULTS_FRAGMENT : `${RESULTS_FRAGMENT}?${query}`;
  },
  /** The picture that other sites show with a link to this page. */
  socialImage: (page: string): string => `/social-image.png?page=${encodeURIComponent(page)}`,
  industries: '/#industries',
  about: '/about',
  contact: '/about#contact',
  register: '/register',
  pricing: '/pricing',
  apiDocs: '/api/docs',
  admin: '/admin',
  /** The second factor and the password of the admin who is signed in. */
  security: '/admin/security',
  signIn: '/sign-in',
  signOut: '/sign-out',
  /** A profile, with the distance from a place where the visitor has searched for one. */
  company: ({ id, name }: { id: number; name: string }, from?: string): string => {
    const slug = companySlug(name);
    const address = slug === '' ? `/company/${id}` : `/company/${id}/${slug}`;
    return from === undefined ? address : `${address}?${new URLSearchParams({ from })}`;
  },
  requestQuote: (id: number): string => `/company/${id}/request`,
  /** The form of that page, as HTML for the dialog. */
  requestFragment: (id: number): string => `/company/${id}/request/form`,
} as const;

/** The readable end of a profile's address: at most eight words of the name, `a-z0-9-`. Empty for other scripts. */
export function companySlug(name: string): string {
  const slug = toSlug(name, 8).slice(0, 80).replace(/-$/, '');
  // That is the address of the request form (`requestQuote`).
  return slug === 'request' ? '' : slug;
}

/** What companies are searched by, but for `verified`, in the order of addresses. */
export const TEXT_FILTERS = [
  'search',
  'location',
  'industry',
  'serviceArea',
  'equipmentType',
  'certification',
] as const satisfies (keyof CompanyFilters)[];

/** The query string of a home state, in one fixed order, so that equal states have equal addresses. */
export function homeQuery(state: HomeState): string {
  const query = new URLSearchParams();
  const set = (key: string, value: string | undefined) => {
    if (value !== undefined && value !== '') query.set(key, value);
  };
  for (const name of TEXT_FILTERS) set(name, state[name]);
  set('verified', state.verified === undefined ? undefined : String(state.verified));
  set('sortBy', state.sortBy === 'rating' ? undefined : state.sortBy);
  set('view', state.view === 'grid' ? undefined : state.view);
  set('at', state.view === 'map' ? state.at : undefined);
  set('page', state.page === undefined || state.page === 1 ? undefined : String(state.page));
  return query.toString();
}

/** The state that a link made by `paths.home` leads to. For the addresses of strangers there is `companySearchQuery`. */
export function readHomeLink(query: URLSearchParams): HomeState {
  const { verified, view = null, page = 1, ...texts } = Object.fromEntries<string | undefined>(query);
  return {
    sortBy: 'rating',
    ...texts,
    verified: verified === undefined ? undefined : verified === 'true',
    view: readViewMode(view),
    page: Number(page),
  };
}
