import { useEffect, useRef, useState } from 'react';
import type { CompanyFacets } from '#domain/companies/public-company.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { type HomeState, homeQuery, paths, readHomeLink } from '#domain/paths.ts';
import type { CallError } from '#web/api/call-api.ts';
import type { CardCompany } from '#web/companies/card-content.ts';
import { titleOf } from './describe-state.ts';
import { FilterPanel } from './filter-panel.tsx';
import { findCompanies, readDraft } from './home-search.ts';
import { ResultCards, Results, type ResultsStatus } from './results.tsx';
import { SearchBar } from './search-bar.tsx';

/** What the server has found, and the page carries as HTML alone; the browser asks for it when something changes. */
export type Found = {
  items: CardCompany[];
  facets: CompanyFacets;
  map?: string | undefined;
  /** The country of the place that was searched, which is where to look next when nobody is there. */
  country: string | undefined;
};
/** The HTML of the server's answer, as it stands in the page when it comes to life. */
type ServerHtml = { stats: string; panel: string; cards: string };
/** On the server: what was found, and the parts whose HTML is there already. In the browser: the HTML of all. */
type Beginning =
  | { found: Found; html: Pick<ServerHtml, 'stats'> & Partial<ServerHtml> }
  | { found?: never; html: ServerHtml };

/** What the page carries as data. */
export type FinderData = {
  state: HomeState;
  total: number;
  notice: string | null;
  siteName: string;
  industries: string[];
};
export type FinderProps = FinderData & Beginning;

type Shown = {
  state: HomeState;
  total: number;
  notice: string | null;
  found: Found | undefined;
  status: ResultsStatus;
};

/**
 * Search bar, filter panel and results: the part of the home page that changes without a new page. The state machine is
 * that of specification section 4: drafts stay in the form until Search is pressed; what is applied is in the address.
 * Every link to a state of this page is answered here; without scripts the same links and the form lead to new pages.
 */
