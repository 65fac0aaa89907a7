import type { CompanyMap, MapView } from '#domain/maps/company-map.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { companies } from '#web/landing/count-words.ts';
import { type Markup, markup } from '#web/ui/markup.ts';
import { drawMarkers } from './map-markers.ts';
import { written } from './map-numbers.ts';

/**
 * The HTML of a map at all of its sizes, of which styles show the one that fits the room. Positions are parts of the whole,
 * sizes are pixels: so markers and characters have the same size at every width, without a script or a style of their own.
 */
export function companyMapHtml(map: CompanyMap, state: HomeState): string {
  const { title, caption, isWorld, views } = map;
  const figure = markup`<div class="${isWorld ? 'map is-world' : 'map'}" data-address="${paths.home({ ...state, view: 'map', at: undefined })}"><figure class="map-plate plate" aria-label="Map of ${isWorld ? 'the world' : withArticle(title)}">
${views.map((view) => drawView(view, map, state))}
<figcaption><span class="label-mono">${caption}</span>${drawNotes(map)}</figcaption></figure></div>`;
  return figure.text;
}

function drawView(view: MapView, { image, extent }: CompanyMap, state: HomeState): Markup {
  const { size, full, window } = view;
  return markup`<svg class="map-view map-${size}" data-size="${size}" data-full="${written(full)}" data-extent="${written(extent)}">
<svg aria-hidden="true" class="map-base" viewBox="${written(window)}" preserveAspectRatio="xMidYMid slice"><use href="${image}"/></svg>
${drawMarkers(view, state)}</svg>`;
}

function drawNotes({ missing, elsewhere }: CompanyMap): Markup | null {
  const notes = [missing > 0 ? missingOnes(missing) : '', elsewhere > 0 ? elsewhereOnes(elsewhere) : ''];
  const text = notes.join(' ').trim();
  return text === '' ? null : markup`<small>${text}</small>`;
}

function missingOnes(count: number): string {
  const [are, their] = count === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${companies(count)} ${are} not on the map because ${their} exact location is unknown.`;
}

function elsewhereOnes(count: number): string {
  return `${companies(count)} based elsewhere also ${count === 1 ? 'serves' : 'serve'} this region.`;
}
