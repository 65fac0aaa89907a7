import { api } from '#domain/api.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { companyEditAt } from '#domain/companies/editable-fields.ts';
import { parseId } from '#domain/validation.ts';
import { addNote } from '#server/audit/admin-notes.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import type { Mount } from '#server/http/mount.ts';
import { getAdminCompany, getAdminCompanyDetails, listAdminCompanies } from './admin-queries.ts';
import { approveCompanies, approveCompany } from './approve-companies.ts';
import { cancelBulkJob, listBulkJobs, startBulkJob } from './bulk/bulk-jobs.ts';
import { featureCompany, unfeatureCompany, unverifyCompany, verifyCompany } from './company-badges.ts';
import { markDistinct } from './distinct-companies.ts';
import { editCompany } from './edit-company.ts';
import { hideCompany, unhideCompany } from './hide-company.ts';
import { countUninformed, informCompanies } from './inform-companies.ts';
import { knownTotals } from './known-totals.ts';
import { listNeighbours } from './list-neighbours.ts';
import { summarizeList } from './list-summary.ts';
import { companyHistory, reviewCompany } from './load-review.ts';
import { mergeCompanies } from './merge-companies.ts';
import { listDuplicatePairs } from './merge-queries.ts';
import { readCompanyPlace } from './read-company-place.ts';
import { rejectCompanies, removeCompany } from './remove-companies.ts';
import { restoreCompanies } from './restore-companies.ts';
import { undoDecision } from './undo-decision.ts';
import { undoMerge } from './undo-merge.ts';

export function adminCompanyRoutes(mount: Mount, context: Context): void {
  const { pool } = context.database;
  const known = knownTotals(context);
  mount(api.listAdminCompanies, ({ query }) =>
    listAdminCompanies(context.database.adminPool, query, { known, hints: 'pending', now: context.now() }),
  );
  mount(api.listNeighbours, ({ query }) => listNeighbours(context.database.adminPool, query, context.now()));
  mount(api.summarizeCompanies, ({ query }) => summarizeList(context.database.adminPool, query, context.now()));
  mount(api.getAdminCompany, ({ params }) => getAdminCompanyDetails(pool, parseId(params.id)));
  const edit = { ...api.editCompany, body: companyEditAt(context.now) };
  mount(edit, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await editCompany(context, id, body, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.readPlace, async ({ query }) => readCompanyPlace(context.gazetteer, query));
  mount(api.removeCompany, async ({ params }, request) => {
    await removeCompany(context, parseId(params.id), adminOf(request));
    return { message: 'Removed.' };
  });
  mount(api.approveCompany, async ({ params }, request) => {
    const id = parseId(params.id);
    await approveCompany(context, id, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.verifyCompany, async ({ params }, request) => {
    const id = parseId(params.id);
    const isChanged = await verifyCompany(context, id, adminOf(request));
    if (!isChanged) throw new ConflictError(companyCan.verify.otherwise);
    return getAdminCompany(pool, id);
  });
  mount(api.setVerified, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await (body.verified ? verifyCompany : unverifyCompany)(context, id, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.setFeatured, async ({ params, body }, request) => {
    const id = parseId(params.id);
    if (body.featured) await featureCompany(context, id, body, adminOf(request));
    else await unfeatureCompany(context, id, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.hideCompany, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await hideCompany(context, id, body.reason, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.unhideCompany, async ({ params }, request) => {
    const id = parseId(params.id);
    await unhideCompany(context, id, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.noteCompany, async ({ params, body }, request) => {
    await addNote(pool, { entity: 'company', id: parseId(params.id), body: body.body }, adminOf(request));
    return { message: 'Noted.' };
  });
  mount(api.reviewCompany, ({ params }) => reviewCompany(context, parseId(params.id)));
  mount(api.getCompanyHistory, ({ params }) => companyHistory(pool, parseId(params.id)));
  mount(api.mergeCompanies, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await mergeCompanies(context, id, body, adminOf(request));
    return getAdminCompany(pool, id);
  });
  mount(api.undoMerge, async ({ params }, request) => ({
    id: await undoMerge(context, parseId(params.id), adminOf(request)),
  }));
  mount(api.markDistinct, async ({ params, body }, request) => {
    await markDistinct(context, parseId(params.id), body.otherId, adminOf(request));
    return { message: 'Remembered.' };
  });
  mount(api.listDuplicates, ({ query }) => listDuplicatePairs(context.database.adminPool, query));
  mount(api.listBulkJobs, () => listBulkJobs(context.database.adminPool));
  mount(api.startBulkJob, ({ body }, request) => startBulkJob(context, body, adminOf(request)));
  mount(api.cancelBulkJob, ({ params }) => cancelBulkJob(context, parseId(params.id)));
  mount(api.undoDecision, async ({ body }, request) => ({
    changed: await undoDecision(context, body, adminOf(request)),
  }));
  mount(api.restoreCompany, async ({ params }, request) => {
    const items = await restoreCompanies(pool, context.gazetteer, parseId(params.id) ?? 0, adminOf(request));
    if (items.length === 0)
      throw new ConflictError('Nothing to restore: it exists again, or its last state is no longer stored.');
    await context.changes.refresh();
    return { items };
  });
  mount(api.approveCompanies, async ({ body }, request) => ({
    changed: await approveCompanies(context, body.ids, adminOf(request), body),
  }));
  mount(api.countUninformed, async () => ({ total: await countUninformed(context) }));
  mount(api.informCompanies, async (_call, request) => ({
    changed: await informCompanies(context, adminOf(request)),
  }));
  mount(api.rejectCompanies, async ({ body }, request) => ({
    changed: await rejectCompanies(context, body, adminOf(request)),
  }));
}
