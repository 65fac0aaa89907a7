import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { mount } from '#server/http/mount.ts';
import { resendDeadMail, resendDeadMails } from './commands.ts';
import { listDeadMails } from './queries.ts';

export function mailRoutes(app: FastifyInstance, context: BaseContext, cache: PublicCache): void {
  const { pool } = context.database;
  mount(app, cache, api.listDeadMails, ({ query }) => listDeadMails(pool, query));
  mount(app, cache, api.resendDeadMail, async ({ params }, request) => {
    await resendDeadMail(pool, parseId(params.id), adminOf(request));
    return { message: 'Queued again.' };
  });
  mount(app, cache, api.resendDeadMails, async (_call, request) => ({
    changed: await resendDeadMails(pool, adminOf(request)),
  }));
}
