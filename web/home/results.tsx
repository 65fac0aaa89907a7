import { type ReactNode, useEffect } from 'react';
import { SORT_ORDERS, type SortOrder } from '#domain/companies/sort-order.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { type HomeState, paths, type ViewMode } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import type { CardCompany } from '#web/companies/card-content.ts';
import { CompanyCard, CompanyCardSkeleton } from '#web/companies/company-card.tsx';
import { texts } from '#web/messages.ts';
import { GridIcon, ListIcon, MapIcon } from '#web/ui/icons.tsx';
import { capitalized, describeState } from './describe-state.ts';
import { Pagination } from './pagination.tsx';

/** `first` is what the server has sent. */
export type ResultsStatus = 'first' | 'idle' | 'loading' | 'failed';

type Props = {
  state: HomeState;
  total: number;
  notice: string | null;
  status: ResultsStatus;
  onSort: (order: SortOrder) => void;
  children: ReactNode;
};

/** The heading with the true total, the order and the view, the cards, and the way to further pages. */
export function Results({ state, total, notice, status, onSort, children }: Props) {
  const what = describeState(state);
  const isSettled = status === 'first' || status === 'idle';
  return (
    // A double click on Search has scrolled the page: its second click is meant for nothing here.
    <div
      id="results"
      aria-busy={status === 'loading'}
      onClickCapture={(event) => event.detail > 1 && event.preventDefault()}
    >
      <div className="results-head">
        <div>
          <h2 id="results-title" tabIndex={-1} aria-live="polite">
            {headingOf(status, total)}
          </h2>
          <p className="label-mono">{what === '' ? 'The whole directory' : what}</p>
        </div>
        <div className="results-tools">
          <label htmlFor="sort" className="label-mono">
            Sort by
          </label>
          <select
            id="sort"
            name="sortBy"
            autoComplete="off"
            value={state.sortBy ?? 'rating'}
            onChange={(event) => onSort(event.currentTarget.value as SortOrder)}
            className="field"
          >
            {SORT_ORDERS.map((order) => (
              <option key={order} value={order}>
                {capitalized(order)}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="button button-line">
              Sort
            </button>
          </noscript>
          <ViewToggle state={state} />
        </div>
      </div>
      {notice !== null && isSettled && <p className="plate mt-4 px-4 py-3 text-sm text-soft">{notice}</p>}
      {children}
      {isSettled && <Pagination state={state} pages={Math.ceil(total / PAGE_SIZE)} />}
    </div>
  );
}

function headingOf(status: ResultsStatus, total: number): string {
  if (status === 'loading') return 'Searching…';
  if (status === 'failed') return 'Search failed';
  return `${total.toLocaleString('en')} ${total === 1 ? 'company' : 'companies'} found`;
}

type CardsProps = {
  state: HomeState;
  total: number;
  items: CardCompany[];
  map: string | undefined;
  country: string | undefined;
  status: ResultsStatus;
  /** After a failure the server's reason. */
  notice: string | null;
  onRetry: () => void;
};

/** The cards, or what stands in their place: their shapes while loading, a sentence and a way on when there are none. */
export function ResultCards({ state, total, items, map, country, status, notice, onRetry }: CardsProps) {
  const view = state.view === 'list' ? 'list' : 'grid';
  if (status === 'failed') {
    return (
      <Empty text={`${texts.fetchCompaniesFailed}. ${notice || 'Please check your connection.'}`}>
        <button type="button" className="button button-ink" onClick={onRetry}>
          Try again
        </button>
      </Empty>
    );
  }
  if (status !== 'loading' && items.length === 0) return <NoResults state={state} total={total} country={country} />;
  return (
    <>
      {state.view === 'map' && <FoundMap html={map ?? MAP_SKELETON} />}
      <ul className={`results-${view}`}>
        {status === 'loading'
          ? Array.from({ length: PAGE_SIZE }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={index}>
                <CompanyCardSkeleton view={view} />
              </li>
            ))
          : items.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} view={view} from={state.location} />
              </li>
            ))}
      </ul>
    </>
  );
}

const MAP_SKELETON = '<div class="map"><div class="map-plate map-wait skeleton"></div></div>';

/** The map as the server has drawn it. What makes it move comes with it. */
function FoundMap({ html }: { html: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map has to come to life, too
  useEffect(() => void import('#web/maps/live-map.browser.ts').then(({ enhanceMaps }) => enhanceMaps()), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of a page of our own
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function NoResults({ state, total, country }: Pick<CardsProps, 'state' | 'total' | 'country'>) {
  if (total > 0) {
    return (
      <Empty text={`Page ${state.page} does not exist. The last page is ${Math.ceil(total / PAGE_SIZE)}.`}>
        <a href={paths.results({ ...state, page: 1 })} className="button button-ink">
          First page
        </a>
      </Empty>
    );
  }
  if (describeState(state) === '') {
    return (
      <Empty text="No companies are listed yet. Be the first.">
        <a href={paths.register} className="button button-ink">
          List Your Company
        </a>
      </Empty>
    );
  }
  return (
    <Empty text="No companies match. Try fewer words or filters. For location, enter a town, region or country (postcodes do not work yet).">
      {country !== undefined && (
        <a href={paths.results({ ...state, location: country, page: 1, at: undefined })} className="button button-ink">
          {`Search all of ${withArticle(country)}`}
        </a>
      )}
      <a href={paths.results({ view: state.view })} className="button button-line">
        Clear search
      </a>
    </Empty>
  );
}

function Empty({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="plate flex flex-col items-start gap-4 p-8">
      <p className="max-w-[56ch]">{text}</p>
      {children}
    </div>
  );
}

function ViewToggle({ state }: { state: HomeState }) {
  const { view = 'grid' } = state;
  const link = (mode: ViewMode, label: string, icon: ReactNode) => (
    <a
      href={paths.results({ ...state, view: mode, at: undefined })}
      aria-label={label}
      aria-current={view === mode ? 'true' : undefined}
      className="icon-button"
    >
      {icon}
    </a>
  );
  return (
    <fieldset className="plate view-toggle">
      <legend className="sr-only">View</legend>
      {link('grid', 'Grid view', <GridIcon />)}
      {link('list', 'List view', <ListIcon />)}
      {link('map', 'Map view', <MapIcon />)}
    </fieldset>
  );
}
