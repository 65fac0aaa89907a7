import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import { listContactMessages } from './admin-queries.ts';
import { createContactMessage, releaseContactMessage, setContactStatus } from './commands.ts';

/** The public call, and those of the admin. */
export function contactRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  mount(app, cache, api.createContactMessage, ({ body }) => createContactMessage(context, body));
  mount(app, cache, api.listContactMessages, ({ query }) => listContactMessages(context.database.pool, query));
  mount(app, cache, api.setContactMessageStatus, async ({ params, body }, request) => {
    await setContactStatus(context, parseId(params.id), body.status, adminOf(request));
    return { message: 'Updated.' };
  });
  mount(app, cache, api.releaseContactMessage, async ({ params }, request) => {
    const sentTo = await releaseContactMessage(context, parseId(params.id), adminOf(request));
    return { message: 'Delivered.', sentTo };
  });
}
