import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const COMPANY = 'company';
const COMPANIES = 'companies';
const REJECTION = 'rejection';

type Rejection = { ids: number[]; reason: string; silent: boolean };

/** What an admin does to companies. `onDone` gets the ids of those that were decided on. */
export function useCompanyMutations(onDone: (ids: number[]) => void) {
  const approve = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) => callApi('POST', '/api/admin/companies/:id/approve', { id }),
    success: adminMessages.approved(1, 1),
    failure: adminMessages.approveFailed,
    onDone: ({ id }) => onDone([id]),
  });
  const unverify = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/verify', { id, body: { verified: false } }),
    success: adminMessages.verificationUpdated,
    failure: adminMessages.verificationFailed,
  });
  const feature = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: true } }),
    success: adminMessages.featuredUpdated({ featured: true }),
    failure: adminMessages.featuredFailed,
  });
  const unfeature = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) =>
      callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: false } }),
    success: adminMessages.featuredUpdated({ featured: false }),
    failure: adminMessages.featuredFailed,
  });
  const remove = useAdminMutation({
    subject: COMPANY,
    call: ({ id }: AdminCompany) => callApi('DELETE', '/api/admin/companies/:id', { id }),
    success: adminMessages.deleted,
    failure: adminMessages.deleteFailed,
  });
  const approveWithoutBadges = useAdminMutation({
    subject: COMPANIES,
    call: (ids: number[]) => callApi('POST', '/api/admin/companies/approve', { body: { ids, withoutBadges: true } }),
    success: ({ changed }, ids) => adminMessages.approved(changed, ids.length),
    failure: adminMessages.approveFailed,
    onDone,
  });
  const approveAll = useAdminMutation({
    subject: COMPANIES,
    call: (ids: number[]) => callApi('POST', '/api/admin/companies/approve', { body: { ids } }),
    success: ({ changed }, ids) => adminMessages.approved(changed, ids.length),
    failure: adminMessages.approveFailed,
    onDone,
  });
  // Also for a single one: unlike DELETE, this call leaves companies alone that are approved meanwhile.
  const rejectAll = useAdminMutation({
    subject: REJECTION,
    call: (body: Rejection) => callApi('POST', '/api/admin/companies/reject', { body }),
    success: ({ changed }, { ids }) => adminMessages.rejected(changed, ids.length),
    failure: adminMessages.rejectFailed,
    onDone: ({ ids }) => onDone(ids),
  });
  return { approve, unverify, feature, unfeature, remove, approveAll, approveWithoutBadges, rejectAll };
}

/** The ids of the companies that are being changed. */
export function usePendingCompanies(): ReadonlySet<number> {
  const single = usePendingInputs<AdminCompany>(COMPANY).map(({ id }) => id);
  const rejected = usePendingInputs<Rejection>(REJECTION).flatMap(({ ids }) => ids);
  return new Set([...single, ...usePendingInputs<number[]>(COMPANIES).flat(), ...rejected]);
}
