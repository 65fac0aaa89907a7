import { PAGE_SIZE } from '#domain/constants.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { type HomeState, paths, type ViewMode } from '#domain/paths.ts';
import type { CardCompany } from '#web/companies/card-company.ts';
import { CompanyCard, CompanyCardSkeleton } from '#web/companies/company-card.tsx';
import { texts } from '#web/messages.ts';
import { GridIcon, ListIcon } from '#web/ui/icons.tsx';
import { describeState } from './describe-state.ts';
import type { HomeResults } from './home-page.tsx';
import { Pagination } from './pagination.tsx';
import { SEARCH_FORM } from './search-form.tsx';

const SORT_LABELS: Record<SortOrder, string> = { rating: 'Rating', distance: 'Distance', name: 'Name', reviews: 'Reviews' };

type Props = {
  state: HomeState;
  results: HomeResults;
  status: 'idle' | 'loading' | 'failed';
  onSort: (order: SortOrder) => void;
  onView: (view: ViewMode) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  onContact: (company: CardCompany) => void;
};

export function Results({ state, results, status, onSort, onView, onPage, onRetry, onContact }: Props) {
  const { total, items, notice } = results;
  const view = state.view ?? 'grid';
  const pages = Math.ceil(total / PAGE_SIZE);
  const what = describeState(state);
  return (
    <div className="min-w-0" aria-busy={status === 'loading'}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="results-title" className="text-2xl" aria-live="polite">
            {status === 'loading' ? 'Searching…' : `${total.toLocaleString('en')} ${total === 1 ? 'company' : 'companies'} found`}
          </h2>
          <p className="label-mono mt-1 [overflow-wrap:anywhere]">{what === '' ? 'The whole directory' : what}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor="sort" className="label-mono">
            Sort by
          </label>
          <select
            id="sort"
            key={state.sortBy}
            name="sortBy"
            form={SEARCH_FORM}
            defaultValue={state.sortBy ?? 'rating'}
            onChange={(event) => onSort(event.currentTarget.value as SortOrder)}
            className="field w-auto"
          >
            {Object.entries(SORT_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" form={SEARCH_FORM} className="button button-line">
              Sort
            </button>
          </noscript>
          <ViewToggle state={state} view={view} onView={onView} />
        </div>
      </div>
      {notice !== null && status === 'idle' && <p className="plate mt-4 px-4 py-3 text-sm text-soft">{notice}</p>}
      <div className="mt-5">
        {status === 'failed' ? (
          <Empty text={`${texts.fetchCompaniesFailed}. Please check your connection.`}>
            <button type="button" className="button button-ink" onClick={onRetry}>
              Try again
            </button>
          </Empty>
        ) : status === 'idle' && items.length === 0 ? (
          <NoResults state={state} total={total} />
        ) : (
          <ul className={view === 'grid' ? 'result-grid grid gap-4' : 'grid gap-3'}>
            {status === 'loading'
              ? Array.from({ length: PAGE_SIZE }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                  <li key={index}>
                    <CompanyCardSkeleton />
                  </li>
                ))
              : items.map((company) => (
                  <li key={company.id}>
                    <CompanyCard company={company} view={view} onContact={onContact} />
                  </li>
                ))}
          </ul>
        )}
      </div>
      {status === 'idle' && <Pagination state={state} pages={pages} onPage={onPage} />}
    </div>
  );
}

function NoResults({ state, total }: { state: HomeState; total: number }) {
  if (total > 0) {
    return (
      <Empty text={`There is no page ${state.page}. The results end earlier.`}>
        <a href={paths.home({ ...state, page: 1 })} className="button button-ink">
          First page
        </a>
      </Empty>
    );
  }
  if (describeState(state) === '') {
    return (
      <Empty text="No company is listed yet. Be the first.">
        <a href={paths.register} className="button button-ink">
          List Your Company
        </a>
      </Empty>
    );
  }
  return (
    <Empty text="No company fits all of this. Try fewer words, another spelling of the place, or fewer filters.">
      <a href={paths.home({ view: state.view })} className="button button-ink">
        Clear the search
      </a>
    </Empty>
  );
}

function Empty({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="plate flex flex-col items-start gap-4 p-8">
      <p className="max-w-[56ch]">{text}</p>
      {children}
    </div>
  );
}

function ViewToggle({ state, view, onView }: { state: HomeState; view: ViewMode; onView: (view: ViewMode) => void }) {
  const link = (mode: ViewMode, label: string, icon: React.ReactNode) => (
    <a
      href={`${paths.home({ ...state, view: mode })}#results`}
      aria-label={label}
      aria-current={view === mode ? 'true' : undefined}
      className="flex size-11 items-center justify-center text-soft first:rounded-l-plate last:rounded-r-plate hover:text-ink aria-[current]:bg-ink aria-[current]:text-sheet"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onView(mode);
      }}
    >
      {icon}
    </a>
  );
  return (
    <fieldset className="flex rounded-plate border border-line bg-sheet">
      <legend className="sr-only">View</legend>
      {link('grid', 'Grid view', <GridIcon />)}
      {link('list', 'List view', <ListIcon />)}
    </fieldset>
  );
}
