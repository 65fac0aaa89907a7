import type { CompanyMap, MapView } from '#domain/maps/company-map.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { companies } from '#web/landing/count-words.ts';
import { type Markup, markup } from '#web/ui/markup.ts';
import { type CountWords, drawCaption, drawMarkers } from './map-markers.ts';
import { written } from './map-numbers.ts';

/**
 * The HTML of a map at all of its sizes, of which styles show the one that fits the room. Positions are parts of the whole,
 * sizes are pixels: so markers and characters have the same size at every width, without a script or a style of their own.
 */
export function companyMapHtml(map: CompanyMap, state: HomeState): string {
  const address = paths.home({ ...state, view: 'map', at: undefined });
  return markup`<div class="${classOf(map)}" data-address="${address}">${drawFigure(map, state, companies)}</div>`.text;
}

/** The same of anything that is counted by country: without an address of its own it is no closer look. */
export function countryMapHtml(map: CompanyMap, counted: CountWords): string {
  return markup`<div class="${classOf(map)}">${drawFigure({ ...map, title: map.caption }, {}, counted)}</div>`.text;
}

const classOf = ({ isWorld }: CompanyMap) => (isWorld ? 'map is-world' : 'map');

function drawFigure(map: CompanyMap, state: HomeState, counted: CountWords): Markup {
  const { title, isWorld, views } = map;
  return markup`<figure class="map-plate plate" aria-label="Map of ${isWorld ? 'the world' : withArticle(title)}">
${views.map((view) => drawView(view, map, state, counted))}
<figcaption><span class="label-mono">${drawCaption(map, counted)}</span>${drawNotes(map, counted)}</figcaption></figure>`;
}

function drawView(view: MapView, { image, extent }: CompanyMap, state: HomeState, counted: CountWords): Markup {
  const { size, full, window } = view;
  return markup`<svg class="map-view map-${size}" data-size="${size}" data-full="${written(full)}" data-extent="${written(extent)}">
<svg aria-hidden="true" class="map-base" viewBox="${written(window)}" preserveAspectRatio="xMidYMid slice"><use href="${image}"/></svg>
${drawMarkers(view, state, counted)}</svg>`;
}

function drawNotes({ missing, elsewhere }: CompanyMap, counted: CountWords): Markup | null {
  const notes = [missing > 0 ? missingOnes(missing, counted) : '', elsewhere > 0 ? elsewhereOnes(elsewhere) : ''];
  const text = notes.join(' ').trim();
  return text === '' ? null : markup`<small>${text}</small>`;
}

function missingOnes(count: number, counted: CountWords): string {
  const [are, their] = count === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${counted(count)} ${are} not on the map because ${their} exact location is unknown.`;
}

function elsewhereOnes(count: number): string {
  return `${companies(count)} based elsewhere also ${count === 1 ? 'serves' : 'serve'} this region.`;
}
