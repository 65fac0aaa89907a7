import {
  BADGE_FILTERS,
  CERTIFICATE_FILTERS,
  COMPANY_SORTS,
  COMPANY_SOURCES,
  MISSING_FIELDS,
} from '#domain/companies/list-filters.ts';
import type { DashboardState, ListFilters } from '#web/admin/dashboard-state.ts';

export type CompanyTab = 'pending' | 'verified' | 'all';

function known<const Value extends string>(values: readonly Value[], given: string): Value | undefined {
  return values.find((value) => value === given);
}

/** The list that the address of the dashboard asks for, as the API takes it. What it does not know is left out. */
export function companyList(tab: CompanyTab, state: DashboardState) {
  return {
    status: tab,
    search: state.search || undefined,
    source: known(COMPANY_SOURCES, state.source),
    import: /^[1-9]\d{0,8}$/.test(state.import) ? state.import : undefined,
    country: /^[A-Z]{2}$/.test(state.country) ? state.country : undefined,
    missing: known(MISSING_FIELDS, state.missing),
    duplicate: known(['possible'], state.duplicate),
    badge: known(BADGE_FILTERS, state.badge),
    certificates: known(CERTIFICATE_FILTERS, state.certificates),
    olderThan: /^[1-9]\d{0,2}$/.test(state.olderThan) ? state.olderThan : undefined,
    sortBy: known(COMPANY_SORTS, state.sortBy) ?? 'created',
    order: state.order,
  };
}
export type CompanyList = ReturnType<typeof companyList>;

/** The filters that are on, apart from the search. */
export function activeListFilters({
  status: _status,
  search: _search,
  sortBy: _by,
  order: _order,
  ...filters
}: CompanyList) {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name as keyof ListFilters, value] as const],
  );
}
