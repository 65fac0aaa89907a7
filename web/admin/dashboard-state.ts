import { useEffect, useState } from 'react';

export const TABS = ['pending', 'verified', 'all', 'requests', 'messages', 'audit'] as const;
export type Tab = (typeof TABS)[number];

/** What lists of companies are filtered by; empty for all. */
export type ListFilters = {
  source: string;
  import: string;
  country: string;
  missing: string;
  duplicate: string;
  badge: string;
  certificates: string;
  olderThan: string;
};

/** What the address of the dashboard holds: the tab, the search, the page, the order and what is shown. */
export type DashboardState = ListFilters & {
  tab: Tab;
  search: string;
  page: number;
  sortBy: string;
  order: 'asc' | 'desc';
  status: string;
  /** Of requests: what became of them. */
  state: string;
  /** The id of the request or message that is open. */
  open: string;
  /** `troubled` while the mails that could not be delivered are open. */
  mails: string;
};

type ChangeState = (change: Partial<DashboardState>, options?: { replace: boolean }) => void;
export type TabProps = { state: DashboardState; onChange: ChangeState };

export const NO_FILTERS: ListFilters = {
  source: '',
  import: '',
  country: '',
  missing: '',
  duplicate: '',
  badge: '',
  certificates: '',
  olderThan: '',
};
const DEFAULTS: DashboardState = {
  tab: 'pending',
  search: '',
  page: 1,
  sortBy: 'created',
  order: 'desc',
  status: '',
  ...NO_FILTERS,
  state: '',
  open: '',
  mails: '',
};

/** The state that an address asks for; what it does not name is as at first. */
export function readState(text: string): DashboardState {
  const query = new URLSearchParams(text);
  const given = Object.keys(DEFAULTS).flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
  const page = Number(query.get('page'));
  return {
    ...DEFAULTS,
    ...Object.fromEntries(given),
    tab: TABS.find((tab) => tab === query.get('tab')) ?? DEFAULTS.tab,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

/** A state as the query of an address, without what is as at first. */
export function writeState(state: Partial<DashboardState>): string {
  const entries = Object.entries(state).filter(([name, value]) => value !== DEFAULTS[name as keyof DashboardState]);
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
}

/** The state of the dashboard. It is in the address, so it survives a reload, and Back works. */
export function useDashboardState(): [DashboardState, ChangeState] {
  const [state, setState] = useState(() => readState(location.search));
  useEffect(() => {
    const onPopState = () => setState(readState(location.search));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const change: ChangeState = (part, { replace } = { replace: false }) => {
    // Any other change leads to the first page.
    const next = { ...state, page: 1, ...part };
    setState(next);
    const query = writeState(next);
    const address = query === '' ? location.pathname : `${location.pathname}?${query}`;
    // Repeating a choice adds no step to go back.
    if (replace || address === location.pathname + location.search) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  };
  return [state, change];
}
