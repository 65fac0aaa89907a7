import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
};

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
  const { data, status, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: fetchPage,
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

export const LIST_STATUS = { pending: 'loading', error: 'failed', success: 'ready' } as const;
