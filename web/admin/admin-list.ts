import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';

export type PagerProps = { page: number; total: number; onPage: (page: number) => void };

/** A list, or one page of it, as its table shows it. */
export type AdminList<Item> = {
  items: readonly Item[];
  status: 'loading' | 'failed' | 'ready';
  isFetching: boolean;
  retry?: () => void;
  pager?: PagerProps;
  /** What others have changed since the list was loaded. */
  news?: News;
};

type News = { count: number; show: () => void };

/** How often what changes is asked for, while the page is visible. */
export const REFRESH = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

type OnChange = (change: { page: number }, options?: { replace: boolean }) => void;

/**
 * One page of a list, refetched when its query changes. A page beyond the end, such as one whose last row is gone, is
 * replaced by the last page.
 */
export function useAdminList<Item, Page extends { items: Item[]; total: number }>(
  key: [name: string, query: object],
  fetchPage: () => Promise<Page>,
  page: number,
  onChange: OnChange,
): AdminList<Page['items'][number]> & { data: Page | undefined; total: number } {
  const client = useQueryClient();
  const { data, status, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const loaded = await fetchPage();
      client.setQueryData([...key, LATEST], loaded);
      return loaded;
    },
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const lastPage = Math.min(Math.ceil(total / ADMIN_PAGE_SIZE), page - 1);
  const isBeyondEnd = data?.items.length === 0 && total > 0 && (isPlaceholderData || lastPage > 0);
  const mustMove = isBeyondEnd && !isPlaceholderData;
  // The page is part of the address, which must not change during rendering.
  useEffect(() => {
    if (mustMove) onChange({ page: lastPage }, { replace: true });
  }, [mustMove, lastPage, onChange]);
  return {
    data,
    items: data?.items ?? [],
    status: isBeyondEnd ? 'loading' : LIST_STATUS[status],
    isFetching,
    retry: () => void refetch(),
    total,
    pager: { page, total, onPage: (next) => onChange({ page: next }) },
  };
}

/** What a list would show if it were loaded again. */
const LATEST = 'latest';

/** Whether a query has what is shown: after a change of one's own, that is to be up to date. */
export function isShown({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.at(-1) !== LATEST;
}

/** A row of a list that is watched; all of it is compared. */
type Row = { id: number };

/**
 * What others have changed on the page of a list since it was loaded. The list itself stays as it is until somebody asks for
 * it: rows that move under the pointer would be decided on by mistake.
 */
export function useNews<Page extends { items: Row[]; total: number }>(
  key: [name: string, query: object],
  fetchPage: () => Promise<Page>,
): News {
  const client = useQueryClient();
  const shown = client.getQueryState<Page>(key);
  const { data: latest, dataUpdatedAt } = useQuery({
    queryKey: [...key, LATEST],
    queryFn: fetchPage,
    // It begins with what is shown.
    enabled: shown?.data !== undefined,
    staleTime: REFRESH.refetchInterval,
    ...REFRESH,
  });
  const isNewer = shown?.data !== undefined && shown.fetchStatus === 'idle' && dataUpdatedAt > shown.dataUpdatedAt;
  return {
    count: isNewer && latest !== undefined && shown.data !== undefined ? countChanges(shown.data, latest) : 0,
    show: () => client.setQueryData(key, latest),
  };
}

function countChanges(shown: { items: Row[]; total: number }, latest: { items: Row[]; total: number }): number {
  const before = new Map(shown.items.map((row) => [row.id, JSON.stringify(row)]));
  const added = latest.items.filter(({ id }) => !before.has(id)).length;
  const changed = latest.items.filter((row) => before.has(row.id) && before.get(row.id) !== JSON.stringify(row)).length;
  const gone = before.size - (latest.items.length - added);
  return changed + Math.max(added, gone, Math.abs(latest.total - shown.total));
}

export const LIST_STATUS = { pending: 'loading', error: 'failed', success: 'ready' } as const;
