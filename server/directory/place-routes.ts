import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import { findNearestPlace, suggestLocations } from './suggest-locations.ts';

export function placeRoutes(app: FastifyInstance, { gazetteer }: Context, cache: PublicCache): void {
  mount(app, cache, api.suggestPlaces, async ({ query: { q, limit } }) => ({
    items: suggestLocations(gazetteer, q, limit),
  }));
  mount(app, cache, api.findNearestPlace, async ({ query }) => findNearestPlace(gazetteer, query));
}
