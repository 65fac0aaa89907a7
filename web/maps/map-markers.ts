import { markerRadius, targetRadius } from '#domain/maps/cluster-markers.ts';
import type { CompanyMap, MapMarker, MapView } from '#domain/maps/company-map.ts';
import { CHARACTER_WIDTH, LABEL_GAP, type LabelSide } from '#domain/maps/label-markers.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { companies } from '#web/landing/count-words.ts';
import { type Markup, markup } from '#web/ui/markup.ts';
import { percentOf } from './map-numbers.ts';

/** "3 companies" */
export type CountWords = (count: number) => string;

/** Names of places before the rest becomes a number. */
const NAMES = 2;
/** The radius of the dot of a single company: it needs no room for a number. */
const DOT = 6;

/** The markers of a map, which are links. The server draws those of a page, the browser those of a closer look. */
export function drawMarkers(
  { markers, window }: Pick<MapView, 'markers' | 'window'>,
  state: HomeState,
  counted: CountWords = companies,
): Markup[] {
  return markers.map((marker) => {
    const { count, isOutside } = marker;
    const name = nameOf(marker, counted);
    // Begins with what is written beside the marker: that is what people say who use their voice.
    const spoken = marker.label === null ? name : nameOf({ ...marker, places: [marker.label.text] }, counted);
    const radius = count === 1 ? DOT : markerRadius(count);
    const x = percentOf(marker.x - window.x, window.width);
    const y = percentOf(marker.y - window.y, window.height);
    return markup`<a href="${markerAddress(marker, state)}" aria-label="${spoken}" data-tooltip="${name === spoken ? '' : name}">\
<svg x="${x}" y="${y}" class="${isOutside ? 'marker is-outside' : 'marker'}">${drawLabel(marker)}${drawAround(marker, radius)}\
<circle r="${radius}" class="marker-dot"/>${count > 1 ? markup` <text dy=".36em">${count.toLocaleString('en')}</text>` : null}</svg></a>`;
  });
}

/** What is in sight: of a closer look, how many are, too. Styles show the number of the size that they show. */
export function drawCaption({ title, caption, views }: CompanyMap, counted: CountWords = companies): Markup {
  if (caption === title) return markup`${caption}`;
  const numbers = views.map(
    ({ size, markers }) =>
      markup`<span class="map-${size}">: ${counted(markers.reduce((sum, { count }) => sum + count, 0))}</span>`,
  );
  return markup`${caption}${numbers}`;
}

/** The ring of a marker for several places, and of a dot what makes it large enough for fingers. */
function drawAround({ count, places }: MapMarker, radius: number): Markup | null {
  if (places.length > 1) return markup`<circle r="${radius + 3}" class="marker-ring"/>`;
  return count > 1 ? null : markup`<circle r="${targetRadius(count)}" class="marker-target"/>`;
}

/** The name beside a marker. Name, marker and what is between them answer to the pointer as one. */
function drawLabel({ label, count }: MapMarker): Markup | null {
  if (label === null) return null;
  const { text, side } = label;
  const away = targetRadius(count) + LABEL_GAP;
  const width = Math.round(text.length * CHARACTER_WIDTH);
  const { line, place } = placed(side, away, width);
  return markup`<path d="${line}" class="marker-reach"/><text class="marker-label is-${side}" ${place}>${text}</text>`;
}

/** Where a label stands, and the middle line of it and of what is between it and its marker, which styles make high. */
function placed(side: LabelSide, away: number, width: number): { line: string; place: Markup } {
  const half = Math.round(width / 2);
  switch (side) {
    case 'right':
      return { line: `M0 0h${away + width}`, place: markup`x="${away}" dy=".36em"` };
    case 'left':
      return { line: `M0 0h${-away - width}`, place: markup`x="${-away}" dy=".36em"` };
    case 'below':
      return { line: `M${-half} ${away - 3}h${2 * half}`, place: markup`y="${away}" dy=".8em"` };
    case 'above':
      return { line: `M${-half} ${3 - away}h${2 * half}`, place: markup`y="${-away}" dy="-.1em"` };
  }
}

/** "Germany, Netherlands and 2 more: 45 companies" */
function nameOf({ places, count, target, isOutside }: MapMarker, counted: CountWords): string {
  const more = places.length - NAMES;
  const named = more > 0 ? `${places.slice(0, NAMES).join(', ')} and ${more} more` : places.join(' and ');
  const where = isOutside ? `${named}, outside this map` : named;
  return target.kind === 'company' ? `${target.name}, ${where}` : `${where}: ${counted(count)}`;
}

/** The same search in a smaller place: that is how the map zooms without scripts. */
function markerAddress({ target }: MapMarker, state: HomeState): string {
  const search = { ...state, page: 1, at: undefined };
  switch (target.kind) {
    case 'company':
      return paths.company(target);
    case 'place':
      return paths.results({ ...search, view: 'map', location: target.location });
    case 'closer':
      return paths.results({ ...search, view: 'map', at: target.focus });
    case 'list':
      return paths.results({ ...search, view: 'grid' });
  }
}
