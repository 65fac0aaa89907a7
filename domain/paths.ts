import type { CompanyFilters } from '#domain/companies/search-query.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { toSlug } from '#domain/text/slug.ts';

const VIEW_MODES = ['grid', 'list', 'map'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];
/** The layout of the cards; below a map it is a grid. */
export type CardView = Exclude<ViewMode, 'map'>;

/**
 * The state in the address of the home page (decision 9). Undefined and default values are omitted. `at` is the zoomed
 * part of the map (domain/maps/map-focus.ts).
 */
export type HomeState = CompanyFilters & { sortBy?: SortOrder; page?: number; view?: ViewMode; at?: string };

export function readViewMode(text: string | null): ViewMode {
  return VIEW_MODES.find((mode) => mode === text) ?? 'grid';
}

/**
 * The address of every page (specification section 2, route table). `:id` and `:slug` are parameters; one with `?` is
 * optional. Links, page routes, form posts, rate limits and robots.txt all read this table.
 */
export const pagePatterns = {
  home: '/',
  company: '/company/:id/:slug?',
  requestQuote: '/company/:id/request',
  /** Where an address is sent its private links again. */
  requestLinks: '/requests',
  /**
   * Private pages, opened by the links in mails: that of a buyer, and that of one company that was asked. Never cached, indexed
   * or logged with their address (docs/decisions/044-leads-have-recipients.md).
   */
  buyerRequest: '/requests/:token',
  lead: '/leads/:token',
  /** What a visitor doubts on a profile. */
  reportDoubt: '/company/:id/doubt',
  /** The certificates of a company on one sheet, to print. */
  companySheet: '/company/:id/sheet',
  checkCertificate: '/certificates/check',
  /** Up to five companies side by side. */
  compare: '/compare',
  /** One request to several companies, or to nobody in particular. */
  request: '/request',
  about: '/about',
  register: '/register',
  pricing: '/pricing',
  /** What a company pays, for its owners. */
  manageSubscription: '/manage/company/:id/subscription',
  privacy: '/privacy',
  fairLeads: '/fair-leads',
  terms: '/terms',
  guides: '/guides',
  methodSelector: '/guides/method-selector',
  weldStandards: '/guides/weld-standards',
  inspectionIntervals: '/guides/inspection-intervals',
  inspectionPlan: '/guides/inspection-and-test-plan',
  personnelSchemes: '/guides/personnel-schemes',
  reportAnatomy: '/guides/test-reports',
  drawings: '/guides/how-tests-work',
  glossary: '/guides/glossary',
  countryGuides: '/guides/countries',
  countryGuide: '/guides/countries/:slug',
  certificates: '/certificates',
  certificate: '/certificates/:slug',
  apiDocs: '/api/docs',
  /** "Is this your company?" */
  claimCompany: '/company/:id/claim',
  /** Where members of companies sign in, and the list of their companies. What is below is private (`isManagePath`). */
  manage: '/manage',
  manageAccount: '/manage/account',
  /** Opened by the link in a mail that signs in. */
  memberSignIn: '/manage/sign-in/:token',
  manageCompany: '/manage/company/:id',
  managePeople: '/manage/company/:id/people',
  manageProfile: '/manage/company/:id/profile',
  manageCertificates: '/manage/company/:id/certificates',
  manageCertificate: '/manage/company/:id/certificates/:part',
  manageRequests: '/manage/company/:id/requests',
  manageRequest: '/manage/company/:id/requests/:part',
  manageSettings: '/manage/company/:id/settings',
  signIn: '/sign-in',
  signOut: '/sign-out',
  admin: '/admin',
  /** Where certificates are checked, one at a time. */
  adminCertificates: '/admin/certificates',
  /** Who says that a company is theirs, and who manages which company. */
  adminClaims: '/admin/claims',
  /** All that is known of one company, with the decision on it, and how its profile looks. */
  reviewCompany: '/admin/companies/:id',
  previewCompany: '/admin/companies/:id/preview',
  /** Pairs that may be one company listed twice. */
  duplicates: '/admin/duplicates',
  /** What companies changed of their listings. */
  adminChanges: '/admin/changes',
  adminInsights: '/admin/insights',
  /** Who did what, with filters in the address. */
  adminAudit: '/admin/audit',
  /** All mails with example data. */
  adminMails: '/admin/mails',
  /** Who pays, what failed, and the revenue. */
  adminPayments: '/admin/payments',
  /** Admins, sessions, quarantine rules, retention and test mail. */
  adminSettings: '/admin/settings',
  /** Where the link in an invitation or a reset sets a password; a private page as those above. */
  setPassword: '/set-password/:token',
  /** Where the link in an email to many switches such emails off, by a page or by one click of a mail program (RFC 8058). */
  unsubscribe: '/unsubscribe',
  /** The password and the second factor of the signed-in admin. */
  security: '/admin/security',
} as const;

