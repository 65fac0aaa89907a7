import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { listContactMessages } from './admin-queries.ts';
import { createContactMessage, releaseContactMessage, setContactStatus } from './commands.ts';

/** The public call, and those of the admin. */
export function contactRoutes(mount: Mount, context: Context): void {
  mount(api.createContactMessage, ({ body }) => createContactMessage(context, body));
  mount(api.listContactMessages, ({ query }) => listContactMessages(context.database.adminPool, query));
  mount(api.setContactMessageStatus, async ({ params, body }, request) => {
    await setContactStatus(context, parseId(params.id), body.status, adminOf(request));
    return { message: 'Updated.' };
  });
  mount(api.releaseContactMessage, async ({ params }, request) => {
    const sentTo = await releaseContactMessage(context, parseId(params.id), adminOf(request));
    return { message: 'Delivered.', sentTo };
  });
}
