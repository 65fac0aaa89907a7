import { PAGE_SIZE } from '#domain/constants.ts';
import type { ViewMode } from '#domain/paths.ts';
import { texts } from '#web/messages.ts';

/** The shapes of the cards, and of the map in its view, while they load. */
export function showLoading(results: HTMLElement, view: ViewMode = 'grid'): void {
  const layout = view === 'list' ? 'list' : 'grid';
  const list = document.createElement('ul');
  list.className = `results-${layout}`;
  for (let index = 0; index < PAGE_SIZE; index += 1) {
    const item = document.createElement('li');
    item.append(copyOf('card-skeleton'));
    item.firstElementChild?.classList.replace('card-grid', `card-${layout}`);
    list.append(item);
  }
  const body = document.createElement('div');
  body.className = 'results-body';
  if (view === 'map') body.innerHTML = '<div class="map"><div class="map-plate map-wait skeleton"></div></div>';
  body.append(list);
  showContent(results, 'Searching…', body);
  results.setAttribute('aria-busy', 'true');
}

/** The sentence about a failed search, with the server's reason where there is one. Returns its button Try again. */
export function showFailure(results: HTMLElement, reason = ''): HTMLElement {
  const body = document.createElement('div');
  body.className = 'results-body';
  body.append(copyOf('search-failed'));
  body.querySelector('p')?.append(`${texts.fetchCompaniesFailed}. ${reason || 'Please check your connection.'}`);
  showContent(results, 'Search failed', body);
  results.setAttribute('aria-busy', 'false');
  return body.querySelector('button') ?? body;
}

function showContent(results: HTMLElement, title: string, body: HTMLElement): void {
  const heading = results.querySelector('#results-title');
  if (heading) heading.textContent = title;
  results.querySelector('.results-content')?.replaceChildren(body);
}

function copyOf(id: string): Node {
  return (document.getElementById(id) as HTMLTemplateElement).content.cloneNode(true);
}
