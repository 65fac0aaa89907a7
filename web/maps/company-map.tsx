import { renderToStaticMarkup } from 'react-dom/server';
import { markerRadius, targetRadius } from '#domain/maps/cluster-markers.ts';
import type { CompanyMap, MapMarker, MapView } from '#domain/maps/company-map.ts';
import { CHARACTER_WIDTH, LABEL_GAP, type LabelSide } from '#domain/maps/label-markers.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { companies } from '#web/landing/count-words.ts';
import { percent, written } from './map-numbers.ts';

/** Names of places before the rest becomes a number. */
const NAMES = 2;
/** The radius of the dot of a single company: it needs no room for a number. */
const DOT = 6;

/** The HTML of a map, for the server alone. Scripts that come to the map later take it as it is. */
export function companyMapHtml(map: CompanyMap, state: HomeState): string {
  return renderToStaticMarkup(<MapFigure map={map} state={state} />);
}

/**
 * The map at all of its sizes, of which styles show the one that fits the room. Positions are parts of the whole, sizes
 * are pixels: so markers and letters have the same size at every width, without a script or a style of their own.
 */
function MapFigure({ map, state }: { map: CompanyMap; state: HomeState }) {
  const { title, isWorld, views, missing, elsewhere } = map;
  return (
    <figure
      aria-label={`Map of ${isWorld ? 'the world' : withArticle(title)}`}
      className={isWorld ? 'map is-world' : 'map'}
      data-address={paths.home({ ...state, view: 'map', at: undefined })}
    >
      <div className="plate map-plate">
        {views.map((view) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown to the pointer; the figure has the name
          <svg
            key={view.size}
            className={`map-view map-${view.size}`}
            data-full={written(view.full)}
            data-extent={written(map.extent)}
          >
            <svg
              aria-hidden="true"
              className="map-base"
              viewBox={written(view.window)}
              preserveAspectRatio="xMidYMid slice"
            >
              <use href={map.image} />
            </svg>
            {view.markers.map((marker) => (
              <Marker key={`${marker.x} ${marker.y}`} marker={marker} view={view} state={state} />
            ))}
          </svg>
        ))}
        <figcaption>
          <span className="label-mono">{title}</span>
          {(missing > 0 || elsewhere > 0) && (
            <small>
              {missing > 0 && `${missingOnes(missing)} `}
              {elsewhere > 0 && elsewhereOnes(elsewhere)}
            </small>
          )}
        </figcaption>
      </div>
    </figure>
  );
}

type MarkerProps = { marker: MapMarker; view: MapView; state: HomeState };

function Marker({ marker, view, state }: MarkerProps) {
  const { count, places, label, isOutside } = marker;
  const name = nameOf(marker);
  const radius = count === 1 ? DOT : markerRadius(count);
  const target = targetRadius(count);
  return (
    <a href={addressOf(marker, state)} aria-label={name} data-tooltip={name}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the link around it has the name */}
      <svg
        x={percent(marker.x - view.window.x, view.window.width)}
        y={percent(marker.y - view.window.y, view.window.height)}
        className={isOutside ? 'marker is-outside' : 'marker'}
      >
        {label !== null && <Label {...label} radius={target} />}
        <circle r={target} className="marker-target" />
        {places.length > 1 && <circle r={radius + 3} className="marker-ring" />}
        <circle r={radius} className="marker-dot" />
        {count > 1 && <text dy=".36em">{count.toLocaleString('en')}</text>}
      </svg>
    </a>
  );
}

/** The name beside a marker. Name, marker and what is between them answer to the pointer as one. */
function Label({ text, side, radius }: { text: string; side: LabelSide; radius: number }) {
  const away = radius + LABEL_GAP;
  const width = Math.round(text.length * CHARACTER_WIDTH);
  const place = {
    right: { x: away, dy: '.36em', textAnchor: 'start' },
    left: { x: -away, dy: '.36em', textAnchor: 'end' },
    below: { y: away, dy: '.8em', textAnchor: 'middle' },
    above: { y: -away, dy: '-.1em', textAnchor: 'middle' },
  } as const;
  const reach = {
    right: { x: 0, y: -radius, width: away + width, height: 2 * radius },
    left: { x: -away - width, y: -radius, width: away + width, height: 2 * radius },
    below: { x: -width / 2, y: 0, width, height: away + 12 },
    above: { x: -width / 2, y: -away - 12, width, height: away + 12 },
  };
  return (
    <>
      <rect {...reach[side]} className="marker-reach" />
      <text className="marker-label" {...place[side]}>
        {text}
      </text>
    </>
  );
}

function missingOnes(count: number): string {
  const [are, their] = count === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${companies(count)} ${are} not on the map because ${their} exact location is unknown.`;
}

function elsewhereOnes(count: number): string {
  return `${companies(count)} based elsewhere also ${count === 1 ? 'serves' : 'serve'} this region.`;
}

/** "Germany, Netherlands and 2 more: 45 companies" */
function nameOf({ places, count, target, isOutside }: MapMarker): string {
  const more = places.length - NAMES;
  const named = more > 0 ? `${places.slice(0, NAMES).join(', ')} and ${more} more` : places.join(' and ');
  const where = isOutside ? `${named}, outside this map` : named;
  return target.kind === 'company' ? `${target.name}, ${where}` : `${where}: ${companies(count)}`;
}

/** The same search in a smaller place: that is how the map zooms without scripts. */
function addressOf({ target }: MapMarker, state: HomeState): string {
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
