import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BulkAction, BulkJob } from '#domain/admin/bulk-job.ts';
import type { CompanyListSummary } from '#domain/companies/company-list-query.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { DialogActions, Modal } from '#web/admin/ui/modal.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { BULK_WORDS, bulkOutcome, bulkQuestion } from './bulk-words.ts';
import type { CompanyList } from './company-list-state.ts';

/** Some companies, or all of a list. */
type BulkTarget = { ids: number[]; list?: never; count: number } | { ids?: never; list: CompanyList; count: number };

type Props = { action: BulkAction; target: BulkTarget; onStarted: (job: BulkJob) => void; onClose: () => void };

/** Asks before an action on many companies, with their number and with what speaks against it. */
export function BulkDialog({ action, target, onStarted, onClose }: Props) {
  const { ids, list, count } = target;
  const field = useId();
  const [reason, setReason] = useDraft(`bulk ${action}`);
  const [isMailed, setMailed] = useState(true);
  const [withBadges, setWithBadges] = useState(false);
  // The texts of a list, so that the body is as in its address.
  const given: CompanyList | undefined = list && JSON.parse(JSON.stringify(list));
  const { data: summary } = useQuery({
    queryKey: ['summary', target],
    queryFn: () =>
      callApi('GET', '/api/admin/companies/summary', {
        query: given ?? new URLSearchParams((ids ?? []).map((id) => ['ids', String(id)])),
      }),
  });
  const start = useAdminMutation({
    subject: 'bulk',
    call: () =>
      callApi('POST', '/api/admin/bulk-jobs', {
        body: {
          action,
          count,
          ...(given === undefined ? { ids: ids ?? [] } : { list: given }),
          ...(takesReason && reason.trim() !== '' && { reason }),
          ...(action === 'reject' && { silent: !isMailed }),
          ...(action === 'approve' && { withoutBadges: !withBadges }),
        },
      }),
    success: (job) => (job.state === 'running' ? adminMessages.bulkStarted : { ...bulkOutcome(job) }),
    failure: adminMessages.bulkFailed,
    onSuccess: (job) => {
      setReason('');
      onStarted(job);
    },
    onDone: onClose,
  });
  const takesReason = action === 'hide' || (action === 'reject' && isMailed);
  const isAsking = action === 'approve' && (summary?.askingForBadges ?? 0) > 0;
  return (
    <Modal title={bulkQuestion(action, count)} description={BULK_WORDS[action].note} onClose={onClose}>
      {action === 'approve' && <Warnings summary={summary} />}
      <div className="admin-note-form">
        {isAsking && (
          <label className="admin-check">
            <input
              type="checkbox"
              checked={withBadges}
              onChange={(event) => setWithBadges(event.currentTarget.checked)}
            />
            With the badges that their import asks for
          </label>
        )}
        {action === 'reject' && (
          <label className="admin-check">
            <input type="checkbox" checked={isMailed} onChange={(event) => setMailed(event.currentTarget.checked)} />
            Email those that registered themselves
          </label>
        )}
        {takesReason && (
          <>
            <label htmlFor={field}>{action === 'hide' ? 'Reason' : 'Reason (optional, part of the email)'}</label>
            <textarea
              id={field}
              className="field"
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
      </div>
      <DialogActions onClose={onClose}>
        <button
          type="button"
          className={action === 'reject' || action === 'delete' ? 'button button-stop' : 'button button-ink'}
          aria-disabled={start.isPending}
          disabled={action === 'hide' && reason.trim() === ''}
          onClick={() => start.run()}
        >
          {`${BULK_WORDS[action].verb} ${count.toLocaleString('en')}`}
        </button>
      </DialogActions>
    </Modal>
  );
}

function Warnings({ summary }: { summary: CompanyListSummary | undefined }) {
  if (summary === undefined) return <p role="status">Looking for duplicates...</p>;
  const { possibleDuplicates, askingForBadges, missing } = summary;
  const lines = [
    [possibleDuplicates, 'possible duplicates of other companies'],
    [askingForBadges, 'for which an import asks for badges'],
    [missing.email ?? 0, 'without an email address: requests to them come to you'],
  ] as const;
  const found = lines.filter(([number]) => number > 0);
  if (found.length === 0) return null;
  return (
    <ul className="admin-list">
      {found.map(([number, text]) => (
        <li key={text}>
          <b>{number.toLocaleString('en')}</b> {text}
        </li>
      ))}
    </ul>
  );
}
