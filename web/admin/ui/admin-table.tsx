import type { ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import type { AdminList } from '#web/admin/admin-list.ts';
import { ScrollRegion } from './scroll-region.tsx';

type Props = {
  label: string;
  list: AdminList;
  head: ReactNode;
  rows: ReactNode[];
  columns: number;
  failure: string;
  empty: ReactNode;
  /** For few columns: the table fits where it stands, and does not scroll to the side. */
  isNarrow?: boolean;
};

/** A table of the desk with its loading, failed and empty states. On narrow windows it scrolls within itself. */
export function AdminTable({ label, list, head, rows, columns, failure, empty, isNarrow }: Props) {
  const { status, isFetching, retry } = list;
  return (
    <>
      <ScrollRegion label={label} className="admin-scroll plate">
        <table
          className={`admin-table${isFetching ? ' is-fetching' : ''}${isNarrow ? ' is-narrow' : ''}`}
          aria-busy={isFetching}
        >
          <thead>{head}</thead>
          <tbody>
            {status === 'ready' && rows.length > 0 ? (
              rows
            ) : (
              <tr>
                <td colSpan={columns} className="admin-note">
                  {status === 'loading' && <span role="status">Loading...</span>}
                  {status === 'ready' && empty}
                  {status === 'failed' && (
                    <>
                      <span role="alert">{failure}</span>{' '}
                      <button type="button" className="mini" onClick={retry}>
                        Try again
                      </button>
                    </>
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      <Pager list={list} />
    </>
  );
}

/** Column heads that only tell what stands below them. */
export function HeadRow({ labels }: { labels: readonly string[] }) {
  return (
    <tr>
      {labels.map((label) => (
        <th key={label}>{label}</th>
      ))}
    </tr>
  );
}

/** What an empty list says; where a search has found nothing, also the way out of it. */
export function Empty({ text, search, onClear }: { text: string; search: string; onClear: () => void }) {
  if (search === '') return text;
  return (
    <>
      {text} for “{search}”{' '}
      <button type="button" className="mini" onClick={onClear}>
        Clear search
      </button>
    </>
  );
}

/** Where one is in a long list, and the way on. */
function Pager({ list: { status, page, total, onPage } }: { list: AdminList }) {
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  if (status !== 'ready' || first > total) return null;
  const last = Math.min(page * ADMIN_PAGE_SIZE, total);
  return (
    <nav aria-label="Pages" className="admin-pager">
      <span>{`${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${total.toLocaleString('en')}`}</span>
      <button type="button" className="mini" disabled={page <= 1} onClick={() => onPage({ page: page - 1 })}>
        Previous
      </button>
      <button type="button" className="mini" disabled={last === total} onClick={() => onPage({ page: page + 1 })}>
        Next
      </button>
    </nav>
  );
}

export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });
}

export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
