import { markerRadius, targetRadius } from '#domain/maps/cluster-markers.ts';
import type { MapMarker, MapView } from '#domain/maps/company-map.ts';
import { CHARACTER_WIDTH, LABEL_GAP } from '#domain/maps/label-markers.ts';
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
    const { count, places, isOutside } = marker;
    const name = nameOf(marker, counted);
    // Begins with what is written beside the marker: that is what people say who use their voice.
    const spoken = marker.label === null ? name : nameOf({ ...marker, places: [marker.label.text] }, counted);
    const radius = count === 1 ? DOT : markerRadius(count);
    const x = percentOf(marker.x - window.x, window.width);
    const y = percentOf(marker.y - window.y, window.height);
    return markup`<a href="${markerAddress(marker, state)}" aria-label="${spoken}" data-tooltip="${name}" data-places="${places.join('|')}">
<svg x="${x}" y="${y}" class="${isOutside ? 'marker is-outside' : 'marker'}">${drawLabel(marker)}
<circle r="${targetRadius(count)}" class="marker-target"/>
${places.length > 1 ? markup`<circle r="${radius + 3}" class="marker-ring"/>` : null}
<circle r="${radius}" class="marker-dot"/>
${count > 1 ? markup`<text dy=".36em">${count.toLocaleString('en')}</text>` : null}</svg></a>`;
  });
}

/** The name beside a marker. Name, marker and what is between them answer to the pointer as one. */
function drawLabel({ label, count }: MapMarker): Markup | null {
  if (label === null) return null;
  const { text, side } = label;
  const radius = targetRadius(count);
  const away = radius + LABEL_GAP;
  const width = Math.round(text.length * CHARACTER_WIDTH);
  const position = {
    right: markup`x="${away}" dy=".36em" text-anchor="start"`,
    left: markup`x="${-away}" dy=".36em" text-anchor="end"`,
    below: markup`y="${away}" dy=".8em" text-anchor="middle"`,
    above: markup`y="${-away}" dy="-.1em" text-anchor="middle"`,
  }[side];
  const reach = {
    right: { x: 0, y: -radius, width: away + width, height: 2 * radius },
    left: { x: -away - width, y: -radius, width: away + width, height: 2 * radius },
    below: { x: -width / 2, y: 0, width, height: away + 12 },
    above: { x: -width / 2, y: -away - 12, width, height: away + 12 },
  }[side];
  return markup`<rect x="${reach.x}" y="${reach.y}" width="${reach.width}" height="${reach.height}" class="marker-reach"/>
<text class="marker-label" ${position}>${text}</text>`;
}

/** "Germany, Netherlands and 2 more: 45 companies" */
function nameOf({ places, count, target, isOutside }: MapMarker, counted: CountWords): string {
  const more = places.length - NAMES;
  const named = more > 0 ? `${places.slice(0, NAMES).join(', ')} and ${more} more` : places.join(' and ');
  const where = isOutside ? `${named}, outside this map` : named;
  return target.kind === 'company' ? `${target.name}, ${where}` : `${where}: ${counted(count)}`;
}

/** The same search in a smaller place: that is how the map zooms without scripts. */
export function markerAddress({ target }: MapMarker, state: HomeState): string {
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
