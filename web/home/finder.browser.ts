import type { SortOrder } from '#domain/companies/sort-order.ts';
import { type HomeState, homeQuery, isSearch, paths, readHomeLink } from '#domain/paths.ts';
import type { CallError } from '#web/api/call-api.ts';
import { rememberResults } from '#web/companies/back-to-results.browser.ts';
import { localizeDistances } from '#web/companies/distance-unit.browser.ts';
import { rememberSearch } from '#web/search/recent-searches.browser.ts';
import { RESULTS_SHOWN } from '#web/shortlist/shortlist-store.browser.ts';
import { installPanel } from './filter-panel.browser.ts';
import { keepChoicesConsistent, readDraft, writeDraft } from './finder-draft.browser.ts';
import { keepFocus, nextPaint, one, replacePart } from './finder-parts.browser.ts';
import { fetchResults } from './finder-results.browser.ts';
import { showFailure, showLoadingSoon } from './results-view.browser.ts';

/** What every answer replaces. */
const PARTS = [
  '#intro',
  '#popular',
  '#plate',
  '#figures',
  '.results-title',
  '.results-chips',
  '.view-toggle',
  '.results-content',
  '#industries',
  '#home-sections',
];
/** Where the map stands beside the results (styles/results.css). */
const HAS_SIDE_MAP = '(min-width: 1280px)';

/**
 * Answers the form and the links of the finder without a new page. What is applied is in the address; drafts stay in the
 * form until Search is pressed (specification section 4). The server renders each state, and this replaces the parts that
 * differ.
 */
