import type { ReactNode } from 'react';
import { SORT_ORDERS, type SortOrder } from '#domain/companies/sort-order.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { guidesOfSearch } from '#domain/guides/guide-links.ts';
import { type HomeState, isSearch, paths, type ViewMode } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { WithDistances } from '#web/companies/distance.tsx';
import { MarkLegend } from '#web/companies/mark-legend.tsx';
import { cachedHtml, PreparedHtml } from '#web/ui/cached-html.server.tsx';
import { CloseIcon, GridIcon, ListIcon, MapIcon } from '#web/ui/icons.tsx';
import { activeFilters } from './active-filters.ts';
import { CardGroups } from './card-groups.tsx';
import { capitalized, resultsTitle } from './describe-state.ts';
import { NoResults } from './no-results.tsx';
import { Pagination } from './pagination.tsx';
import type { SearchResults } from './search-results.ts';

type Props = SearchResults & { state: HomeState };

/** With fewer companies a buyer has hardly a choice, and may look farther. */
const ENOUGH = 3;

const CachedLegend = cachedHtml(MarkLegend);

/**
 * The heading with the true total, the order and the view, the cards, and the way to further pages. `data-address` is the
 * state in the words of an address, for scripts.
 */
export function Results({ state, ...results }: Props) {
  const { total, items, map } = results;
  return (
    <div id="results" aria-busy="false" data-address={paths.home(state)}>
      <div className="results-head">
        <ResultsTitle state={state} {...results} />
        <div className="results-tools">
          <div className="results-chips">
            <ActiveFilters state={state} {...results} />
          </div>
          <label htmlFor="sort" className="label-mono">
            Sort by
          </label>
          <select id="sort" name="sortBy" autoComplete="off" defaultValue={state.sortBy ?? 'rating'} className="field">
            {SORT_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_NAMES[order]}
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
      <div className="results-content">
        {items.length > 0 && <CachedLegend />}
        <div className="results-body card-lists">
          {map !== null && items.length > 0 && <PreparedHtml html={map} />}
          {items.length === 0 ? <NoResults state={state} {...results} /> : <CardGroups state={state} {...results} />}
        </div>
        {items.length > 0 && isSearch(state) && <OrderNote sortBy={state.sortBy ?? 'rating'} />}
        <Pagination state={state} pages={Math.ceil(total / PAGE_SIZE)} />
      </div>
    </div>
  );
}

const ORDER_NAMES: Record<SortOrder, string> = {
  rating: 'Rating (recommended)',
  distance: capitalized('distance'),
  name: capitalized('name'),
  reviews: capitalized('reviews'),
};

/** On a page of results it is the title of the page. */
function ResultsTitle({ state, total, items, notice, correction, country, ...reading }: Props) {
  const Title = isSearch(state) ? 'h1' : 'h2';
  const first = ((state.page ?? 1) - 1) * PAGE_SIZE + 1;
  return (
    <div className="results-title">
      <Title id="results-title" tabIndex={-1}>
        {resultsTitle(state, total, { correction, items, ...reading })}
      </Title>
      {correction !== null && (
        <p className="results-correction">
          Showing results for <b>{correction.shown}</b>. Search instead for{' '}
          <a href={paths.results({ ...state, exact: true, page: 1 })} className="link">
            {correction.typed}
          </a>
        </p>
      )}
      <p className="results-range">
        {items.length > 0 &&
          `${first.toLocaleString('en')}–${(first + items.length - 1).toLocaleString('en')} of ${total.toLocaleString('en')}`}
        {items.length > 0 && notice !== null && ' · '}
        {notice !== null && <WithDistances text={notice} />}
        {items.length > 0 && (reading.inPlace === 0 || total < ENOUGH) && country !== undefined && (
          <>
            {' '}
            <a href={paths.results({ ...state, location: country, page: 1, at: undefined })} className="link">
              {`Search all of ${withArticle(country)}`}
            </a>
          </>
        )}
      </p>
      {/* What the searched certificate proves, or what the law of the searched country asks. */}
      {guidesOfSearch(state).map(({ path, label }) => (
        <p key={path} className="results-range">
          <a href={path} className="link">
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}

/** Each can be taken off alone. */
function ActiveFilters({ state, understood, place }: Props) {
  const filters = activeFilters(state, { understood, place });
  if (filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filters that are on">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <a href={paths.results(without)} className="chip">
            <span className="sr-only">Remove </span>
            {label}
            <CloseIcon size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function OrderNote({ sortBy }: { sortBy: SortOrder }) {
  if (sortBy !== 'rating') return null;
  return (
    <p className="order-note">
      Recommended: what fits your words best first, then checked certificates, then verified companies. At most two of
      six cards are paid placement, and say so.
    </p>
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
