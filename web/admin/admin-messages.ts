import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import type { Notice } from '#web/messages.ts';

const done = (title: string, text: string): Notice => ({ title, text });
const failed = (what: string): Notice => ({
  title: 'Error',
  text: `Failed to ${what}. Please try again.`,
  destructive: true,
});

/** What became of the companies that were chosen: somebody else may have decided on some of them, or on all. */
function decided(deed: string, changed: number, chosen: number, [one, many]: [one: string, many: string]): Notice {
  if (changed === 0) {
    const text =
      chosen === 1
        ? 'This company no longer waits. Somebody else has decided on it.'
        : 'These companies no longer wait. Somebody else has decided on them.';
    return { title: 'Error', text, destructive: true };
  }
  const left = chosen - changed;
  const others = left === 0 ? '' : ` ${left === 1 ? '1 other' : `${left} others`} no longer waited.`;
  return changed === 1 ? done(`Company ${deed}`, one + others) : done(`${changed} Companies ${deed}`, many + others);
}

/** Who gets what was released, as the call answers it. */
type SentTo = 'company' | 'admin' | null;

const REMOVED = 'It was removed. The audit log keeps its last state.';

/** The notices of the desk (specification section 8), word for word where it gives them. */
export const adminMessages = {
  approved: (changed: number, chosen: number) =>
    decided('Approved', changed, chosen, ['It is public now.', 'They are public now.']),
  approveFailed: failed('approve company'),
  rejected: (changed: number, chosen: number) =>
    decided('Rejected', changed, chosen, [REMOVED, 'They were removed. The audit log keeps their last state.']),
  rejectFailed: failed('reject company'),
  verified: done('Company Verified', 'It carries the verified badge now.'),
  verifyFailed: failed('verify company'),
  verificationUpdated: done('Verification Updated', 'The verified badge was taken off.'),
  verificationFailed: failed('update verification status'),
  featuredUpdated: done('Featured Status Updated', 'The public lists follow at once.'),
  featuredFailed: failed('update featured status'),
  deleted: done('Company Deleted', REMOVED),
  deleteFailed: failed('delete company'),
  updated: ({ approved }: { approved: boolean }) =>
    done('Company Updated', approved ? 'The public pages show the new version.' : 'It still waits for approval.'),
  updateFailed: (reason: string): Notice => ({ title: 'Update Failed', text: reason, destructive: true }),
  statusUpdated: done('Status Updated', 'The message was marked.'),
  statusFailed: failed('update status'),
  requestReleased: ({ sentTo }: { sentTo: SentTo }) =>
    done(
      'Request Sent',
      {
        company: 'It goes to the company, with a copy to the sender.',
        admin: 'No company can be mailed. It goes to the address of the admin, with a copy to the sender.',
        nobody: 'No company can be mailed. Only the sender gets a copy.',
      }[sentTo ?? 'nobody'],
    ),
  requestReleaseFailed: failed('send the request'),
  messageReleased: ({ sentTo }: { sentTo: SentTo }) =>
    done(
      'Message Sent',
      sentTo === null
        ? 'There is no address of an admin to mail. Only the sender gets a copy.'
        : 'It goes to the address of the admin, with a copy to the sender.',
    ),
  messageReleaseFailed: failed('send the message'),
  resent: ({ changed }: { changed: number }): Notice =>
    changed === 0
      ? { title: 'Error', text: 'These mails were sent again already.', destructive: true }
      : done(
          changed === 1 ? 'Mail On Its Way Again' : `${changed.toLocaleString('en')} Mails On Their Way Again`,
          `What fails again is tried for ${MAIL_RETRY_DAYS} days.`,
        ),
  resendFailed: failed('send the mails'),
};

export const confirmations = {
  reject: (count: number) =>
    count === 1
      ? {
          title: 'Reject Company',
          text: 'Are you sure you want to reject this company? This will permanently remove them from the system.',
          action: 'Reject',
        }
      : {
          title: `Reject ${count} Companies`,
          text: `Are you sure you want to reject these ${count} companies? This will permanently remove them from the system.`,
          action: `Reject ${count}`,
        },
  remove: {
    title: 'Delete Company',
    text: 'Are you sure you want to permanently delete this company? This action cannot be undone.',
    action: 'Delete',
  },
};

export const fetchFailures = {
  companies: 'Failed to fetch companies',
  stats: 'Failed to fetch stats',
  serviceRequests: 'Failed to fetch service requests',
  serviceRequestStats: 'Failed to fetch service request stats',
  contactMessages: 'Failed to fetch contact messages',
  audit: 'Failed to fetch the audit log',
  mails: 'Failed to fetch the mails',
} as const;
