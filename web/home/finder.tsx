import type { CompanyFacets } from '#domain/companies/public-company.ts';
import { type HomeState, isSearch, paths } from '#domain/paths.ts';
import { CompanyCardSkeleton } from '#web/companies/company-card.tsx';
import { cachedHtml, PreparedHtml } from '#web/ui/cached-html.server.tsx';
import { filterPanelHtml } from './filter-panel.ts';
import { Figures, HeroIntro, PopularSearches, StatesPlate } from './hero.tsx';
import { EmptyResults } from './no-results.tsx';
import { Results, type SearchResults } from './results.tsx';
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

const CachedIntro = cachedHtml(HeroIntro);
const CachedPopular = cachedHtml(PopularSearches);
const CachedPlate = cachedHtml(StatesPlate);
const CachedFigures = cachedHtml(Figures);
const CachedTemplates = cachedHtml(FinderTemplates);

/**
 * Search bar, filter panel and results: one form, which works without scripts. Where they run, `finder.browser.ts` replaces
 * the parts that change by those of the next answer.
 */
export function Finder({ state, results, industries, companies, ...panel }: FinderProps) {
  const isHome = !isSearch(state);
  return (
    <form action={paths.home()} className="finder-form">
      <div className="finder-top">
        <Intro isHome={isHome} />
        <SearchBar state={state} industries={industries} />
        <Popular isHome={isHome} />
        <Plate isHome={isHome} />
      </div>
      <HomeFigures isHome={isHome} companies={companies} />
      <section aria-labelledby="results-title" className="finder-body">
        <Panel state={state} total={results.total} {...panel} />
        <Results state={state} {...results} />
        <aside id="side-map" aria-label="Map of these results" />
        <p id="results-status" role="status" className="sr-only" />
      </section>
      <CachedTemplates />
    </form>
  );
}

type HomePart = { isHome: boolean };

/** What only the first screen has. The elements are always there, so that scripts can fill and empty them. */
const Intro = ({ isHome }: HomePart) => <div id="intro">{isHome && <CachedIntro />}</div>;
const Popular = ({ isHome }: HomePart) => <div id="popular">{isHome && <CachedPopular />}</div>;
const Plate = ({ isHome }: HomePart) => <div id="plate">{isHome && <CachedPlate />}</div>;
const HomeFigures = ({ isHome, companies }: HomePart & { companies: number }) => (
  <div id="figures">{isHome && <CachedFigures companies={companies} />}</div>
);

/** The parts of the form that a search changes, for `finder.browser.ts`. */
export function FinderParts({ state, results, companies, ...panel }: FinderProps) {
  const isHome = !isSearch(state);
  return (
    <>
      <Intro isHome={isHome} />
      <Popular isHome={isHome} />
      <Plate isHome={isHome} />
      <HomeFigures isHome={isHome} companies={companies} />
      <Panel state={state} total={results.total} {...panel} />
      <Results state={state} {...results} />
    </>
  );
}

const panels = new WeakMap<CompanyFacets, string>();

type PanelProps = Pick<FinderProps, 'state' | 'facets' | 'isWholeDirectory'> & { total: number };

/** The counts of the whole directory are one object until data changes, and so is the panel of the home page. */
function Panel({ state, facets, isWholeDirectory, total }: PanelProps) {
  if (!isWholeDirectory || isSearch(state)) return <PreparedHtml html={filterPanelHtml(state, facets, total, true)} />;
  const html = panels.get(facets) ?? filterPanelHtml({}, facets, total, false);
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
