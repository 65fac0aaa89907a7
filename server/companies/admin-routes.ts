import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { getAdminCompany, getAdminCompanyDetails, listAdminCompanies } from './admin-queries.ts';
import { approveChosen, approveCompany, editCompany, removeCompanies, removeCompany, setFlag } from './commands.ts';

export function adminCompanyRoutes(mount: Mount, context: Context): void {
  const { pool } = context.database;
  mount(api.listAdminCompanies, ({ query }) => listAdminCompanies(pool, query));
  mount(api.getAdminCompany, ({ params }) => getAdminCompanyDetails(pool, parseId(params.id)));
  mount(api.editCompany, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await editCompany(context, id, body, adminOf(request).email);
    return getAdminCompany(pool, id);
  });
  mount(api.removeCompany, async ({ params }, request) => {
    await removeCompany(context, parseId(params.id), adminOf(request).email);
    return { message: 'Removed.' };
  });
  mount(api.approveCompany, async ({ params }, request) => {
    const id = parseId(params.id);
    await approveCompany(context, id, adminOf(request).email);
    return getAdminCompany(pool, id);
  });
  mount(api.verifyCompany, async ({ params }, request) => {
    const id = parseId(params.id);
    await setFlag(context, id, { column: 'verified', value: true, mustDiffer: true }, adminOf(request).email);
    return getAdminCompany(pool, id);
  });
  mount(api.setVerified, async ({ params, body }, request) => {
    const id = parseId(params.id);
    const flag = { column: 'verified', value: body.verified, mustDiffer: false } as const;
    await setFlag(context, id, flag, adminOf(request).email);
    return getAdminCompany(pool, id);
  });
  mount(api.setFeatured, async ({ params, body }, request) => {
    const id = parseId(params.id);
    const flag = { column: 'featured', value: body.featured, mustDiffer: false } as const;
    await setFlag(context, id, flag, adminOf(request).email);
    return getAdminCompany(pool, id);
  });
  mount(api.approveCompanies, async ({ body }, request) => ({
    changed: await approveChosen(context, body.ids, adminOf(request).email),
  }));
  mount(api.rejectCompanies, async ({ body }, request) => ({
    changed: await removeCompanies(context, body.ids, adminOf(request).email, true),
  }));
}
