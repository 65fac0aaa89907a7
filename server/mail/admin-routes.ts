import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Mount } from '#server/http/mount.ts';
import { dismissMail, resendMail, resendMails } from './commands.ts';
import { listMails } from './queries.ts';

export function mailRoutes(mount: Mount, context: BaseContext): void {
  const { pool } = context.database;
  mount(api.listMails, ({ query }) => listMails(context.database.adminPool, query));
  mount(api.resendMail, async ({ params, body }, request) => {
    await resendMail(pool, parseId(params.id), body.recipient, adminOf(request));
    return { message: 'Queued again.' };
  });
  mount(api.resendMails, async (_call, request) => ({ changed: await resendMails(pool, adminOf(request)) }));
  mount(api.dismissMail, async ({ params }, request) => {
    await dismissMail(pool, parseId(params.id), adminOf(request));
    return { message: 'Dismissed.' };
  });
}
