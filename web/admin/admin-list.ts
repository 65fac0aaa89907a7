import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';

type OnPage = (change: { page: number }, options?: { replace: boolean }) => void;

/** A list of the desk as its table shows it. */
export type AdminList = {
  status: 'loading' | 'failed' | 'ready';
  isFetching: boolean;
  retry: () => void;
  page: number;
  total: number;
  onPage: OnPage;
};

/**
 * One page of a list, read anew when its query changes. A page beyond the end, as the last row of the last one leaves it,
 * gives way to the last one that there is.
 */
export function useAdminList<Item, Page extends { items: Item[]; total: number }>(
  key: [name: string, query: string],
  read: () => Promise<Page>,
  page: number,
  onPage: OnPage,
): AdminList & { items: Page['items']; data: Page | undefined } {
  const { data, status, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: read,
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const lastPage = Math.min(Math.ceil(total / ADMIN_PAGE_SIZE), page - 1);
  const isBeyondEnd = data?.items.length === 0 && total > 0 && (isPlaceholderData || lastPage > 0);
  const mustMove = isBeyondEnd && !isPlaceholderData;
  // The page is in the address, which is no part of what is rendered.
  useEffect(() => {
    if (mustMove) onPage({ page: lastPage }, { replace: true });
  }, [mustMove, lastPage, onPage]);
  return {
    data,
    items: data?.items ?? [],
    status: isBeyondEnd ? 'loading' : STATUSES[status],
    isFetching,
    retry: () => void refetch(),
    page,
    total,
    onPage,
  };
}

const STATUSES = { pending: 'loading', error: 'failed', success: 'ready' } as const;