/** Parts of pages as HTML, which scripts put into a page: the results of a search, the form of the request dialog. */
export const fragmentPatterns = {
  results: '/api/companies/results',
  request: `${pagePatterns.requestQuote}/form`,
} as const;

/** Files about one company. */
export const companyFiles = {
  badge: '/company/:id/badge.svg',
  packPdf: '/company/:id/qualification-pack.pdf',
  packZip: '/company/:id/qualification-pack.zip',
} as const;

/** Landing pages (decision 11). `domain/landing/landing-path.ts` parses them, since a slug has several spellings. */
export const landingPatterns = {
  location: '/inspection-companies-in-:place',
  asmeLabs: '/asme-certified-labs-:place',
  iso17025Labs: '/iso-17025-labs-in-:place',
  service: '/:service-services',
  testingService: '/:service-testing-services',
  testingInPlace: '/:service-testing-:place',
  labsInPlace: '/:service-labs-:place',
  testLabsInPlace: '/:service-test-labs-:place',
} as const;

/** Replaces the parameters of a pattern; an empty one is removed with its slash. */
export function fillPattern(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/(\/?):(\w+)\??/g, (_match, slash: string, name: string) =>
    values[name] === '' ? '' : `${slash}${values[name]}`,
  );
}

/** The links to all pages, built from the patterns above. */
export const paths = {
  ...pagePatterns,
  home: (state: HomeState = {}): string => {
    const query = homeQuery(state);
    return query === '' ? pagePatterns.home : `${pagePatterns.home}?${query}`;
  },
  /** The results: on the home page below its first screen, else at the top. With scripts, such links load no new page. */
  results: (state: HomeState = {}): string => {
    const query = homeQuery(state);
    return query === '' ? `${pagePatterns.home}#results` : `${pagePatterns.home}?${query}`;
  },
  resultsFragment: (state: HomeState = {}): string => {
    const query = homeQuery(state);
    return query === '' ? fragmentPatterns.results : `${fragmentPatterns.results}?${query}`;
  },
  industries: `${pagePatterns.home}#industries`,
  contact: `${pagePatterns.about}#contact`,
  /** A profile; `from` is the place from which the distance is shown, `validOn` the day of the visitor. */
  company: ({ id, name }: { id: number; name: string }, from?: string, validOn?: string): string => {
    const address = fillPattern(pagePatterns.company, { id, slug: companySlug(name) });
    const query = String(
      new URLSearchParams({ ...(from !== undefined && { from }), ...(validOn !== undefined && { validOn }) }),
    );
    return query === '' ? address : `${address}?${query}`;
  },
  /** The screen on which an admin decides on a company; `list` is the query of the list that leads to the next one. */
  adminCompany: (id: number, list = ''): string => {
    const address = fillPattern(pagePatterns.reviewCompany, { id });
    return list === '' ? address : `${address}?${list}`;
  },
  previewCompany: (id: number): string => fillPattern(pagePatterns.previewCompany, { id }),
  /** A request or a message, opened in the dashboard. */
  adminRequest: (id: number): string => `${pagePatterns.admin}?tab=requests&open=${id}`,
  adminMessage: (id: number): string => `${pagePatterns.admin}?tab=messages&open=${id}`,
  /** The certificates of one company on the check screen. */
  checkCompany: (id: number): string => `${pagePatterns.adminCertificates}?company=${id}`,
  /** The request form of a company; `query` is what fills it: the choice of the plan builder, a date. */
  requestQuote: (id: number, query?: URLSearchParams): string => {
    const address = fillPattern(pagePatterns.requestQuote, { id });
    return query === undefined ? address : `${address}?${query}`;
  },
  manageSubscription: (id: number): string => fillPattern(pagePatterns.manageSubscription, { id }),
  compare: (ids: readonly number[], wanted?: Wanted): string => withCompanies(pagePatterns.compare, ids, wanted),
  request: (ids: readonly number[], wanted?: Wanted): string => withCompanies(pagePatterns.request, ids, wanted),
  buyerRequest: (token: string): string => fillPattern(pagePatterns.buyerRequest, { token }),
  lead: (token: string): string => fillPattern(pagePatterns.lead, { token }),
  setPassword: (token: string): string => fillPattern(pagePatterns.setPassword, { token }),
  reportDoubt: (id: number, certificateId?: number): string =>
    fillPattern(pagePatterns.reportDoubt, { id }) +
    (certificateId === undefined ? '' : `?certificate=${certificateId}`),
  /** The contact form, filled in for a certificate that was renewed. */
  renewCertificate: (id: number, certificateId: number): string =>
    `${pagePatterns.about}?${new URLSearchParams({ company: String(id), certificate: String(certificateId) })}#contact`,
  companySheet: (id: number): string => fillPattern(pagePatterns.companySheet, { id }),
  checkCertificate: (text?: string): string =>
    text === undefined
      ? pagePatterns.checkCertificate
      : `${pagePatterns.checkCertificate}?${new URLSearchParams({ q: text })}`,
  badge: (id: number): string => fillPattern(companyFiles.badge, { id }),
  qualificationPack: (id: number, kind: 'pdf' | 'zip'): string =>
    fillPattern(kind === 'pdf' ? companyFiles.packPdf : companyFiles.packZip, { id }),
  memberSignIn: (token: string): string => fillPattern(pagePatterns.memberSignIn, { token }),
  /** `returnTo` is the page that follows. */
  claimCompany: (id: number, returnTo?: string): string =>
    fillPattern(pagePatterns.claimCompany, { id }) +
    (returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`),
  manageCompany: (id: number): string => fillPattern(pagePatterns.manageCompany, { id }),
  managePeople: (id: number): string => fillPattern(pagePatterns.managePeople, { id }),
  manageProfile: (id: number): string => fillPattern(pagePatterns.manageProfile, { id }),
  manageCertificates: (id: number): string => fillPattern(pagePatterns.manageCertificates, { id }),
  /** The form for a renewal, filled in with what stays. */
  renewOwnCertificate: (id: number, certificate: number): string =>
    `${fillPattern(pagePatterns.manageCertificates, { id })}?renew=${certificate}#add`,
  manageCertificate: (id: number, certificate: number): string =>
    fillPattern(pagePatterns.manageCertificate, { id, part: certificate }),
  manageDocument: (id: number, certificate: number, document: number): string =>
    `${fillPattern(pagePatterns.manageCertificate, { id, part: certificate })}/documents/${document}`,
  manageRequests: (id: number, page = 1): string =>
    fillPattern(pagePatterns.manageRequests, { id }) + (page === 1 ? '' : `?page=${page}`),
  manageRequest: (id: number, recipient: number): string =>
    fillPattern(pagePatterns.manageRequest, { id, part: recipient }),
  manageSettings: (id: number): string => fillPattern(pagePatterns.manageSettings, { id }),
  exportListing: (id: number, file: string): string =>
    `${fillPattern(pagePatterns.manageCompany, { id })}/export/${file}`,
  /** Of the address of the page with the same form. */
  requestFragment: (quote: string): string => `${quote}/form`,
  countryGuide: (slug: string): string => fillPattern(pagePatterns.countryGuide, { slug }),
  certificate: (id: string): string => fillPattern(pagePatterns.certificate, { slug: id }),
} as const;

/** What a visitor needs, carried from the search to comparison and request; blank values are left out. */
export type Wanted = { validOn?: string; from?: string; certification?: readonly string[]; equipmentType?: string };

/** The commas of "companies=12,7" stay readable. */
function withCompanies(pattern: string, ids: readonly number[], wanted: Wanted = {}): string {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(wanted))
    for (const value of [given ?? []].flat()) if (value !== '') query.append(name, value);
  const companies = ids.length === 0 ? '' : `companies=${ids.join(',')}`;
  const parts = [companies, String(query)].filter((part) => part !== '');
  return parts.length === 0 ? pattern : `${pattern}?${parts.join('&')}`;
}

