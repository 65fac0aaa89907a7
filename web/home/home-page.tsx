import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CompanyFacets, CompanyPage, FacetCount } from '#domain/companies/company-summary.ts';
import { type HomeState, homeQuery, paths } from '#domain/paths.ts';
import type { CardCompany } from '#web/companies/card-company.ts';
import { FilterPanel } from './filter-panel.tsx';
import { findCompanies, readDraft } from './home-search.ts';
import { IndustryCards, LinkDirectory, PromoBlock, StatsStrip, WhyChoose } from './home-sections.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

const RequestDialog = lazy(() =>
  import('#web/service-requests/request-dialog.tsx').then((module) => ({ default: module.RequestDialog })),
);

export type HomeResults = Omit<CompanyPage, 'items'> & { items: CardCompany[] };

export type HomeProps = {
  state: HomeState;
  results: HomeResults;
  facets: CompanyFacets;
  companies: number;
  industries: FacetCount[];
  siteName: string;
};

type Shown = { state: HomeState; results: HomeResults; facets: CompanyFacets; status: 'idle' | 'loading' | 'failed' };

/** Specification section 2 "Home" and section 4 "Home search". */
export function HomePage({ companies, industries, siteName, ...initial }: HomeProps) {
  const [shown, setShown] = useState<Shown>({ state: initial.state, results: initial.results, facets: initial.facets, status: 'idle' });
  const [chosen, setChosen] = useState<CardCompany | null>(null);
  const wanted = useRef(initial.state);
  const resultsRef = useRef<HTMLElement>(null);
  const { state, results, facets, status } = shown;

  const show = async (next: HomeState) => {
    wanted.current = next;
    setShown((before) => ({ ...before, state: next, status: 'loading' }));
    const found = await findCompanies(next).catch(() => undefined);
    // A later choice has overtaken this answer.
    if (wanted.current !== next) return;
    setShown((before) => (found === undefined ? { ...before, status: 'failed' } : { state: next, ...found, status: 'idle' }));
  };

  /** Puts a state into the address bar and shows it. */
  const apply = (next: HomeState, options: { scroll: boolean }) => {
    history.pushState(next, '', paths.home(next));
    if (options.scroll) resultsRef.current?.scrollIntoView({ block: 'start' });
    void show(next);
  };

  // The address bar is outside of React: Back and Forward come as events that carry the state of their entry.
  useEffect(() => {
    history.replaceState(initial.state, '');
    const onPopState = (event: PopStateEvent) => {
      if (event.state === null) return;
      void show(event.state as HomeState);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; the initial state is that of the first entry
  }, []);

  /** The boxes are drafts of the visitor; a new state from the address bar begins them anew. */
  const draftKey = homeQuery({ ...state, page: 1, sortBy: 'rating', view: 'grid' });
  const search = (form: HTMLFormElement) =>
    apply({ ...readDraft(form), sortBy: state.sortBy, view: state.view, page: 1 }, { scroll: true });

  return (
    <>
      <section className="container-page pt-12 pb-2 md:pt-18" aria-labelledby="hero">
        <h1 id="hero" className="max-w-[18ch] text-[clamp(34px,5.2vw,56px)] leading-[1.04] tracking-[-0.03em]">
          Find the inspector who can prove it.
        </h1>
        <p className="mt-4 max-w-[56ch] text-lg text-soft">
          Search certified inspection and testing companies worldwide by method, equipment and place. See which certificates they
          hold and where to check them.
        </p>
        <div className="mt-8">
          <SearchForm key={`search ${draftKey}`} state={state} onSearch={search} />
        </div>
        <div className="mt-10">
          <StatsStrip companies={companies} />
        </div>
      </section>

      <section id="results" ref={resultsRef} aria-labelledby="results-title" className="container-page mt-10">
        <div className="finder grid items-start gap-6">
          <FilterPanel
            key={`panel ${draftKey}`}
            state={state}
            facets={facets}
            onClear={(event) => {
              event.preventDefault();
              apply({ search: state.search, location: state.location, sortBy: state.sortBy, view: state.view, page: 1 }, { scroll: false });
            }}
          />
          <Results
            state={state}
            results={results}
            status={status}
            onSort={(sortBy) => apply({ ...state, sortBy, page: 1 }, { scroll: false })}
            onView={(view) => {
              const next = { ...state, view };
              history.pushState(next, '', paths.home(next));
              wanted.current = next;
              setShown((before) => ({ ...before, state: next }));
            }}
            onPage={(page) => apply({ ...state, page }, { scroll: true })}
            onRetry={() => void show({ ...state })}
            onContact={setChosen}
          />
        </div>
      </section>

      <PromoBlock siteName={siteName} />
      <IndustryCards
        industries={industries}
        state={state}
        onChoose={(industry) => apply({ ...state, industry, page: 1 }, { scroll: true })}
      />
      <WhyChoose siteName={siteName} />
      <LinkDirectory />

      {chosen && (
        <Suspense>
          <RequestDialog company={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

