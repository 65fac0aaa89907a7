import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { getServiceRequestStats, listServiceRequests } from './admin-queries.ts';
import { createServiceRequest, releaseServiceRequest } from './commands.ts';
import { forwardRequest } from './forward-request.ts';
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
  mount(api.suggestRecipients, async ({ params }) => ({
    items: await suggestRecipients(context, parseId(params.id)),
  }));
  mount(api.forwardServiceRequest, async ({ params, body }, request) => ({
    changed: await forwardRequest(context, parseId(params.id), body.companyIds, adminOf(request)),
  }));
}
