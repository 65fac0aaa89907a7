import { lazy, Suspense, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { confirmations } from '#web/admin/admin-messages.ts';
import { ApproveDialog, mustAsk } from '#web/admin/companies/approve-dialog.tsx';
import { useCompanyMutations } from '#web/admin/companies/company-mutations.ts';
import { RejectDialog } from '#web/admin/companies/reject-dialog.tsx';
import { mayAct, mayCall } from '#web/admin/may-call.browser.ts';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';
import { DecisionBar, type ReviewActions } from './decision-bar.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReviewAside } from './review-aside.tsx';
import { ReviewMain } from './review-main.tsx';
import { useReviewMutations } from './review-mutations.ts';

const CompanyEditDialog = lazy(() =>
  import('#web/admin/companies/edit/company-edit-dialog.tsx').then((part) => ({ default: part.CompanyEditDialog })),
);

type Props = {
  review: CompanyReview;
  next: { name: string } | undefined;
  onNext: () => void;
  onOpen: (id: number) => void;
};
type Dialog = 'approve' | 'reject' | 'edit' | 'note' | 'hide' | 'delete' | { twin: AdminCompany };

/** One company with the decision on it. */
export function CompanyReviewed({ review, next, onNext, onOpen }: Props) {
  const { company, twins } = review;
  const { id } = company;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { undoLast, ...decide } = useCompanyMutations(onNext);
  const change = useReviewMutations(id, { onMerged: onOpen });
  const { approve, approveAll, approveWithoutBadges, rejectAll, remove, feature, unfeature } = decide;
  const isPending = [...Object.values(decide), ...Object.values(change)].some((mutation) => mutation.isPending);
  const running = Object.entries({
    approve: [approve, approveAll, approveWithoutBadges],
    reject: [rejectAll],
    feature: [feature, unfeature],
    hide: [change.hide, change.unhide],
    remove: [remove],
  }).find(([, mutations]) => mutations.some((mutation) => mutation.isPending))?.[0] as keyof ReviewActions | undefined;
  const may = (action: keyof typeof companyCan) => companyCan[action].when(company) && mayAct(action) && !isPending;
  const actions: ReviewActions = {
    approve: () => {
      if (!may('approve')) return;
      if (mustAsk([company])) setDialog('approve');
      else decide.approve.run(company);
    },
    reject: () => may('reject') && setDialog('reject'),
    edit: () => setDialog('edit'),
    note: () => setDialog('note'),
    verify: () => location.assign(paths.checkCompany(id)),
    feature: () => {
      if (may('feature')) decide.feature.run(company);
      else if (may('unfeature')) decide.unfeature.run(company);
    },
    hide: () => {
      if (may('hide')) setDialog('hide');
      else if (may('unhide')) change.unhide.run();
    },
    remove: () => may('delete') && setDialog('delete'),
  };
  const [firstTwin] = twins;
  const merge = (twin: AdminCompany | undefined) => {
    if (twin !== undefined && mayCall('POST', '/api/admin/companies/:id/merge')) setDialog({ twin });
  };
  const markDistinct = (twin: AdminCompany | undefined) => twin !== undefined && change.distinct.run(twin.id);
  useShortcuts({
    a: actions.approve,
    r: actions.reject,
    e: actions.edit,
    n: actions.note,
    v: actions.verify,
    f: actions.feature,
    h: actions.hide,
    x: actions.remove,
    m: () => merge(firstTwin),
    d: () => markDistinct(firstTwin),
    p: () => open(paths.previewCompany(id), '_blank', 'noopener'),
    z: undoLast,
  });
  return (
    <>
      <ReviewMain review={review} />
      <ReviewAside review={review} onMerge={merge} onDistinct={markDistinct} onUndoMerge={change.undoMerge.run} />
      <DecisionBar {...{ company, actions, isPending, running, next, onNext }} />
      {dialog === 'approve' && (
        <ApproveDialog
          companies={[company]}
          onApprove={(withBadges) => decide[withBadges ? 'approveAll' : 'approveWithoutBadges'].run([id])}
          onClose={close}
        />
      )}
      {dialog === 'reject' && (
        <RejectDialog
          ids={[id]}
          name={company.name}
          onReject={(mail) => decide.rejectAll.run({ ids: [id], name: company.name, ...mail })}
          onClose={close}
        />
      )}
      {dialog === 'edit' && (
        <Suspense fallback={null}>
          <CompanyEditDialog companyId={id} onDone={close} />
        </Suspense>
      )}
      {dialog === 'note' && (
        <ReasonDialog
          title={`Note about ${company.name}`}
          label="Note, for admins only"
          action="Add Note"
          draft={`note ${id}`}
          onSubmit={change.note.run}
          onClose={close}
        />
      )}
      {dialog === 'hide' && <HideDialog review={review} onHide={change.hide.run} onClose={close} />}
      {dialog === 'delete' && (
        <Confirm {...confirmations.remove(company.name)} onConfirm={() => decide.remove.run(company)} onClose={close} />
      )}
      {dialog !== null && typeof dialog === 'object' && (
        <MergeDialog
          companies={[company, twins.find(({ id: twin }) => twin === dialog.twin.id) ?? dialog.twin]}
          isRefunding={change.refund.isPending}
          onRefund={(refunded, other) =>
            change.refund.run({
              id: refunded.id,
              cause: 'duplicate',
              reason: `${refunded.name} is listed twice. The subscription of the other listing, ${other.name}, goes on.`,
            })
          }
          onMerge={(input) => {
            change.merge.run(input);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
