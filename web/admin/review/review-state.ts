import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';

/** What the address of the review screen holds: the company, and the list that it was opened from. */
export type ReviewState = { id: number; list: URLSearchParams };

/** The pending companies by waiting time, unless the address has another list. */
const BY_WAITING = { status: 'pending', sortBy: 'created', order: 'asc' };

function read(): ReviewState {
  const list = new URLSearchParams(location.search);
  return {
    id: parseId(location.pathname.split('/').at(-1) ?? '') ?? 0,
    list: list.size === 0 ? new URLSearchParams(BY_WAITING) : list,
  };
}

/** The state is in the address, so that it survives a reload, can be sent to another admin, and Back works. */
export function useReviewState(): [ReviewState, (id: number) => void] {
  const [state, setState] = useState(read);
  useEffect(() => {
    const onPopState = () => setState(read());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const open = (id: number) => {
    if (id === state.id) return;
    history.pushState(null, '', paths.adminCompany(id) + location.search);
    // At once, so that nothing is fetched again of a company that has just been removed.
    flushSync(() => setState(read()));
    scrollTo(0, 0);
  };
  return [state, open];
}
