import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Mount } from '#server/http/mount.ts';
import { resendDeadMail, resendDeadMails } from './commands.ts';
import { listDeadMails } from './queries.ts';

export function mailRoutes(mount: Mount, context: BaseContext): void {
  const { pool } = context.database;
  mount(api.listDeadMails, ({ query }) => listDeadMails(pool, query));
  mount(api.resendDeadMail, async ({ params }, request) => {
    await resendDeadMail(pool, parseId(params.id), adminOf(request));
    return { message: 'Queued again.' };
  });
  mount(api.resendDeadMails, async (_call, request) => ({
    changed: await resendDeadMails(pool, adminOf(request)),
  }));
}
