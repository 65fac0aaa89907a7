import type { SortOrder } from '#domain/companies/sort-order.ts';
import { type HomeState, homeQuery, paths, readHomeLink } from '#domain/paths.ts';
import type { CallError } from '#web/api/call-api.ts';
import { localizeDistances } from '#web/companies/distance-unit.browser.ts';
import { scopeOf } from './describe-state.ts';
import { keepChoicesConsistent, readDraft, writeDraft } from './finder-draft.browser.ts';
import { fetchResults } from './finder-results.browser.ts';
import { showFailure, showLoading } from './results-view.browser.ts';

/**
 * Answers the form and the links of the finder without a new page. What is applied is in the address; drafts stay in the
 * form until Search is pressed (specification section 4). The server renders each state, and this replaces the parts that
 * differ.
 */
export function enhanceFinder(root: HTMLElement): void {
  const form = one<HTMLFormElement>(root, 'form');
  const results = one<HTMLElement>(root, '#results');
  const heading = one<HTMLElement>(results, '#results-title');
  const scope = one(results, '.results-head .label-mono');
  const sort = one<HTMLSelectElement>(results, '#sort');
  let state = readHomeLink(new URL(results.dataset.address ?? '/', location.href).searchParams);
  /** The filters that the panel was rendered for. */
  let panelFilters = filtersOf(state);
  let search = location.search;
  let isDraftEdited = false;

  const show = async (next: HomeState, fromLink?: HTMLElement) => {
    if (filtersOf(next) !== filtersOf(state)) writeDraft(form, next);
    state = next;
    isDraftEdited = false;
    sort.value = next.sortBy ?? 'rating';
    scope.textContent = scopeOf(next);
    showLoading(results, next.view);
    keepFocus(heading);
    if (fromLink?.dataset.industry) heading.focus({ preventScroll: true });
    if (fromLink) heading.scrollIntoView({ block: 'nearest' });
    try {
      const page = await fetchResults(paths.resultsFragment(next));
      // A later choice has overtaken this answer.
      if (state !== next) return;
      showPage(page);
      // The page was shorter or longer while it waited.
      if (fromLink) heading.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      if (state !== next) return;
      // What never came to the server has no reason.
      showFailure(results, (error as Partial<CallError>).reason).addEventListener(
        'click',
        () => void show({ ...next }),
      );
    }
    keepFocus(heading);
  };

  const showPage = (page: Document) => {
    localizeDistances(page);
    document.title = page.title;
    heading.textContent = one(page, '#results-title').textContent;
    for (const part of ['.view-toggle', '.results-content', '#industries']) {
      replacePart(one(root, part), one(page, part));
    }
    if (filtersOf(state) !== panelFilters) replacePanel(one(page, '.filter-panel'));
    results.setAttribute('aria-busy', 'false');
    if (state.view === 'map') void import('#web/maps/live-map.browser.ts').then(({ enhanceMaps }) => enhanceMaps());
  };

  const replacePanel = (panel: HTMLDetailsElement) => {
    const before = one<HTMLDetailsElement>(root, '.filter-panel');
    const draft = isDraftEdited ? readDraft(form) : undefined;
    panel.classList.remove('is-on');
    panel.open = before.open;
    replacePart(before, panel);
    if (draft) writeDraft(form, draft);
    panelFilters = filtersOf(state);
  };

  /** Puts a state into the address bar and shows it. */
  const apply = (next: HomeState, fromLink?: HTMLElement) => {
    history.pushState(null, '', paths.home(next));
    search = location.search;
    void show(next, fromLink);
  };

  form.addEventListener('input', () => {
    isDraftEdited = true;
  });
  form.addEventListener('change', ({ target }) => {
    if (target === sort) apply({ ...state, sortBy: sort.value as SortOrder, page: 1 });
    else keepChoicesConsistent(target as HTMLInputElement);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { sortBy, view } = state;
    apply({ ...readDraft(form), sortBy, view, page: 1 });
    results.scrollIntoView();
  });
  // A double click on Search has scrolled the page: its second click is meant for nothing here.
  results.addEventListener('click', (event) => event.detail > 1 && event.preventDefault(), { capture: true });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href]');
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The links of a map are SVG and do not know the parts of their address.
    const { origin, pathname, hash, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
    if (origin + pathname + hash !== location.origin + paths.results()) return;
    event.preventDefault();
    apply(readHomeLink(searchParams), link);
  });

  openPanelInWideWindow(one(root, '.filter-panel'));
  offerLocation(one(form, '.locate-button'));
  // An order that was chosen before scripts arrived.
  if (sort.value !== (state.sortBy ?? 'rating')) apply({ ...state, sortBy: sort.value as SortOrder, page: 1 });
  addEventListener('popstate', () => {
    // A jump within the page is a step in the history, too.
    if (location.search === search) return;
    search = location.search;
    void show(readHomeLink(new URLSearchParams(search)));
  });
}

const filtersOf = (state: HomeState) => homeQuery({ ...state, page: 1, sortBy: 'rating', view: 'grid' });

/** Styles have shown the panel so far where filters are on, until it was pressed; from here on it opens and closes. */
function openPanelInWideWindow(panel: HTMLDetailsElement): void {
  // styles/home.css has the same width.
  if (panel.classList.contains('is-on') && matchMedia('(min-width: 1024px)').matches) panel.open = !panel.open;
  panel.classList.remove('is-on');
}

function offerLocation(button: HTMLButtonElement): void {
  button.hidden = !isSecureContext || !('geolocation' in navigator);
  button.addEventListener('click', async () => {
    const { fillInMyLocation } = await import('#web/places/my-location.browser.ts');
    await fillInMyLocation(button);
  });
}

/** What had the focus may be gone with the results before; the heading of the new ones is where reading goes on. */
function keepFocus(heading: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) heading.focus({ preventScroll: true });
}

/** The focus moves to the same control of the new part. */
function replacePart(before: Element, after: Element): void {
  const label = before.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
  before.replaceWith(after);
  if (label) after.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus({ preventScroll: true });
}

/** Server and script are of one build, so what is looked for is there. */
function one<Kind extends Element>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}
