import { api } from '#domain/api.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { findNearestPlace, suggestLocations } from './suggest-locations.ts';

export function placeRoutes(mount: Mount, { gazetteer }: Context): void {
  mount(api.suggestPlaces, async ({ query: { q, limit } }) => ({
    items: suggestLocations(gazetteer, q, limit),
  }));
  mount(api.findNearestPlace, async ({ query }) => findNearestPlace(gazetteer, query));
}
