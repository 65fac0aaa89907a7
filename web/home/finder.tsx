import type { CompanyFacets } from '#domain/companies/public-company.ts';
import { COUNTRIES_COVERED, CUSTOMER_SATISFACTION_PERCENT, INDUSTRY_SECTORS } from '#domain/constants.ts';
import type { HomeState } from '#domain/paths.ts';
import { CompanyCardSkeleton } from '#web/companies/company-card.tsx';
import { cachedHtml, PreparedHtml, renderOnce } from '#web/ui/cached-html.server.tsx';
import { StatList } from '#web/ui/stat-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { EmptyResults, Results, type SearchResults } from './results.tsx';
import { SearchBar } from './search-bar.tsx';

export type FinderProps = {
  state: HomeState;
  results: SearchResults;
  facets: CompanyFacets;
  /** Without a filter the panel is the same on all pages of all orders, and half of what there is to render. */
  isWholeDirectory: boolean;
  /** The options of the search bar. */
  industries: string[];
  /** All companies of the directory. */
  companies: number;
};

const CachedStats = cachedHtml(StatsStrip);
const CachedTemplates = cachedHtml(FinderTemplates);

/**
 * Search bar, filter panel and results: one form, which works without scripts. Where they run, `finder.browser.ts` replaces
 * the parts that change by those of the next answer.
 */
export function Finder({ state, results, industries, companies, ...panel }: FinderProps) {
  return (
    <form action="/#results" className="container-page mt-8">
      <SearchBar state={state} industries={industries} />
      <CachedStats companies={companies} />
      <section aria-labelledby="results-title" className="finder">
        <Panel state={state} {...panel} />
        <Results state={state} {...results} />
      </section>
      <CachedTemplates />
    </form>
  );
}

const panels = new WeakMap<CompanyFacets, string>();

/** The counts of the whole directory are one object until data changes, and so is the panel that shows them. */
export function Panel({ state, facets, isWholeDirectory }: Pick<FinderProps, 'state' | 'facets' | 'isWholeDirectory'>) {
  if (!isWholeDirectory) return <FilterPanel state={state} facets={facets} />;
  const html = panels.get(facets) ?? renderOnce(<FilterPanel state={{}} facets={facets} />);
  panels.set(facets, html);
  return <PreparedHtml html={html} />;
}

/** What stands in the place of the results while they load, and when they do not come. */
function FinderTemplates() {
  return (
    <>
      <template id="card-skeleton">
        <CompanyCardSkeleton view="grid" />
      </template>
      <template id="search-failed">
        <EmptyResults text="">
          <button type="button" className="button button-ink">
            Try again
          </button>
        </EmptyResults>
      </template>
    </>
  );
}

/** The true number of companies beside the fixed figures (specification section 1). */
function StatsStrip({ companies }: { companies: number }) {
  return (
    <StatList
      stats={[
        [companies === 1 ? 'Certified Company' : 'Certified Companies', companies],
        ['Countries Covered', COUNTRIES_COVERED],
        ['Industry Sectors', INDUSTRY_SECTORS],
        ['Customer Satisfaction', `${CUSTOMER_SATISFACTION_PERCENT}%`],
      ]}
    />
  );
}
