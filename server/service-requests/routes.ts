import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { addNote } from '#server/audit/admin-notes.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { getServiceRequestStats, listServiceRequests } from './admin-queries.ts';
import { closeRequest, deleteSpamRequest } from './close-request.ts';
import { createServiceRequest, releaseServiceRequest } from './commands.ts';
import { forwardRequest } from './forward-request.ts';
import { getRequestDetails } from './request-details.ts';
import { suggestRecipients } from './suggest-recipients.ts';

/** The public call, and those of the admin. */
export function serviceRequestRoutes(mount: Mount, context: Context): void {
  mount(api.createServiceRequest, ({ body }) => createServiceRequest(context, body));
  mount(api.getFormToken, async () => ({ formToken: createFormToken(context.formSecret, context.now()) }));
  mount(api.listServiceRequests, ({ query }) => listServiceRequests(context.database.adminPool, query));
  mount(api.getServiceRequestStats, () => getServiceRequestStats(context.database.pool, context.now()));
  mount(api.releaseServiceRequest, async ({ params }, request) => {
    const sentTo = await releaseServiceRequest(context, parseId(params.id), adminOf(request));
    return { message: 'Delivered.', sentTo };
  });
  mount(api.getServiceRequest, ({ params }) => getRequestDetails(context, parseId(params.id)));
  mount(api.closeServiceRequest, async ({ params, body }, request) => {
    await closeRequest(context, parseId(params.id), body.reason, adminOf(request));
    return { message: 'Closed.' };
  });
  mount(api.deleteSpamRequest, async ({ params }, request) => {
    await deleteSpamRequest(context, parseId(params.id), adminOf(request));
    return { message: 'Deleted.' };
  });
  mount(api.noteServiceRequest, async ({ params, body }, request) => {
    const note = { entity: 'service-request', id: parseId(params.id), ...body } as const;
    await addNote(context.database.pool, note, adminOf(request));
    return { message: 'Stored.' };
  });
  mount(api.suggestRecipients, async ({ params }) => ({
    items: await suggestRecipients(context, parseId(params.id)),
  }));
  mount(api.forwardServiceRequest, async ({ params, body }, request) => ({
    changed: await forwardRequest(context, parseId(params.id), body.companyIds, adminOf(request)),
  }));
}
