import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { paths } from '#domain/paths.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { clearDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Toast, ToastAction } from '#web/messages.ts';
import { rejectionDraft } from './reject-dialog.tsx';

const COMPANY = 'company';
const COMPANIES = 'companies';
const REJECTION = 'rejection';

/** `name` of a single one, for the toast. */
type Rejection = { ids: number[]; name: string | undefined; reason: string; silent: boolean };
type Decision = { action: 'approve' | 'reject' | 'delete'; ids: number[] };

/** What was decided last. The next company of the review screen, which comes at once, can take it back. */
let last: Decision | undefined;

/** What an admin does to companies. `onDone` gets the ids of those that were decided on. */
export function useCompanyMutations(onDone: (ids: number[]) => void) {
  const undo = useAdminMutation({
    subject: 'undo',
    call: (body: Decision) => callApi('POST', '/api/admin/companies/undo', { body }),
    success: adminMessages.undone,
    failure: adminMessages.undoFailed,
  });
  const undoLast = () => {
    const decision = last;
    last = undefined;
    if (decision !== undefined) undo.run(decision);
  };
  const withUndo = (toast: Toast, decision: Decision, first: ToastAction[] = []): Toast => {
    if (toast.destructive) return toast;
    last = decision;
    return { ...toast, actions: [...first, { label: 'Undo', run: undoLast }] };
  };
  const view = (company: AdminCompany): ToastAction[] => [{ label: 'View', href: paths.company(company) }];
  const approve = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) => callApi('POST', '/api/admin/companies/:id/approve', { id }),
    success: (_reply, company) =>
      withUndo(adminMessages.approved(1, 1, company.name), { action: 'approve', ids: [company.id] }, view(company)),
    failure: adminMessages.approveFailed,
    onDone: ({ id }) => onDone([id]),
  });
  const unverify = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/verify', { id, body: { verified: false } }),
    success: (_reply, { name }) => adminMessages.verificationUpdated(name),
    failure: adminMessages.verificationFailed,
  });
  const feature = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: true } }),
    success: (_reply, { name }) => adminMessages.featuredUpdated({ name, featured: true }),
    failure: adminMessages.featuredFailed,
  });
  const unfeature = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: false } }),
    success: (_reply, { name }) => adminMessages.featuredUpdated({ name, featured: false }),
    failure: adminMessages.featuredFailed,
  });
  const remove = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) => callApi('DELETE', '/api/admin/companies/:id', { id }),
    success: (_reply, { id, name }) => withUndo(adminMessages.deleted(name), { action: 'delete', ids: [id] }),
    failure: adminMessages.deleteFailed,
    onDone: ({ id }) => onDone([id]),
  });
  const approveWithoutBadges = useAdminMutation({
    subject: COMPANIES,
    call: (ids: number[]) => callApi('POST', '/api/admin/companies/approve', { body: { ids, withoutBadges: true } }),
    success: ({ changed }, ids) => withUndo(adminMessages.approved(changed, ids.length), { action: 'approve', ids }),
    failure: adminMessages.approveFailed,
    onDone,
  });
  const approveAll = useAdminMutation({
    subject: COMPANIES,
    call: (ids: number[]) => callApi('POST', '/api/admin/companies/approve', { body: { ids } }),
    success: ({ changed }, ids) => withUndo(adminMessages.approved(changed, ids.length), { action: 'approve', ids }),
    failure: adminMessages.approveFailed,
    onDone,
  });
  // Also for a single one: unlike DELETE, this call leaves companies alone that are approved meanwhile.
  const rejectAll = useAdminMutation({
    subject: REJECTION,
    call: ({ name: _name, ...body }: Rejection) => callApi('POST', '/api/admin/companies/reject', { body }),
    success: ({ changed }, { ids, name }) =>
      withUndo(adminMessages.rejected(changed, ids.length, name), { action: 'reject', ids }),
    failure: adminMessages.rejectFailed,
    onSuccess: (_reply, { ids }) => clearDraft(rejectionDraft(ids)),
    onDone: ({ ids }) => onDone(ids),
  });
  return { approve, unverify, feature, unfeature, remove, approveAll, approveWithoutBadges, rejectAll, undoLast };
}

/** The ids of the companies that are being changed. */
export function usePendingCompanies(): ReadonlySet<number> {
  const single = usePendingInputs<AdminCompany>(COMPANY).map(({ id }) => id);
  const rejected = usePendingInputs<Rejection>(REJECTION).flatMap(({ ids }) => ids);
  return new Set([...single, ...usePendingInputs<number[]>(COMPANIES).flat(), ...rejected]);
}
