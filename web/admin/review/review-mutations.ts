import type { RefundInput } from '#domain/billing/admin-payments.ts';
import type { MergeInput } from '#domain/companies/company-merge.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { clearDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Hiding } from './hide-dialog.tsx';

export type Merge = MergeInput & { targetId: number };

/** What can be done to a company on its own screen, beside the decisions of the lists. */
export function useReviewMutations(id: number, { onMerged }: { onMerged: (targetId: number) => void }) {
  const hide = useAdminMutation({
    subject: 'hide',
    call: ({ reason }: Hiding) => callApi('POST', '/api/admin/companies/:id/hide', { id, body: { reason } }),
    success: adminMessages.hidden,
    failure: adminMessages.hideFailed,
    onSuccess: (_reply, { withRefund }) => {
      clearDraft(`hide ${id}`);
      if (withRefund) refund.run({ id, cause: 'hidden', reason: 'We have taken the company off the public pages.' });
    },
  });
  const unhide = useAdminMutation({
    subject: 'hide',
    call: () => callApi('POST', '/api/admin/companies/:id/unhide', { id }),
    success: adminMessages.unhidden,
    failure: adminMessages.hideFailed,
  });
  const note = useAdminMutation({
    subject: 'note',
    call: (body: string) => callApi('POST', '/api/admin/companies/:id/notes', { id, body: { body } }),
    success: adminMessages.noteAdded,
    failure: adminMessages.noteFailed,
    onSuccess: () => clearDraft(`note ${id}`),
  });
  const distinct = useAdminMutation({
    subject: 'distinct',
    call: (otherId: number) => callApi('POST', '/api/admin/companies/:id/distinct', { id, body: { otherId } }),
    success: adminMessages.distinct,
    failure: adminMessages.distinctFailed,
  });
  const merge = useAdminMutation({
    subject: 'merge',
    call: ({ targetId, ...body }: Merge) => callApi('POST', '/api/admin/companies/:id/merge', { id: targetId, body }),
    success: adminMessages.merged,
    failure: adminMessages.mergeFailed,
    onSuccess: (_reply, { targetId }) => onMerged(targetId),
  });
  const refund = useAdminMutation({
    subject: 'refund',
    call: ({ id: refunded, ...body }: RefundInput & { id: number }) =>
      callApi('POST', '/api/admin/companies/:id/refund', { id: refunded, body }),
    success: adminMessages.refunded,
    failure: adminMessages.refundFailed,
  });
  const undoMerge = useAdminMutation({
    subject: 'merge',
    call: (mergeId: number) => callApi('POST', '/api/admin/merges/:id/undo', { id: mergeId }),
    success: adminMessages.mergeUndone,
    failure: adminMessages.undoMergeFailed,
  });
  return { hide, unhide, note, distinct, merge, refund, undoMerge };
}
