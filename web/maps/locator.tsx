import type { LocatorMap } from '#domain/maps/company-map.ts';
import { paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { percent, written } from './map-numbers.ts';

/** Beyond this part of the width a name would leave the map at the right. */
const RIGHT_THIRD = 0.6;

/** Where a company is, on the map of its country. */
export function Locator({ map: { image, country, window, marker, place, location } }: { map: LocatorMap }) {
  const left = marker.x - window.x;
  const isRight = left / window.width > RIGHT_THIRD;
  return (
    <figure className="map">
      <div className="plate map-plate">
        <svg className="map-view map-locator" role="img" aria-label={`${place} on the map of ${withArticle(country)}`}>
          <svg aria-hidden="true" viewBox={written(window)} preserveAspectRatio="xMidYMid slice">
            <use href={image} />
          </svg>
          <svg
            aria-hidden="true"
            className="marker"
            x={percent(left, window.width)}
            y={percent(marker.y - window.y, window.height)}
          >
            <circle r={12} className="marker-ring" />
            <circle r={6} className="marker-dot" />
            <text className="marker-label" x={isRight ? -19 : 19} dy=".36em" textAnchor={isRight ? 'end' : 'start'}>
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
      </div>
    </figure>
  );
}
