import { useEffect, useState } from 'react';

export const TABS = ['pending', 'verified', 'all', 'requests', 'messages', 'audit'] as const;
export type Tab = (typeof TABS)[number];

/** What the address of the dashboard holds: the tab, the search, the page, the order and the status that is shown. */
export type DashboardState = {
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
};

type ChangeState = (change: Partial<DashboardState>, options?: { replace: boolean }) => void;
export type TabProps = { state: DashboardState; onChange: ChangeState };

const DEFAULTS: DashboardState = {
  tab: 'pending',
  search: '',
  page: 1,
  sortBy: 'created',
  order: 'desc',
  status: '',
  state: '',
  open: '',
};

function read(): DashboardState {
  const query = new URLSearchParams(location.search);
  const page = Number(query.get('page'));
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? DEFAULTS.tab,
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sortBy: query.get('sortBy') ?? DEFAULTS.sortBy,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    status: query.get('status') ?? '',
    state: query.get('state') ?? '',
    open: query.get('open') ?? '',
  };
}

function write(state: DashboardState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== DEFAULTS[name as keyof DashboardState]) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? location.pathname : `${location.pathname}?${text}`;
}

/** The state of the dashboard. It is in the address, so it survives a reload, and Back works. */
export function useDashboardState(): [DashboardState, ChangeState] {
  const [state, setState] = useState(read);
  useEffect(() => {
    const onPopState = () => setState(read());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const change: ChangeState = (part, { replace } = { replace: false }) => {
    // Any other change leads to the first page.
    const next = { ...state, page: 1, ...part };
    setState(next);
    const address = write(next);
    // Repeating a choice adds no step to go back.
    if (replace || address === location.pathname + location.search) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  };
  return [state, change];
}
