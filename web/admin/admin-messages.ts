import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import { CallError } from '#web/api/call-api.ts';
import { type Toast, texts } from '#web/messages.ts';

const done = (title: string, text: string): Toast => ({ title, text });
const failed = (what: string): Toast => ({
  title: 'Error',
  text: `Failed to ${what}. Please try again.`,
  destructive: true,
});

type Words = { subject: string; one: string; many: string };

/** The outcome for the selected companies: another admin may have decided on some of them, or on all. */
function decided(action: string, changed: number, selected: number, { subject, one, many }: Words): Toast {
  if (changed === 0) {
    const text =
      selected === 1
        ? 'Another admin has already approved or rejected this company.'
        : 'Another admin has already approved or rejected these companies.';
    return { title: 'Error', text, destructive: true };
  }
  const left = selected - changed;
  const others =
    left === 0 ? '' : ` ${left === 1 ? '1 other' : `${left} others`} had already been approved or rejected.`;
  return changed === 1
    ? done(`Company ${action}`, `${subject} ${one}${others}`)
    : done(`${changed} Companies ${action}`, many + others);
}

/** Who gets what was released from quarantine. */
type SentTo = 'company' | 'admin' | null;

const REMOVED = 'has been removed. The audit log keeps its last state.';

/** The toasts of the dashboard, word for word where section 8 gives them. */
export const adminMessages = {
  approved: (changed: number, selected: number, name = 'It') =>
    decided('Approved', changed, selected, { subject: name, one: 'is now public.', many: 'They are now public.' }),
  approveFailed: failed('approve company'),
  addFailed: failed('add company'),
  rejected: (changed: number, selected: number, name = 'It') =>
    decided('Rejected', changed, selected, {
      subject: name,
      one: REMOVED,
      many: 'They have been removed. The audit log keeps their last state.',
    }),
  rejectFailed: failed('reject company'),
  verified: done('Company Verified', 'It now has the verified badge.'),
  verifyFailed: failed('verify company'),
  verificationUpdated: (name: string) =>
    done('Verification Updated', `The verified badge of ${name} has been removed.`),
  verificationFailed: failed('update verification status'),
  featuredUpdated: ({ name, featured }: { name: string; featured: boolean }) =>
    done('Featured Status Updated', `${name} is ${featured ? 'now' : 'no longer'} featured.`),
  featuredFailed: failed('update featured status'),
  deleted: (name: string) => done('Company Deleted', `${name} ${REMOVED}`),
  undone: ({ changed }: { changed: number }): Toast =>
    changed === 0
      ? { title: 'Error', text: 'It cannot be undone: more has happened since.', destructive: true }
      : done('Undone', changed === 1 ? 'It is as before.' : `${changed} companies are as before.`),
  undoFailed: failed('undo'),
  viewSaved: (name: string) => done('View Saved', `${name} is in your views.`),
  viewFailed: (error: Error) => refused(error, 'Failed to save the view.'),
  viewDeleted: done('View Deleted', 'It is off your list.'),
  viewDeleteFailed: failed('delete the view'),
  bulkStarted: done('Started', 'It runs in the background. You can go on.'),
  bulkFailed: (error: Error) => refused(error, 'Failed to start. Please try again.'),
  cancelFailed: failed('stop'),
  deleteFailed: failed('delete company'),
  hidden: ({ name }: { name: string }) => done('Company Hidden', `${name} is off all public pages.`),
  hideFailed: failed('change who sees the company'),
  unhidden: ({ name }: { name: string }) => done('Company Shown', `${name} is public again.`),
  distinct: done('Remembered', 'These two are not one company. No hint says so again.'),
  distinctFailed: failed('remember that'),
  merged: ({ name }: { name: string }) => done('Companies Merged', `${name} has all of both. You can undo this below.`),
  mergeFailed: failed('merge the companies'),
  refunded: done('Payment Refunded', 'The subscription has ended, and the owners get an email.'),
  refundFailed: failed('refund the payment'),
  mergeUndone: done('Merge Undone', 'Both companies are there again.'),
  undoMergeFailed: failed('undo the merge'),
  restored: ({ items }: { items: { name: string }[] }) =>
    done(
      'Company Restored',
      `${items.length === 1 ? (items[0]?.name ?? '') : `${items.length} companies`}: as before the removal.`,
    ),
  restoreFailed: failed('restore the company'),
  certificateChecked: ({ name }: { name: string }) => done('Certificate Checked', `${name} is now shown as checked.`),
  certificateEnded: (action: 'refuse' | 'withdraw', email: string) =>
    action === 'withdraw'
      ? done('Certificate Withdrawn', 'It is now shown as withdrawn.')
      : done('Certificate Refused', email === '' ? 'It is off the profile.' : `The reason was mailed to ${email}.`),
  certificateAdded: done('Certificate Added', 'It is listed as claimed.'),
  certificateSaved: ({ state }: { state: string }, before: string) =>
    done('Certificate Saved', state === before ? 'What it states is updated.' : `It is now shown as ${state}.`),
  claimLeft: done('Left as Claimed', 'It waits again in 12 months, or when it changes.'),
  certificateFailed: (error: Error) => refused(error, 'Failed to save the certificate.'),
  documentAdded: done('Document Added', 'Only admins see it until you publish it.'),
  documentChanged: done('Document Updated', 'The profile now shows the change.'),
  documentFailed: (error: Error) => refused(error, 'Failed to add the document.'),
  doubtResolved: done('Doubt Resolved', 'It is off the list.'),
  numberCopied: (number: string) => done('Number Copied', number),
  copyFailed: failed('copy the number'),
  updated: ({ approved }: { approved: boolean }) =>
    done('Company Updated', approved ? 'The public pages now show the changes.' : 'It is still pending approval.'),
  updateFailed: (reason: string): Toast => ({ title: 'Update Failed', text: reason, destructive: true }),
  statusUpdated: (status: 'in-progress' | 'resolved') =>
    done('Status Updated', status === 'resolved' ? 'Marked as resolved.' : 'Marked as in progress.'),
  statusFailed: failed('update status'),
  requestReleased: ({ sentTo }: { sentTo: SentTo }) =>
    done(
      'Request Sent',
      {
        company: 'It was sent to the company, with a copy to the sender.',
        admin: 'There is no company to email. It was sent to the admin address, with a copy to the sender.',
        nobody: 'There is no company or admin address to email. Only the sender gets a copy.',
      }[sentTo ?? 'nobody'],
    ),
  requestReleaseFailed: failed('deliver the request'),
  spamDeleted: done('Spam Deleted', 'It is gone for good.'),
  spamDeleteFailed: failed('delete the spam'),
  requestForwarded: ({ changed }: { changed: number }) =>
    done('Request Sent', changed === 1 ? 'The company has it now.' : `${changed} companies have it now.`),
  requestForwardFailed: failed('send the request'),
  requestClosed: done('Request Closed', 'Its sender and its companies are informed.'),
  requestCloseFailed: failed('close the request'),
  informed: ({ changed }: { changed: number }) =>
    done(
      'Emails Queued',
      `${changed === 1 ? '1 company gets' : `${changed.toLocaleString('en')} companies get`} the email.`,
    ),
  informFailed: failed('send the emails'),
  noteAdded: done('Note Added', 'Only admins see it.'),
  noteFailed: failed('add the note'),
  erased: done('Data Erased', 'The audit log has the proof.'),
  eraseFailed: failed('erase the data'),
  personExported: done('Data Downloaded', 'The audit log has the proof.'),
  personExportFailed: failed('get the data'),
  messageReleased: ({ sentTo }: { sentTo: SentTo }) =>
    done(
      'Message Sent',
      sentTo === null
        ? 'There is no admin address to email. Only the sender gets a copy.'
        : 'It was sent to the admin address, with a copy to the sender.',
    ),
  messageReleaseFailed: failed('deliver the message'),
  resent: ({ changed }: { changed: number }): Toast =>
    changed === 0
      ? { title: 'Error', text: 'These emails have already been queued again.', destructive: true }
      : done(
          changed === 1 ? 'Email Queued' : `${changed.toLocaleString('en')} Emails Queued`,
          `If delivery fails again, we retry for ${MAIL_RETRY_DAYS} days.`,
        ),
  resendFailed: failed('resend the email'),
  resendRefused: (reason: string): Toast =>
    reason === '' ? failed('resend the email') : { title: 'Error', text: reason, destructive: true },
  mailDismissed: done('Email Dismissed', 'It will not be sent.'),
  dismissFailed: failed('dismiss the email'),
};

