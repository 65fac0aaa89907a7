import type { BulkAction, BulkJob } from '#domain/admin/bulk-job.ts';

type Words = { verb: string; running: string; past: string; note: string };

export const BULK_WORDS: Record<BulkAction, Words> = {
  approve: { verb: 'Approve', running: 'Approving', past: 'approved', note: 'They become public at once.' },
  reject: { verb: 'Reject', running: 'Rejecting', past: 'rejected', note: 'They are removed from the system.' },
  verify: {
    verb: 'Verify',
    running: 'Verifying',
    past: 'verified',
    note: 'Only those with a checked, current certificate get the badge. The others stay as they are.',
  },
  feature: { verb: 'Feature', running: 'Featuring', past: 'featured', note: 'For 12 months from today.' },
  hide: {
    verb: 'Hide',
    running: 'Hiding',
    past: 'hidden',
    note: 'They leave all public pages and keep everything. Who pays is charged nothing meanwhile, and gets an email.',
  },
  delete: {
    verb: 'Delete',
    running: 'Deleting',
    past: 'deleted',
    note: 'The audit log keeps their last state for a while.',
  },
};

const companies = (count: number) => (count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`);

export function bulkQuestion(action: BulkAction, count: number): string {
  return `${BULK_WORDS[action].verb} ${companies(count)}?`;
}

/** What became of it: "240 companies approved. 1 was left as it is." */
export function bulkOutcome({ action, changed, done, state }: BulkJob): { title: string; text: string } {
  const left = done - changed;
  const rest = left === 0 ? '' : ` ${left.toLocaleString('en')} left as they are.`;
  return {
    title: state === 'cancelled' ? 'Stopped' : 'Done',
    text: `${companies(changed)} ${BULK_WORDS[action].past}.${rest}`,
  };
}
