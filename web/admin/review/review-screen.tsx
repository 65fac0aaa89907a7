import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { companyStatus } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import { Key, KeyHelp } from '#web/admin/ui/key-help.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { CompanyReviewed } from './company-reviewed.tsx';
import { RemovedCompany } from './removed-company.tsx';
import { reviewKeys } from './review-keys.ts';
import { useReviewState } from './review-state.ts';

type Neighbour = Pick<AdminCompany, 'id' | 'name'>;

const ROWS = 100;
const NOT_FOUND = 404;

const fetchReview = (id: number) => callApi('GET', '/api/admin/companies/:id/review', { id });

/** One company at a time, from a list that is worked off: what is known of it, and the decision at the foot. */
export function ReviewScreen() {
  const [{ id, list }, show] = useReviewState();
  const client = useQueryClient();
  const query = new URLSearchParams(list);
  query.set('limit', String(ROWS));
  const queue = useQuery({
    queryKey: ['companies', 'queue', String(query)],
    queryFn: () => callApi('GET', '/api/admin/companies', { query }),
  });
  const review = useQuery({ queryKey: ['review', id], queryFn: () => fetchReview(id) });
  const items = queue.data?.items ?? [];
  const index = items.findIndex((item) => item.id === id);
  // One beyond the first of a long list, or one that was decided on and is no longer in it.
  const { data: neighbours } = useQuery({
    queryKey: ['companies', 'neighbours', id, String(list)],
    queryFn: () => callApi('GET', '/api/admin/companies/neighbours', { query: neighboursOf(id, list) }),
    enabled: queue.data !== undefined && index === -1 && review.isSuccess,
  });
  const next: Neighbour | undefined =
    index === -1 ? (neighbours?.after[0] ?? items.find((item) => item.id !== id)) : items[index + 1];
  const previous: Neighbour | undefined = index === -1 ? neighbours?.before[0] : items[index - 1];
  useEffect(() => {
    if (next !== undefined)
      void client.prefetchQuery({ queryKey: ['review', next.id], queryFn: () => fetchReview(next.id) });
  }, [client, next]);
  const name = review.data?.company.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | Review`;
  }, [name]);
  const open = (next: number) => {
    const hadFocus = document.activeElement !== document.body;
    show(next);
    // The button that was pressed is gone with its company.
    if (hadFocus && document.activeElement === document.body)
      document.getElementById('review-name')?.focus({ preventScroll: true });
  };
  const go = (company: Neighbour | undefined) => company !== undefined && open(company.id);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [item, scrolled] = [current.current, current.current?.closest('ol')];
    // Of the list alone: the page stays where it is.
    if (index !== -1 && item && scrolled) scrolled.scrollTop = item.offsetTop - scrolled.clientHeight / 2;
  }, [index]);
  useShortcuts({ j: () => go(next), k: () => go(previous) });
  const isPending = list.get('status') === 'pending';
  const title = isPending ? 'Pending Approval' : 'Companies';
  const { status: tab = 'all', ...filters } = Object.fromEntries(list);
  const back = `${paths.admin}?${new URLSearchParams({ tab, ...filters })}`;
  return (
    <>
      <h1 className="sr-only">Review companies</h1>
      <div className="review-bar">
        <a href={back} className="link">
          <span aria-hidden="true">← </span>
          {title}
        </a>
        <span role="status">{queue.data !== undefined && positionText(index, queue.data.total, list)}</span>
        <span className="review-moves">
          <a href={paths.duplicates} className="link">
            All duplicates
          </a>
          <KeyHelp keys={reviewKeys()} />
          <button type="button" className="mini" aria-disabled={previous === undefined} onClick={() => go(previous)}>
            <Key name="K" /> Previous
          </button>
          <button type="button" className="mini" aria-disabled={next === undefined} onClick={() => go(next)}>
            Next <Key name="J" />
          </button>
        </span>
      </div>
      <div className="check-columns review-columns">
        <ol className="check-list" aria-label={title}>
          {items.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                ref={company.id === id ? current : null}
                aria-current={company.id === id ? 'true' : undefined}
                onClick={() => open(company.id)}
              >
                <strong>{company.name}</strong>
                <span>{hintOf(company)}</span>
              </button>
            </li>
          ))}
          {queue.data !== undefined && items.length === 0 && (
            <li className="review-empty">{isPending ? 'No company waits.' : 'No company is in this list.'}</li>
          )}
        </ol>
        {review.data !== undefined ? (
          <CompanyReviewed key={id} review={review.data} next={next} onNext={() => go(next)} onOpen={open} />
        ) : review.isError ? (
          isGone(review.error) ? (
            <RemovedCompany id={id} onNext={() => go(next)} next={next} />
          ) : (
            <p role="alert" className="check-empty">
              {fetchFailures.companies}
            </p>
          )
        ) : (
          <p className="check-empty">
            <Loading />
          </p>
        )}
      </div>
    </>
  );
}

function neighboursOf(id: number, list: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...list, ['id', String(id)]]);
}

function isGone(error: Error): boolean {
  return error instanceof CallError && error.status === NOT_FOUND;
}

function positionText(index: number, total: number, list: URLSearchParams): string {
  const count = total.toLocaleString('en');
  if (index === -1) return list.get('status') === 'pending' ? `${count} waiting` : `${count} in this list`;
  const isByAge = list.get('sortBy') === 'created';
  const order = !isByAge ? '' : list.get('order') === 'asc' ? ', oldest first' : ', newest first';
  return `${(index + 1).toLocaleString('en')} of ${count}${order}`;
}

/** What decides, in a word or two: a possible duplicate, badges that are asked for, what is missing, else the place. */
function hintOf(company: AdminCompany): string {
  if (company.duplicates.length > 0) return 'possible duplicate';
  if (!company.approved && (company.verified || company.featured)) return 'asks for badges';
  if (company.email === '') return 'no email';
  return company.approved ? companyStatus(company) : company.location;
}
