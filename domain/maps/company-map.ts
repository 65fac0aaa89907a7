import { z } from 'zod';
import { LABEL_SIDES } from './label-markers.ts';

const point = { x: z.number(), y: z.number() };
const mapWindow = z.object({ ...point, width: z.number(), height: z.number() });

/** Where a marker leads: to a profile, to a search in a smaller place, closer on the same map, or to the list. */
const markerTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), id: z.int(), name: z.string() }),
  z.object({ kind: z.literal('place'), location: z.string() }),
  z.object({ kind: z.literal('closer'), focus: z.string() }),
  z.object({ kind: z.literal('list') }),
]);
export type MarkerTarget = z.output<typeof markerTarget>;

const mapMarker = z.object({
  ...point,
  count: z.int(),
  places: z.array(z.string()).describe('The places that it stands for, the one with most companies first'),
  label: z
    .object({ text: z.string(), side: z.enum(LABEL_SIDES) })
    .nullable()
    .describe('What stands beside it, where there is room'),
  isOutside: z.boolean().describe('The true place is beyond the edge of the map'),
  target: markerTarget,
});
export type MapMarker = z.output<typeof mapMarker>;

/** Styles show the size that fits the room, or the largest that there is. */
export const MAP_SIZES = ['small', 'medium', 'large'] as const;
export type MapSize = (typeof MAP_SIZES)[number];

/** A map at one size: all of it, what is shown of it, and the markers that have room. */
const mapView = z.object({
  size: z.enum(MAP_SIZES),
  full: mapWindow,
  window: mapWindow,
  markers: z.array(mapMarker),
});
export type MapView = z.output<typeof mapView>;

/** The companies of a search on a map. */
export const companyMapReply = z.object({
  image: z.string().describe('The address of the base map'),
  title: z.string().describe('What the map shows, such as "Germany", "Europe" or "The world"'),
  caption: z.string().describe('What of it is in sight: the title, or the place of the companies of a closer look'),
  isWorld: z.boolean(),
  extent: mapWindow,
  views: z.array(mapView),
  places: z
    .array(z.object({ name: z.string(), location: z.string(), count: z.int() }))
    .describe('The places with most companies, each with what a search for it has as location'),
  missing: z
    .int()
    .describe('Companies that are on no map, because their place is not known, or not exactly enough for this one'),
  elsewhere: z.int().describe('Companies that serve the place of the map and are based elsewhere'),
});
export type CompanyMap = z.output<typeof companyMapReply>;

/** Where one company is, on the map of its country. */
export const locatorMap = z.object({
  image: z.string(),
  country: z.string(),
  window: mapWindow,
  marker: z.object(point),
  place: z.string().describe('Its town, or its region where no more is known'),
  location: z.string().describe('What a search for companies at the same place has as location'),
});
export type LocatorMap = z.output<typeof locatorMap>;
