import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { addNote } from '#server/audit/admin-notes.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { getMessageDetails, listContactMessages } from './admin-queries.ts';
import { createContactMessage, deleteSpamMessage, releaseContactMessage, setContactStatus } from './commands.ts';

/** The public call, and those of the admin. */
export function contactRoutes(mount: Mount, context: Context): void {
  const { pool } = context.database;
  mount(api.createContactMessage, ({ body }) => createContactMessage(context, body));
  mount(api.listContactMessages, ({ query }) => listContactMessages(context.database.adminPool, query));
  mount(api.setContactMessageStatus, async ({ params, body }, request) => {
    await setContactStatus(context, parseId(params.id), body.status, adminOf(request));
    return { message: 'Updated.' };
  });
  mount(api.getContactMessage, ({ params }) => getMessageDetails(pool, parseId(params.id)));
  mount(api.deleteSpamMessage, async ({ params }, request) => {
    await deleteSpamMessage(context, parseId(params.id), adminOf(request));
    return { message: 'Deleted.' };
  });
  mount(api.noteContactMessage, async ({ params, body }, request) => {
    await addNote(pool, { entity: 'contact-message', id: parseId(params.id), ...body }, adminOf(request));
    return { message: 'Stored.' };
  });
  mount(api.releaseContactMessage, async ({ params }, request) => {
    const sentTo = await releaseContactMessage(context, parseId(params.id), adminOf(request));
    return { message: 'Delivered.', sentTo };
  });
}
