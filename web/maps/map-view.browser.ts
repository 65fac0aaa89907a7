import type { CompanyMap, MapMarker } from '#domain/maps/company-map.ts';
import type { Window } from '#domain/maps/map-frames.ts';
import type { MapFocus } from '#domain/maps/map-window.ts';
import type { HomeState } from '#domain/paths.ts';
import { drawMarkers } from './map-markers.ts';

/** A marker, and where it is on the map whatever of the map is seen. */
type Marker = { link: SVGAElement; x: number; y: number };
/** A map at one of its sizes, as the server has drawn it (web/maps/company-map.ts). */
export type View = { svg: SVGSVGElement; base: SVGSVGElement; full: Window; extent: Window; markers: Marker[] };

export function readViews(map: ParentNode): View[] {
  return [...map.querySelectorAll<SVGSVGElement>('.map-view')].flatMap((svg) => {
    const base = svg.querySelector<SVGSVGElement>('.map-base');
    if (base === null) return [];
    const seen = windowOf(base);
    const markers = linksOf(svg).map((link) => {
      const marker = link.querySelector('.marker');
      const part = (name: string) => Number.parseFloat(marker?.getAttribute(name) ?? '') / 100;
      return { link, x: seen.x + part('x') * seen.width, y: seen.y + part('y') * seen.height };
    });
    return [{ svg, base, full: readWindow(svg.dataset.full), extent: readWindow(svg.dataset.extent), markers }];
  });
}

/** The same view with the markers that have room at another distance. */
export function withMarkers(view: View, { views }: CompanyMap, state: HomeState): View {
  const drawing = views.find(({ size }) => size === view.svg.dataset.size);
  if (drawing === undefined) return view;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const links = drawMarkers(drawing, state);
  const markers = drawing.markers.flatMap((marker, index) => {
    svg.innerHTML = links[index]?.text ?? '';
    namePlaces(svg, [marker]);
    return linksOf(svg).map((link) => ({ link, x: marker.x, y: marker.y }));
  });
  return { ...view, markers };
}

/** Notes at each marker which places it stands for, by which the cards beside a map find theirs. */
export function namePlaces(svg: SVGSVGElement, markers: readonly MapMarker[]): void {
  linksOf(svg).forEach((link, index) => {
    link.dataset.places = markers[index]?.places.join('|');
  });
}

function linksOf(svg: SVGSVGElement): SVGAElement[] {
  return [...svg.querySelectorAll<SVGAElement>(':scope > a')];
}

/** The part of the map that a view shows now. */
export function windowOf(base: SVGSVGElement): Window {
  return readWindow(base.getAttribute('viewBox') ?? '');
}

/** Shows a part of the map. What lies beyond it is out of reach for the keyboard, too. */
export function showWindow({ base, markers }: View, { x, y, width, height }: Window): void {
  base.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  for (const marker of markers) {
    const [left, top] = [(marker.x - x) / width, (marker.y - y) / height];
    const drawing = marker.link.querySelector('.marker');
    drawing?.setAttribute('x', `${left * 100}%`);
    drawing?.setAttribute('y', `${top * 100}%`);
    marker.link.classList.toggle('is-away', left < 0 || left > 1 || top < 0 || top > 1);
  }
}

export function focusOf({ base, full }: View): MapFocus {
  const { x, y, width, height } = windowOf(base);
  return { x: x + width / 2, y: y + height / 2, scale: full.width / width };
}

function readWindow(text = ''): Window {
  const [x = 0, y = 0, width = 1, height = 1] = text.split(' ').map(Number);
  return { x, y, width, height };
}
