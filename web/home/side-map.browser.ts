import type { CompanyMap } from '#domain/maps/company-map.ts';
import { type HomeState, homeQuery, paths } from '#domain/paths.ts';
import { callApi } from '#web/api/call-api.ts';
import { companyMapHtml } from '#web/maps/company-map.ts';
import { enhanceMaps } from '#web/maps/live-map.browser.ts';
import { namePlaces } from '#web/maps/map-view.browser.ts';
import { markup } from '#web/ui/markup.ts';
import { one } from './finder-parts.browser.ts';

const maps = new Map<string, Promise<CompanyMap>>();
const MAX_MAPS = 20;
const isFollowing = new WeakSet<Element>();

/** Draws the map of the results beside them, and lights up the marker of a card and the cards of a marker together. */
export async function showSideMap(root: HTMLElement, state: HomeState): Promise<void> {
  const place = one<HTMLElement>(root, '#side-map');
  const query = homeQuery({ ...state, page: 1, sortBy: 'rating', view: 'grid' });
  if (place.dataset.query !== query || place.firstElementChild === null) {
    place.dataset.query = query;
    const map = await load(query).catch(() => undefined);
    if (place.dataset.query !== query) return;
    place.innerHTML = map === undefined ? '' : companyMapHtml(narrow(map), state) + placeList(map, state);
    const svg = place.querySelector<SVGSVGElement>('.map-small');
    if (svg !== null) namePlaces(svg, map?.views.find(isSmall)?.markers ?? []);
    enhanceMaps();
    if (isFollowing.has(root)) return;
    highlightTogether(root, place);
    place.addEventListener('click', keepList, { capture: true });
    isFollowing.add(root);
  }
}

/** Draws the map of the home page before it comes into sight. */
export function showHomeMap(root: HTMLElement): void {
  const place = root.querySelector('#home-map');
  if (place === null || place.firstElementChild !== null) return;
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      const map = await load('').catch(() => undefined);
      if (map === undefined) return place.remove();
      place.innerHTML = companyMapHtml(map, {}) + placeList(map, {});
      enhanceMaps();
    },
    { rootMargin: '300px' },
  );
  near.observe(place);
}

async function load(query: string): Promise<CompanyMap> {
  const known = maps.get(query);
  if (known !== undefined) return known;
  const asked = callApi('GET', '/api/companies/map', { query: new URLSearchParams(query) });
  if (maps.size >= MAX_MAPS) maps.clear();
  maps.set(query, asked);
  asked.catch(() => maps.delete(query));
  return asked;
}

/** The column has room for the smallest size alone. */
function narrow(map: CompanyMap): CompanyMap {
  return { ...map, views: map.views.filter(isSmall) };
}

const isSmall = ({ size }: CompanyMap['views'][number]) => size === 'small';

/** The places with most companies, as bars. */
function placeList({ places }: CompanyMap, state: HomeState): string {
  const [first] = places;
  if (first === undefined || places.length === 1) return '';
  const rows = places.map(({ name, location, count }) => {
    const share = Math.round((100 * count) / first.count);
    const address = paths.results({ ...state, view: 'map', location, page: 1, at: undefined });
    return markup`<li><a href="${address}">${name}<svg aria-hidden="true"><rect width="${share}%" height="8"/></svg><small>${count}</small></a></li>`;
  });
  return markup`<ul class="plate map-places" aria-label="Companies by place">${rows}</ul>`.text;
}

/** Markers and places narrow the results, which stay beside the map. */
function keepList({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  link?.setAttribute('href', link.getAttribute('href')?.replace(/&?view=map/, '') ?? '');
}

const LIT = 'is-lit';

/** A card lies on the marker that names its town, or on a map of more than one country its country. */
function highlightTogether(root: HTMLElement, place: HTMLElement): void {
  const cards = () => [...root.querySelectorAll<HTMLElement>('li[data-places]')];
  const markers = () => [...place.querySelectorAll<SVGAElement>('.map-view > a')];
  const follow = ({ target }: Event) => {
    const at = (target as Element).closest<HTMLElement | SVGAElement>('li[data-places], #side-map [data-places]');
    for (const element of [...cards(), ...markers()]) {
      element.classList.toggle(
        LIT,
        at !== null && haveSamePlace(at, element) && (element === at || isCard(element) !== isCard(at)),
      );
    }
  };
  for (const kind of ['pointerover', 'focusin'] as const) root.addEventListener(kind, follow);
}

const isCard = (element: Element) => element.localName === 'li';

function haveSamePlace(one: HTMLElement | SVGAElement, other: HTMLElement | SVGAElement): boolean {
  const places = (other.dataset.places ?? '').split('|');
  return (one.dataset.places ?? '').split('|').some((name) => places.includes(name));
}
