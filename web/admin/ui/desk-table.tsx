import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

type Props = {
  label: string;
  head: ReactNode;
  rows: ReactNode[];
  columns: number;
  status: 'loading' | 'failed' | 'ready';
  failure: string;
  empty: ReactNode;
  onRetry: () => void;
};

/** A table of the desk with its loading, failed and empty states. On narrow windows it scrolls within itself. */
export function DeskTable({ label, head, rows, columns, status, failure, empty, onRetry }: Props) {
  return (
    <ScrollRegion label={label} className="desk-scroll plate">
      <table className="desk-table" aria-busy={status === 'loading'}>
        <thead>{head}</thead>
        <tbody>
          {status === 'ready' && rows.length > 0 ? (
            rows
          ) : (
            <tr>
              <td colSpan={columns} className="desk-note">
                {status === 'loading' && <span role="status">Loading...</span>}
                {status === 'ready' && empty}
                {status === 'failed' && (
                  <>
                    <span role="alert">{failure}</span>{' '}
                    <button type="button" className="mini" onClick={onRetry}>
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

/** The state of a list that is read, as a table shows it. */
export function tableStatus(status: 'pending' | 'error' | 'success'): 'loading' | 'failed' | 'ready' {
  return ({ pending: 'loading', error: 'failed', success: 'ready' } as const)[status];
}

type PagerProps = { page: number; total: number; limit: number; onPage: (page: number) => void };

/** Where one is in a long list, and the way on. */
export function Pager({ page, total, limit, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  return (
    <nav aria-label="Pages" className="desk-pager">
      <span>
        {page > pages
          ? `${total.toLocaleString('en')} in all`
          : `${first.toLocaleString('en')} to ${Math.min(page * limit, total).toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </span>
      <button type="button" className="mini" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        Previous
      </button>
      <button type="button" className="mini" disabled={page >= pages} onClick={() => onPage(page + 1)}>
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
