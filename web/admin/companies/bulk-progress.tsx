import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BulkJob } from '#domain/admin/bulk-job.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { BULK_WORDS, bulkOutcome } from './bulk-words.ts';

const POLL_MILLISECONDS = 1_000;

/** The action on many companies that runs, with its progress, also after a reload. When it is over, the lists are read again. */
export function BulkProgress() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['bulk-jobs'],
    queryFn: () => callApi('GET', '/api/admin/bulk-jobs'),
    refetchInterval: ({ state }) => (runningOf(state.data?.items) === undefined ? false : POLL_MILLISECONDS),
  });
  const cancel = useAdminMutation({
    subject: 'cancel bulk',
    call: (id: number) => callApi('POST', '/api/admin/bulk-jobs/:id/cancel', { id }),
    success: bulkOutcome,
    failure: adminMessages.cancelFailed,
  });
  const running = runningOf(data?.items);
  const followed = useRef<number>(undefined);
  useEffect(() => {
    const over = data?.items.find(({ id, state }) => id === followed.current && state === 'done');
    followed.current = running?.id;
    if (over === undefined) return;
    showToast(bulkOutcome(over));
    void client.invalidateQueries();
  }, [data, running, client]);
  if (running === undefined) return null;
  const { id, action, done, total } = running;
  return (
    <div className="admin-progress" role="status">
      <span>{`${BULK_WORDS[action].running} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`}</span>
      <progress max={total} value={done} aria-label="Progress" />
      <button type="button" className="mini" aria-disabled={cancel.isPending} onClick={() => cancel.run(id)}>
        Stop
      </button>
    </div>
  );
}

function runningOf(jobs: readonly BulkJob[] | undefined): BulkJob | undefined {
  return jobs?.find(({ state }) => state === 'running');
}
