import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { listChanges } from './changes.ts';
import { acceptChange, refuseChange, revertChange } from './decide-changes.ts';

export function adminListingRoutes(mount: Mount, context: Context): void {
  mount(api.listChanges, ({ query }) => listChanges(context.database.adminPool, query));
  mount(api.revertChange, async ({ params }, request) => {
    await revertChange(context, parseId(params.id), adminOf(request));
    return { message: 'Reverted.' };
  });
  mount(api.acceptChange, async ({ params }, request) => {
    await acceptChange(context, parseId(params.id), adminOf(request));
    return { message: 'Published.' };
  });
  mount(api.refuseChange, async ({ params, body }, request) => {
    await refuseChange(context, parseId(params.id), body.reason, adminOf(request));
    return { message: 'Refused.' };
  });
}
