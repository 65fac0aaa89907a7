import type { ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import type { AdminList, PagerProps } from '#web/admin/admin-list.ts';

export type Column<Item> = {
  /** Also the key of the column, where it is a text. */
  head: ReactNode;
  key?: string;
  /** The name by which the server sorts; without it, the column cannot be sorted. */
  sortBy?: string;
  /** The cells name their rows. */
  isRowHeader?: boolean;
  cell: (item: Item) => ReactNode;
};

type Sorting = { sortBy: string; order: 'asc' | 'desc'; onSort: (sortBy: string, order: 'asc' | 'desc') => void };

type Props<Item> = {
  label: string;
  list: AdminList<Item>;
  columns: readonly Column<Item>[];
  /** A row is keyed by it. */
  rowKey: (item: Item) => number | string;
  sorting?: Sorting;
  isPending?: (item: Item) => boolean;
  failure: string;
  empty: ReactNode;
  /** Of the region that scrolls. */
  className?: string;
  /** With fewer columns a table scrolls to the side later, or never. */
  width?: keyof typeof WIDTHS;
};

const WIDTHS = { wide: '', medium: ' is-medium', narrow: ' is-narrow' };

/** A table of the dashboard with its loading, failed and empty states. On narrow windows it scrolls within itself. */
export function AdminTable<Item>({ label, list, columns, sorting, failure, empty, ...props }: Props<Item>) {
  const { rowKey, isPending, className = 'admin-scroll', width = 'wide' } = props;
  const { status, isFetching, items, retry, pager } = list;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={label} tabIndex={0} className={`${className} plate`}>
        <table className={`admin-table${isFetching ? ' is-fetching' : ''}${WIDTHS[width]}`} aria-busy={isFetching}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={keyOf(column)} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {status === 'ready' && items.length > 0 ? (
              items.map((item) => (
                <tr key={rowKey(item)} aria-busy={isPending?.(item)}>
                  {columns.map((column) =>
                    column.isRowHeader ? (
                      <th key={keyOf(column)} scope="row">
                        {column.cell(item)}
                      </th>
                    ) : (
                      <td key={keyOf(column)}>{column.cell(item)}</td>
                    ),
                  )}
                </tr>
              ))
            ) : (
              <tr>
                <td colSpan={columns.length} className="admin-note">
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
      </section>
      {status === 'ready' && pager !== undefined && <Pager {...pager} />}
    </>
  );
}

function keyOf<Item>({ key, head }: Column<Item>): string {
  return key ?? String(head);
}

function HeadCell<Item>({ column, sorting }: { column: Column<Item>; sorting: Sorting | undefined }) {
  const { head, sortBy } = column;
  if (sorting === undefined || sortBy === undefined) return <th scope="col">{head}</th>;
  const { order, onSort } = sorting;
  const isCurrent = sortBy === sorting.sortBy;
  const isAscending = isCurrent && order === 'asc';
  return (
    <th scope="col" aria-sort={isCurrent ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <button type="button" onClick={() => onSort(sortBy, isAscending ? 'desc' : 'asc')}>
        {head}
        <span aria-hidden="true">{isCurrent ? (isAscending ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
}

/** The text of an empty list; after a search without results also a button that clears it. */
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

function Pager({ page, total, onPage }: PagerProps) {
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  if (first > total) return null;
  const last = Math.min(page * ADMIN_PAGE_SIZE, total);
  return (
    <nav aria-label="Pages" className="admin-pager">
      <span>{`${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${total.toLocaleString('en')}`}</span>
      <button type="button" className="mini" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <button type="button" className="mini" disabled={last === total} onClick={() => onPage(page + 1)}>
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
