import type { LabelSide } from './label-markers.ts';
import type { Window } from './map-frames.ts';
import type { Point } from './map-projection.ts';

/** Where a marker leads: to a profile, to a search in a smaller place, closer on the same map, or to the list. */
export type MarkerTarget =
  | { kind: 'company'; id: number; name: string }
  | { kind: 'place'; location: string }
  | { kind: 'closer'; focus: string }
  | { kind: 'list' };

export type MapMarker = Point & {
  count: number;
  /** The places that it stands for, the one with most companies first. */
  places: string[];
  /** What stands beside it, where there is room. */
  label: { text: string; side: LabelSide } | null;
  /** The true place is beyond the edge of the map. */
  isOutside: boolean;
  target: MarkerTarget;
};

/** Styles show the size that fits the room, or the largest that there is. */
export const MAP_SIZES = ['small', 'medium', 'large'] as const;
export type MapSize = (typeof MAP_SIZES)[number];
/** A map at one size: all of it, what is shown of it, and the markers that have room. */
export type MapView = { size: MapSize; full: Window; window: Window; markers: MapMarker[] };

/** The companies of a search on a map. */
export type CompanyMap = {
  /** The address of the base map. */
  image: string;
  /** What the map shows: "Germany", "Europe", "The world". */
  title: string;
  isWorld: boolean;
  extent: Window;
  views: MapView[];
  /** Companies that are on no map, because their place is not known, or not exactly enough for this one. */
  missing: number;
  /** Companies that serve the place of the map and are based elsewhere. */
  elsewhere: number;
};

/** Where one company is, on the map of its country. */
export type LocatorMap = {
  image: string;
  country: string;
  window: Window;
  marker: Point;
  /** Its town, or its region where no more is known. */
  place: string;
  /** What a search for companies at the same place has as location. */
  location: string;
};