const PARAMETERS: Record<string, string> = {
  id: '[^/]{1,20}',
  part: '[^/]{1,20}',
  slug: '[a-z0-9-]{1,80}',
  token: '[^/]{1,200}',
};

/** The groups are the parameters. A trailing slash is allowed after an optional one. */
export function patternToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\/:(\w+)(\??)/g, (_match, name: string, optional: string) =>
    optional === '' ? `/(${PARAMETERS[name]})` : `(?:/(${PARAMETERS[name]}))?/?`,
  );
  return new RegExp(`^${source}$`);
}

const LINK_PATHS = [pagePatterns.buyerRequest, pagePatterns.lead, pagePatterns.setPassword].map(
  (pattern) => new RegExp(`^${fillPattern(pattern, { token: '' })}/`),
);

/** Whether a path has the token of a private link in it. */
export function isLinkPath(path: string): boolean {
  return LINK_PATHS.some((pattern) => pattern.test(path));
}

/** Whether a page is one of members: it shows what is theirs, and its forms count by their session. */
export function isManagePath(path: string): boolean {
  return path === pagePatterns.manage || path.startsWith(`${pagePatterns.manage}/`);
}

/** The notation of robots.txt and speculation rules. */
export function patternToWildcard(pattern: string): string {
  return pattern.replace(/:\w+\??/g, '*');
}

