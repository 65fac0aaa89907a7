import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { mount } from '#server/http/mount.ts';
import { listAudit } from './queries.ts';

export function auditRoutes(app: FastifyInstance, context: BaseContext, cache: PublicCache): void {
  mount(app, cache, api.listAudit, ({ query }) => listAudit(context.database.pool, query));
}
