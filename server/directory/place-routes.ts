import { api } from '#domain/api.ts';
import { NEAREST_PLACE_MILES } from '#domain/constants.ts';
import { milesBetween } from '#domain/places/coordinates.ts';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';
import { suggestRegions } from '#domain/places/regions.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { Mount } from '#server/http/mount.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { nearestPlace } from '#server/places/nearest-place.ts';
import { suggestPlaces } from '#server/places/suggest-places.ts';

/** There are few areas and many towns: a prefix of an area is likely to mean it. */
const AREAS_FIRST = 2;

export function placeRoutes(mount: Mount, { gazetteer }: Context): void {
  mount(api.suggestPlaces, async ({ query: { q, limit } }) => ({
    items: suggestLocations(gazetteer, q, limit),
  }));
  mount(api.findNearestPlace, async ({ query }) => findNearestPlace(gazetteer, query));
}

/** Completions of a text that is being typed. */
function suggestLocations(gazetteer: Gazetteer, text: string, limit: number): PlaceSuggestion[] {
  const areas = suggestRegions(text).map((label) => ({ label, kind: 'area' as const }));
  const places = suggestPlaces(gazetteer, text, limit).map(({ label, precision }) => ({ label, kind: precision }));
  return [...areas.slice(0, AREAS_FIRST), ...places, ...areas.slice(AREAS_FIRST)].slice(0, limit);
}

/** Throws NotFoundError far from any town. */
function findNearestPlace(gazetteer: Gazetteer, coordinates: Coordinates): { label: string } {
  const place = nearestPlace(gazetteer, coordinates);
  if (place === undefined || milesBetween(place, coordinates) > NEAREST_PLACE_MILES) {
    throw new NotFoundError(`We found no town within ${NEAREST_PLACE_MILES} miles of you. Please enter a location.`);
  }
  return { label: place.label };
}
