import type { LastChecked } from '#domain/certificates/certificate-check.ts';
import type { CompanyFacets } from '#domain/companies/public-company.ts';
import { type HomeState, isSearch, paths } from '#domain/paths.ts';
import { LastCheckedPlate } from '#web/certificates/last-checked-plate.tsx';
import { cachedHtml, flat, PreparedHtml } from '#web/ui/cached-html.server.tsx';
import { filterPanelHtml } from './filter-panel.ts';
import { Figures, HeroIntro, PopularSearches, StatesPlate } from './hero.tsx';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import type { SearchResults } from './search-results.ts';

export type FinderProps = {
  state: HomeState;
  results: SearchResults;
  facets: CompanyFacets;
  /** Without a filter the panel is the same on all pages of all orders, and half of what there is to render. */
  isWholeDirectory: boolean;
  /** The options of the search bar. */
  industries: string[];
  /** The certificate on the data plate; without one it explains the states. */
  lastChecked: LastChecked | null;
  /** All companies of the directory. */
  companies: number;
};

const CachedIntro = cachedHtml(HeroIntro);
const CachedPopular = cachedHtml(PopularSearches);
const CachedPlate = cachedHtml(StatesPlate);
const CachedLastChecked = cachedHtml(LastCheckedPlate, { max: 1 });
const CachedFigures = cachedHtml(Figures);

/**
 * Search bar, filter panel and results: one form, which works without scripts. Where they run, `finder.browser.ts` replaces
 * the parts that change by those of the next answer.
 */
export function Finder({ state, results, industries, companies, lastChecked, ...panel }: FinderProps) {
  const isHome = !isSearch(state);
  return (
    <form action={paths.home()} className="finder-form">
      <div className="finder-top">
        <Intro isHome={isHome} />
        <SearchBar state={state} industries={industries} />
        <Popular isHome={isHome} />
        <Plate isHome={isHome} lastChecked={lastChecked} />
      </div>
      <HomeFigures isHome={isHome} companies={companies} />
      <section aria-labelledby="results-title" className="finder-body">
        <Panel state={state} total={results.total} {...panel} />
        <Results state={state} {...results} />
        <aside id="side-map" aria-label="Map of these results" />
        <p id="results-status" role="status" className="sr-only" />
      </section>
    </form>
  );
}

type HomePart = { isHome: boolean };

/** What only the first screen has. The elements are always there, so that scripts can fill and empty them. */
const Intro = ({ isHome }: HomePart) => <div id="intro">{isHome && <CachedIntro />}</div>;
const Popular = ({ isHome }: HomePart) => <div id="popular">{isHome && <CachedPopular />}</div>;
const Plate = ({ isHome, lastChecked }: HomePart & { lastChecked: LastChecked | null }) => (
  <div id="plate">{isHome && (lastChecked === null ? <CachedPlate /> : <CachedLastChecked {...lastChecked} />)}</div>
);
const HomeFigures = ({ isHome, companies }: HomePart & { companies: number }) => (
  <div id="figures">{isHome && <CachedFigures companies={companies} />}</div>
);

/** The parts of the form that a search changes, for `finder.browser.ts`. */
export function FinderParts({ state, results, companies, lastChecked, ...panel }: FinderProps) {
  const isHome = !isSearch(state);
  return (
    <>
      <Intro isHome={isHome} />
      <Popular isHome={isHome} />
      <Plate isHome={isHome} lastChecked={lastChecked} />
      <HomeFigures isHome={isHome} companies={companies} />
      <Panel state={state} total={results.total} {...panel} />
      <Results state={state} {...results} />
    </>
  );
}

type PanelProps = Pick<FinderProps, 'state' | 'facets' | 'isWholeDirectory'> & { total: number };

/** The panels of the home page, and of further pages of the whole directory. */
const panels = { home: new WeakMap<CompanyFacets, string>(), results: new WeakMap<CompanyFacets, string>() };

/** The counts of the whole directory are one object until data changes, and so are its panels. */
function Panel({ state, facets, isWholeDirectory, total }: PanelProps) {
  const isBeside = isSearch(state);
  if (!isWholeDirectory) return <PreparedHtml html={filterPanelHtml(state, facets, total, isBeside)} />;
  const cached = isBeside ? panels.results : panels.home;
  const html = cached.get(facets) ?? flat(filterPanelHtml({}, facets, total, isBeside));
  cached.set(facets, html);
  return <PreparedHtml html={html} />;
}
