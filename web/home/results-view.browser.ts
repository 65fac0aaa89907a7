import { PAGE_SIZE } from '#domain/constants.ts';
import type { ViewMode } from '#domain/paths.ts';
import { texts } from '#web/messages.ts';

/** A quick answer needs no placeholders, which would only flicker. */
const PATIENCE_MILLISECONDS = 150;

/** In the shape of a card (styles/cards.css). */
const SKELETON = ['head', 'text', 'services', 'marks', 'actions']
  .map((part) => `<div class="card-${part} skeleton"></div>`)
  .join('');
const FAILURE = `<div class="plate empty-results is-failure"><p></p><div><button type="button" class="button button-ink">Try again</button></div></div>`;

/** The shapes of what comes, if it takes longer than a moment. Returns what stops them from being shown. */
export function showLoadingSoon(results: HTMLElement, view: ViewMode = 'grid'): () => void {
  results.setAttribute('aria-busy', 'true');
  const timer = setTimeout(() => showLoading(results, view), PATIENCE_MILLISECONDS);
  return () => clearTimeout(timer);
}

/** The shapes of the cards, and of the map in its view. */
function showLoading(results: HTMLElement, view: ViewMode): void {
  const layout = view === 'list' ? 'list' : 'grid';
  const list = document.createElement('ul');
  list.className = `results-${layout}`;
  for (let index = 0; index < PAGE_SIZE; index += 1) {
    const item = document.createElement('li');
    item.innerHTML = `<div class="plate card card-${layout}" aria-hidden="true">${SKELETON}</div>`;
    list.append(item);
  }
  const body = document.createElement('div');
  body.className = 'results-body card-lists';
  if (view === 'map') body.innerHTML = '<div class="map"><div class="map-plate map-wait skeleton"></div></div>';
  body.append(list);
  showContent(results, 'Searching…', body);
}

/** The sentence about a failed search, with the server's reason where there is one. Returns its button Try again. */
export function showFailure(results: HTMLElement, reason = ''): HTMLElement {
  const body = document.createElement('div');
  body.className = 'results-body';
  body.innerHTML = FAILURE;
  body.querySelector('p')?.append(`${texts.fetchCompaniesFailed}. ${reason || 'Please check your connection.'}`);
  showContent(results, 'Search failed', body);
  results.setAttribute('aria-busy', 'false');
  return body.querySelector('button') ?? body;
}

function showContent(results: HTMLElement, title: string, body: HTMLElement): void {
  const heading = results.querySelector('#results-title');
  if (heading) heading.textContent = title;
  for (const line of results.querySelectorAll('.results-title > p')) line.remove();
  results.querySelector('.results-chips')?.replaceChildren();
  results.querySelector('.results-content')?.replaceChildren(body);
}