export function enhanceFinder(root: HTMLElement): void {
  const form = one<HTMLFormElement>(root, 'form');
  const results = one<HTMLElement>(root, '#results');
  const status = one(root, '#results-status');
  const sort = one<HTMLSelectElement>(results, '#sort');
  const heading = () => one<HTMLElement>(results, '#results-title');
  let state = readHomeLink(new URL(results.dataset.address ?? '/', location.href).searchParams);
  /** The filters that the panel was rendered for. */
  let panelFilters = panelKey(state);
  let search = location.search;
  let isDraftEdited = false;
  let stopLoading = () => {};

  /** `y` is how far the page was scrolled when it was left; null where its results are to be seen from their top. */
  const show = async (next: HomeState, y: number | null, fromLink?: HTMLElement) => {
    if (filtersOf(next) !== filtersOf(state)) {
      writeDraft(form, next);
      isDraftEdited = false;
    }
    state = next;
    // What stays the same is not drawn again.
    const order = next.sortBy ?? 'rating';
    if (sort.value !== order) sort.value = order;
    // Those of an overtaken search would cover what is shown by then.
    stopLoading();
    stopLoading = showLoadingSoon(results, next.view);
    const painted = nextPaint().then(() => {
      status.textContent = '';
    });
    try {
      const page = await fetchResults(paths.resultsFragment(next));
      await painted;
      // A later choice has overtaken this answer.
      if (state !== next) return;
      stopLoading();
      showPage(page);
      goTo(y);
    } catch (error) {
      if (state !== next) return;
      stopLoading();
      // What never came to the server has no reason.
      showFailure(results, (error as Partial<CallError>).reason).addEventListener(
        'click',
        () => void show({ ...next }, y),
      );
    }
    if (fromLink?.dataset.industry) heading().focus({ preventScroll: true });
    // Where the heading gets the focus, it is read out anyway.
    if (!keepFocus(heading())) status.textContent = heading().textContent;
  };

  const showPage = (page: Document) => {
    localizeDistances(page);
    document.title = page.title;
    root.className = isSearch(state) ? 'is-search' : 'is-home';
    for (const part of PARTS) replacePart(one(root, part), one(page, part));
    if (panelKey(state) !== panelFilters) replacePanel(one(page, '.filter-panel'));
    else panel.showDraft(state);
    results.dataset.address = paths.home(state);
    results.setAttribute('aria-busy', 'false');
    if (state.view === 'map') void import('#web/maps/live-map.browser.ts').then(({ enhanceMaps }) => enhanceMaps());
    settle();
    document.dispatchEvent(new Event(RESULTS_SHOWN));
  };

  const goTo = (y: number | null) => {
    if (y !== null) scrollTo(0, y);
    else if (isSearch(state)) scrollTo(0, 0);
    else heading().scrollIntoView({ block: 'nearest' });
  };

  const replacePanel = (next: HTMLDetailsElement) => {
    const before = one<HTMLDetailsElement>(root, '.filter-panel');
    const draft = isDraftEdited ? readDraft(form) : undefined;
    const wasBeside = before.dataset.beside !== undefined;
    replacePart(before, next);
    // Between the home page and results the panel changes its place; else it stays as the visitor left it.
    panel = installPanel(next, wasBeside === next.classList.contains('is-beside') ? before.open : undefined);
    if (draft) writeDraft(form, draft);
    panel.showDraft(state);
    panelFilters = panelKey(state);
  };

  /** Puts a state into the address bar and shows it. */
  const apply = (next: HomeState, fromLink?: HTMLElement) => {
    history.replaceState({ y: scrollY }, '');
    history.pushState(null, '', paths.home(next));
    search = location.search;
    void show(next, null, fromLink);
  };

  /** What follows once a state is shown. */
  const settle = () => {
    if (isSearch(state)) rememberResults(heading().textContent);
    if (!isSearch(state)) void import('./side-map.browser.ts').then(({ showHomeMap }) => showHomeMap(root));
    else if (state.view !== 'map' && matchMedia(HAS_SIDE_MAP).matches)
      void import('./side-map.browser.ts').then(({ showSideMap }) => showSideMap(root, state));
  };

  form.addEventListener('input', ({ target }) => {
    if ((target as Element).matches('.filter-search')) return;
    isDraftEdited = true;
    panel.showDraft(state);
  });
  form.addEventListener('change', ({ target }) => {
    if (target === sort) apply({ ...state, sortBy: sort.value as SortOrder, page: 1 });
    else keepChoicesConsistent(target as HTMLInputElement);
    panel.showDraft(state);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { sortBy, view } = state;
    // What was sent is no text that waits for suggestions, when their script arrives only now.
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-suggest]')) field.defaultValue = field.value;
    const draft = readDraft(form);
    rememberSearch(draft.search);
    panel.closeSheet();
    apply({ ...draft, sortBy, view, page: 1 });
  });
  // A double click on Search has scrolled the page: its second click is meant for nothing here.
  results.addEventListener('click', (event) => event.detail > 1 && event.preventDefault(), { capture: true });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href]');
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The links of a map are SVG and do not know the parts of their address.
    const { origin, pathname, hash, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
    if (origin + pathname !== location.origin + paths.home() || !['', '#results'].includes(hash)) return;
    event.preventDefault();
    const isOfStateBefore = results.contains(link) && results.getAttribute('aria-busy') === 'true';
    if (!isOfStateBefore) apply(readHomeLink(searchParams), link);
  });

  let panel = installPanel(one(root, '.filter-panel'));
  panel.showDraft(state);
  settle();
  offerLocation(one(form, '.locate-button'));
  // An order that was chosen before scripts arrived.
  if (sort.value !== (state.sortBy ?? 'rating')) apply({ ...state, sortBy: sort.value as SortOrder, page: 1 });
  addEventListener('popstate', ({ state: left }) => {
    // A jump within the page is a step in the history, too.
    if (location.search === search) return;
    search = location.search;
    const { y = null } = (left ?? {}) as { y?: number };
    void show(readHomeLink(new URLSearchParams(search)), y);
  });
}

const filtersOf = (state: HomeState) => homeQuery({ ...state, page: 1, sortBy: 'rating', view: 'grid' });
/** Further pages of the whole directory have the same counts, but the panel stands beside them. */
const panelKey = (state: HomeState) => `${isSearch(state)} ${filtersOf(state)}`;

function offerLocation(button: HTMLButtonElement): void {
  button.hidden = !isSecureContext || !('geolocation' in navigator);
  button.addEventListener('click', async () => {
    const { fillInMyLocation } = await import('#web/places/my-location.browser.ts');
    await fillInMyLocation(button);
  });
}