export function Finder({ siteName, industries, html, ...initial }: FinderProps) {
  const [{ state, total, notice, found, status }, setShown] = useState<Shown>({
    ...initial,
    found: initial.found,
    status: 'first',
  });
  const wanted = useRef(initial.state);
  /** The query of the address whose state is wanted. */
  const query = useRef<string>(undefined);
  const resultsRef = useRef<HTMLElement>(null);
  const isFromLink = useRef(false);
  /** The server's panel stays while the filters do, and with it what the visitor has ticked and opened there. */
  const isServerPanel = useRef(true);

  const show = async (next: HomeState) => {
    isServerPanel.current &&= filtersOf(next) === filtersOf(wanted.current);
    wanted.current = next;
    setShown((before) => ({ ...before, state: next, status: 'loading' }));
    // What never came to the server has no reason.
    const answer = await findCompanies(next).catch(({ reason = '' }: Partial<CallError>) => reason);
    // A later choice has overtaken this answer.
    if (wanted.current !== next) return;
    if (typeof answer === 'string') {
      setShown((before) => ({ ...before, notice: answer, status: 'failed' }));
      return;
    }
    document.title = titleOf(next, answer.total, siteName);
    setShown({ ...answer, state: next, status: 'idle' });
  };

  /** Puts a state into the address bar and shows it. */
  const apply = (next: HomeState) => {
    history.pushState(null, '', paths.home(next));
    query.current = location.search;
    void show(next);
  };

  // The address bar, the links of the page and the boxes that the server has sent are outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners of the page's whole life; they read no state
  useEffect(() => {
    query.current = location.search;
    const onPopState = () => {
      // A jump within the page is told as a step in the history too.
      if (location.search === query.current) return;
      query.current = location.search;
      void show(readHomeLink(new URLSearchParams(location.search)));
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement | SVGElement>('a[href]');
      if (link === null) return;
      // The links of a map are SVG and do not know the parts of their address.
      const { hash, pathname, origin, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
      if (origin + pathname + hash !== `${location.origin}/#results`) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      apply(readHomeLink(searchParams));
      isFromLink.current = true;
      const heading = resultsRef.current?.querySelector<HTMLElement>('#results-title');
      if (link.dataset.industry) heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'nearest' });
    };
    const form = resultsRef.current?.closest('form');
    addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick);
    form?.addEventListener('change', keepSingleChoice);
    // An order that was chosen before scripts arrived.
    const sortBy = resultsRef.current?.querySelector('select')?.value as SortOrder;
    if (sortBy !== initial.state.sortBy) apply({ ...initial.state, sortBy, page: 1 });
    return () => {
      removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick);
      form?.removeEventListener('change', keepSingleChoice);
    };
  }, []);

  // What had the focus may be gone with the results before; the heading of the new ones is where reading goes on.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const heading = resultsRef.current?.querySelector<HTMLElement>('#results-title');
    if (status !== 'first' && isLost) heading?.focus({ preventScroll: true });
    // The page was shorter or longer while it waited.
    if (status === 'idle' && isFromLink.current) heading?.scrollIntoView({ block: 'nearest' });
    if (status === 'idle') isFromLink.current = false;
  }, [status]);

  // The cards of the industries were made with the page; what is applied since then is in their links, too.
  useEffect(() => {
    for (const card of document.querySelectorAll<HTMLAnchorElement>('a[data-industry]'))
      card.href = paths.results({ ...state, industry: card.dataset.industry, page: 1 });
  }, [state]);

  const { sortBy, view = 'grid' } = state;
  /** The boxes are drafts of the visitor; a new state from the address bar begins them anew. */
  const draftKey = filtersOf(state);
  return (
    <form
      action="/#results"
      onSubmit={(event) => {
        event.preventDefault();
        apply({ ...readDraft(event.currentTarget), sortBy, view, page: 1 });
        resultsRef.current?.querySelector('#results')?.scrollIntoView();
      }}
    >
      <SearchBar key={`bar ${draftKey}`} state={state} industries={industries} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, left as it is */}
      <div dangerouslySetInnerHTML={{ __html: html.stats }} />
      <section ref={resultsRef} aria-labelledby="results-title" className="finder">
        {found === undefined || (isServerPanel.current && html.panel !== undefined) ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, left as it is
          <div key="server" dangerouslySetInnerHTML={{ __html: html.panel ?? '' }} />
        ) : (
          <div key={`panel ${draftKey}`}>
            <FilterPanel
              state={state}
              facets={found.facets}
              // What the visitor has opened or closed stays so.
              isOpen={resultsRef.current?.querySelector('details')?.open}
            />
          </div>
        )}
        <Results
          state={state}
          total={total}
          notice={notice}
          status={status}
          onSort={(order) => apply({ ...state, sortBy: order, page: 1 })}
        >
          {status === 'first' && html.cards !== undefined ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, left as it is
            <div key="server" className="results-body" dangerouslySetInnerHTML={{ __html: html.cards }} />
          ) : (
            <div key="cards" className="results-body">
              <ResultCards
                state={state}
                total={total}
                items={found?.items ?? []}
                map={found?.map}
                country={found?.country}
                status={status}
                notice={notice}
                onRetry={() => void show({ ...state })}
              />
            </div>
          )}
        </Results>
      </section>
    </form>
  );
}

const filtersOf = (state: HomeState) => homeQuery({ ...state, page: 1, sortBy: 'rating', view: 'grid' });

/** Boxes of one group exclude each other, and the two places for the industry say the same. No other fields share a name. */
function keepSingleChoice({ target }: Event): void {
  const { name, value, checked, form } = target as HTMLInputElement;
  const chosen = checked === false ? '' : value;
  for (const other of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    if (other === target || other.name !== name) continue;
    if (other.type === 'checkbox') other.checked = other.value === chosen;
    else other.value = chosen;
  }
}
