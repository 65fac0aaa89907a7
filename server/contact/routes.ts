import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import type { PublicCache } from '#server/http/public-cache.ts';
import { createContactMessage } from './commands.ts';

export function contactRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  mount(app, cache, api.createContactMessage, ({ body }) => createContactMessage(context, body));
}
