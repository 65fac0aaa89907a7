import type { ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import type { AdminList, PagerProps } from '#web/admin/admin-list.ts';
import { Loading } from './loading.tsx';

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
  isSelected?: (item: Item) => boolean;
  /** The key of the row that shortcuts act on. */
  currentRow?: number | undefined;
  failure: string;
  empty: ReactNode;
  /** Of the region that scrolls. */
  className?: string;
  /** With few columns a table scrolls to the side later, or never. Below 1,000 px the rows of the others become cards. */
  width?: keyof typeof WIDTHS;
};

/** Cards of companies have a layout of their own; those of other rows name each value. */
const WIDTHS = { named: ' is-named', medium: ' is-medium', narrow: ' is-narrow', cards: ' is-cards' };

/** A table of the dashboard with its loading, failed and empty states. */
export function AdminTable<Item>({ label, list, columns, sorting, failure, empty, ...props }: Props<Item>) {
  const { rowKey, isPending, isSelected, currentRow, className = 'admin-scroll', width = 'named' } = props;
  const { status, isFetching, items, retry, pager, news } = list;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={label} tabIndex={0} className={`${className} plate`}>
        {news !== undefined && <NewsButton {...news} />}
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
                <tr
                  key={rowKey(item)}
                  data-row={rowKey(item)}
                  data-current={rowKey(item) === currentRow || undefined}
                  data-selected={isSelected?.(item) || undefined}
                  aria-busy={isPending?.(item)}
                >
                  {columns.map((column) =>
                    column.isRowHeader ? (
                      <th key={keyOf(column)} scope="row" className={classOf(column)}>
                        {column.cell(item)}
                      </th>
                    ) : (
                      <td
                        key={keyOf(column)}
                        className={classOf(column)}
                        data-head={typeof column.head === 'string' ? column.head : undefined}
                      >
                        {column.cell(item)}
                      </td>
                    ),
                  )}
                </tr>
              ))
            ) : (
              <tr>
                <td colSpan={columns.length} className="admin-note">
                  {status === 'loading' && <Loading />}
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

/** It lies over the head, so that nothing moves when it comes. */
function NewsButton({ count, show }: NonNullable<AdminList<unknown>['news']>) {
  return (
    <div role="status" className="admin-news">
      {count > 0 && (
        <button type="button" className="mini" title="Others have changed this list" onClick={show}>
          {count === 1 ? 'Show 1 change' : `Show ${count.toLocaleString('en')} changes`}
        </button>
      )}
    </div>
  );
}

function keyOf<Item>({ key, head }: Column<Item>): string {
  return key ?? String(head);
}

/** For the width of a column; those without a key have none. */
function classOf<Item>({ key }: Column<Item>): string | undefined {
  return key === undefined ? undefined : `col-${key}`;
}

function HeadCell<Item>({ column, sorting }: { column: Column<Item>; sorting: Sorting | undefined }) {
  const { head, sortBy } = column;
  if (sorting === undefined || sortBy === undefined)
    return (
      <th scope="col" className={classOf(column)}>
        {head}
      </th>
    );
  const { order, onSort } = sorting;
  const isCurrent = sortBy === sorting.sortBy;
  const isAscending = isCurrent && order === 'asc';
  return (
    <th
      scope="col"
      className={classOf(column)}
      aria-sort={isCurrent ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => onSort(sortBy, isAscending ? 'desc' : 'asc')}>
        {head}
        <span aria-hidden="true">{isCurrent ? (isAscending ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
}

type EmptyProps = { text: string; search: string; isFiltered?: boolean; onClear: () => void };

/** The text of an empty list; after a search or a filter without results also a button that clears it. */
export function Empty({ text, search, isFiltered = false, onClear }: EmptyProps) {
  if (search === '' && !isFiltered) return text;
  return (
    <>
      {search === '' ? `${text} with these filters` : `${text} for “${search}”`}{' '}
      <button type="button" className="mini" onClick={onClear}>
        {isFiltered ? 'Clear filters' : 'Clear search'}
      </button>
    </>
  );
}

/** A button at its end keeps the focus. */
function Pager({ page, total, onPage }: PagerProps) {
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  if (first > total) return null;
  const last = Math.min(page * ADMIN_PAGE_SIZE, total);
  return (
    <nav aria-label="Pages" className="admin-pager">
      <span>{`${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${total.toLocaleString('en')}`}</span>
      <button type="button" className="mini" aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
        Previous
      </button>
      <button
        type="button"
        className="mini"
        aria-disabled={last === total}
        onClick={() => last < total && onPage(page + 1)}
      >
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
