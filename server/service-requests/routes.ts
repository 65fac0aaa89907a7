import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import type { PublicCache } from '#server/http/public-cache.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { createServiceRequest } from './commands.ts';

export function serviceRequestRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  mount(app, cache, api.createServiceRequest, ({ body }) => createServiceRequest(context, body));
  mount(app, cache, api.getFormToken, async () => ({ formToken: createFormToken(context.formSecret, context.now()) }));
}
