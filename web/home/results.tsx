import type { ReactNode } from 'react';
import { SORT_ORDERS } from '#domain/companies/sort-order.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { guidesOfSearch } from '#domain/guides/guide-links.ts';
import { type HomeState, paths, type ViewMode } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import type { CardCompany } from '#web/companies/card-content.ts';
import { CompanyCard } from '#web/companies/company-card.tsx';
import { PreparedHtml } from '#web/ui/cached-html.server.tsx';
import { GridIcon, ListIcon, MapIcon } from '#web/ui/icons.tsx';
import { capitalized, describeState, scopeOf } from './describe-state.ts';
import { Pagination } from './pagination.tsx';

export type SearchResults = {
  total: number;
  notice: string | null;
  items: CardCompany[];
  /** The HTML of the map, in the map view. */
  map: string | null;
  /** The country of the place that was searched, which is where to look next when nobody is there. */
  country: string | undefined;
};

type Props = SearchResults & { state: HomeState };

/**
 * The heading with the true total, the order and the view, the cards, and the way to further pages. `data-address` is the
 * state in the words of an address, for scripts.
 */
export function Results({ state, ...results }: Props) {
  const { total, notice } = results;
  return (
    <div id="results" aria-busy="false" data-address={paths.home(state)}>
      <div className="results-head">
        <div>
          <h2 id="results-title" tabIndex={-1} aria-live="polite">
            {`${total.toLocaleString('en')} ${total === 1 ? 'company' : 'companies'} found`}
          </h2>
          <p className="label-mono">{scopeOf(state)}</p>
          <SearchGuides state={state} />
        </div>
        <div className="results-tools">
          <label htmlFor="sort" className="label-mono">
            Sort by
          </label>
          <select id="sort" name="sortBy" autoComplete="off" defaultValue={state.sortBy ?? 'rating'} className="field">
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
      <div className="results-content">
        {notice !== null && <p className="plate mt-4 px-4 py-3 text-sm text-soft">{notice}</p>}
        <div className="results-body card-lists">
          <Cards state={state} {...results} />
        </div>
        <Pagination state={state} pages={Math.ceil(total / PAGE_SIZE)} />
      </div>
    </div>
  );
}

/** What the searched certificate proves, or what the law of the searched country asks. */
function SearchGuides({ state }: { state: HomeState }) {
  return guidesOfSearch(state).map(({ path, label }) => (
    <p key={path} className="mt-1 text-sm">
      {'Guide: '}
      <a href={path} className="link inline-block py-1">
        {label}
      </a>
    </p>
  ));
}

/** The cards, or a sentence and a way on when there are none. */
function Cards({ state, total, items, map, country }: Props) {
  const view = state.view === 'list' ? 'list' : 'grid';
  if (items.length === 0) return <NoResults state={state} total={total} country={country} />;
  return (
    <>
      {map !== null && <PreparedHtml html={map} />}
      <ul className={`results-${view}`}>
        {items.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} view={view} from={state.location} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoResults({ state, total, country }: Pick<Props, 'state' | 'total' | 'country'>) {
  if (total > 0) {
    return (
      <EmptyResults text={`Page ${state.page} does not exist. The last page is ${Math.ceil(total / PAGE_SIZE)}.`}>
        <a href={paths.results({ ...state, page: 1 })} className="button button-ink">
          First page
        </a>
      </EmptyResults>
    );
  }
  if (describeState(state) === '') {
    return (
      <EmptyResults text="No companies are listed yet. Be the first.">
        <a href={paths.register} className="button button-ink">
          List Your Company
        </a>
      </EmptyResults>
    );
  }
  return (
    <EmptyResults text="No companies match. Try fewer words or filters. For location, enter a town, region or country (postcodes do not work yet).">
      {country !== undefined && (
        <a href={paths.results({ ...state, location: country, page: 1, at: undefined })} className="button button-ink">
          {`Search all of ${withArticle(country)}`}
        </a>
      )}
      <a href={paths.results({ view: state.view })} className="button button-line">
        Clear search
      </a>
    </EmptyResults>
  );
}

export function EmptyResults({ text, children }: { text: string; children: ReactNode }) {
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
