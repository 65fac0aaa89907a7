import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import { getAdminStats } from './queries.ts';

export function adminRoutes(app: FastifyInstance, { database }: Context, cache: PublicCache): void {
  mount(app, cache, api.getAdminStats, () => getAdminStats(database.pool));
}