/** The pages below a profile: /company/:id/request is the address of the request form. */
const SUBPAGES = new Set(['request', 'doubt', 'sheet', 'claim']);

/** The readable end of a profile's address: up to eight words of the name, `a-z0-9-`. Empty for other scripts. */
export function companySlug(name: string): string {
  const slug = toSlug(name, 8).slice(0, 80).replace(/-$/, '');
  return SUBPAGES.has(slug) ? '' : slug;
}

/** Filters of one value, and of several. */
export const TEXT_FILTERS = ['search', 'location', 'serviceArea'] as const satisfies (keyof CompanyFilters)[];
export const LIST_FILTERS = ['industry', 'equipmentType', 'certification'] as const satisfies (keyof CompanyFilters)[];
/** In the order in which they appear in addresses. */
const ADDRESS_FILTERS = [
  'search',
  'exact',
  'location',
  'industry',
  'serviceArea',
  'equipmentType',
  'certification',
] as const;

/** Filters by what was checked. */
export const PROOF_FILTERS = ['certificateState', 'validOn'] as const satisfies (keyof CompanyFilters)[];

/** The query string of a home state, in a fixed order, so that equal states have equal addresses. */
export function homeQuery(state: HomeState): string {
  let query = '';
  const set = (key: string, value: string | undefined) => {
    if (value !== undefined && value !== '') query += `${query === '' ? '' : '&'}${key}=${encodeValue(value)}`;
  };
  for (const name of ADDRESS_FILTERS) {
    const value = state[name];
    if (Array.isArray(value)) for (const one of value) set(name, one);
    else set(name, value?.toString());
  }
  for (const name of PROOF_FILTERS) set(name, state[name]);
  set('verified', state.verified === undefined ? undefined : String(state.verified));
  set('sortBy', state.sortBy === 'rating' ? undefined : state.sortBy);
  set('view', state.view === 'grid' ? undefined : state.view);
  set('at', state.view === 'map' ? state.at : undefined);
  set('page', state.page === undefined || state.page === 1 ? undefined : String(state.page));
  return query;
}

/** As forms write it. A page has dozens of addresses, and most values need no encoding. */
function encodeValue(value: string): string {
  return /^[\w.*-]*$/.test(value) ? value : new URLSearchParams([['', value]]).toString().slice(1);
}

/** Whether the page is one of results, without the first screen of the home page. */
export function isSearch(state: HomeState): boolean {
  return homeQuery(state) !== '';
}

/** The state of a link built by `paths.home`. Untrusted addresses are parsed by `companySearchQuery`. */
export function readHomeLink(query: URLSearchParams): HomeState {
  const { verified, exact, view = null, page = 1, ...texts } = Object.fromEntries<string | undefined>(query);
  const lists = LIST_FILTERS.map((name) => [name, query.has(name) ? query.getAll(name) : undefined]);
  return {
    sortBy: 'rating',
    ...texts,
    ...Object.fromEntries(lists),
    exact: exact === 'true' ? true : undefined,
    verified: verified === undefined ? undefined : verified === 'true',
    view: readViewMode(view),
    page: Number(page),
  };
}
