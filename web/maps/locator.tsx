import type { LocatorMap } from '#domain/maps/company-map.ts';
import { CHARACTER_WIDTH } from '#domain/maps/label-markers.ts';
import { paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { percentOf, written } from './map-numbers.ts';

/** Pixels of the map at its narrowest, between its edge and a name, and between a marker and a name. */
const NARROWEST = 288;
const MARGIN = 6;
const AWAY = 19;
/** A part of the height: a marker below has no room for a name under it. */
const LOW = 0.8;

/** Where a company is, on the map of its country. */
export function Locator({ map: { image, country, window, marker, place, location } }: { map: LocatorMap }) {
  const left = (marker.x - window.x) / window.width;
  const top = (marker.y - window.y) / window.height;
  const [x, y, placing] = [percentOf(left, 1), percentOf(top, 1), placeLabel(place, left, top)];
  return (
    <div className="map">
      <figure className="map-plate plate">
        <svg className="map-view map-locator" role="img" aria-label={`${place} on the map of ${withArticle(country)}`}>
          <svg aria-hidden="true" viewBox={written(window)} preserveAspectRatio="xMidYMid slice">
            <use href={image} />
          </svg>
          <svg aria-hidden="true" className="marker" x={x} y={y}>
            <circle r={12} className="marker-ring" />
            <circle r={6} className="marker-dot" />
          </svg>
          <svg aria-hidden="true" className="marker" x={placing.from ?? x} y={y}>
            <text className="marker-label" x={placing.x} dy={placing.dy} textAnchor={placing.textAnchor}>
              {place}
            </text>
          </svg>
        </svg>
        <figcaption>
          <span className="label-mono">{country}</span>
          <a href={paths.results({ location, view: 'map' })} className="link map-link">
            Others nearby
          </a>
        </figcaption>
      </figure>
    </div>
  );
}

/** Beside its marker where it has room at every width, else under or over it, from the nearer edge of the map. */
function placeLabel(text: string, left: number, top: number) {
  const needed = text.length * CHARACTER_WIDTH + AWAY + MARGIN;
  if (needed <= (1 - left) * NARROWEST) return { x: AWAY, dy: '.36em', textAnchor: 'start' } as const;
  if (needed <= left * NARROWEST) return { x: -AWAY, dy: '.36em', textAnchor: 'end' } as const;
  const dy = top < LOW ? '2.6em' : '-1.7em';
  return left < 0.5
    ? ({ from: '0%', x: MARGIN, dy, textAnchor: 'start' } as const)
    : ({ from: '100%', x: -MARGIN, dy, textAnchor: 'end' } as const);
}