export const confirmations = {
  reject: (count: number, name = '') =>
    count === 1
      ? {
          title: name === '' ? 'Reject Company' : `Reject Company: ${name}`,
          text: 'Are you sure you want to reject this company? This will permanently remove them from the system.',
          action: 'Reject',
        }
      : {
          title: `Reject ${count} Companies`,
          text: `Are you sure you want to reject these ${count} companies? This will permanently remove them from the system.`,
          action: `Reject ${count}`,
        },
  remove: (name: string) => ({
    title: `Delete Company: ${name}`,
    text: 'Are you sure you want to permanently delete this company? This action cannot be undone.',
    action: 'Delete',
  }),
};

export const fetchFailures = {
  companies: texts.fetchCompaniesFailed,
  stats: 'Failed to fetch stats',
  serviceRequests: 'Failed to fetch service requests',
  serviceRequestStats: 'Failed to fetch service request stats',
  contactMessages: 'Failed to fetch contact messages',
  audit: 'Failed to fetch audit log',
  mails: 'Failed to fetch emails',
  certificates: 'Failed to fetch certificates',
} as const;

/** The reason that the server gives, if it gives one. */
function refused(error: Error, otherwise: string): Toast {
  const text = error instanceof CallError && error.reason !== '' ? error.reason : otherwise;
  return { title: 'Error', text, destructive: true };
}
