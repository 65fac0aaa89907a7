import type { Notice } from '#web/messages.ts';

const done = (title: string, text: string): Notice => ({ title, text });
const failed = (what: string): Notice => ({
  title: 'Error',
  text: `Failed to ${what}. Please try again.`,
  destructive: true,
});

/** The notices of the desk (specification section 8), word for word where it gives them. */
export const adminMessages = {
  approved: done('Company Approved', 'It is public now.'),
  approveFailed: failed('approve company'),
  rejected: done('Company Rejected', 'It was removed. The audit log keeps its last state.'),
  rejectFailed: failed('reject company'),
  verified: done('Company Verified', 'It carries the verified badge now.'),
  verifyFailed: failed('verify company'),
  verificationUpdated: done('Verification Updated', 'The verified badge was taken off.'),
  verificationFailed: failed('update verification status'),
  featuredUpdated: done('Featured Status Updated', 'The public lists follow at once.'),
  featuredFailed: failed('update featured status'),
  deleted: done('Company Deleted', 'It was removed. The audit log keeps its last state.'),
  deleteFailed: failed('delete company'),
  updated: done('Company Updated', 'The public pages show the new version.'),
  statusUpdated: done('Status Updated', 'The message was marked.'),
  statusFailed: failed('update status'),
  released: done('Request Sent', 'It went to the company, with a copy to the sender.'),
  releaseFailed: failed('send the request'),
} as const satisfies Record<string, Notice>;

export const confirmations = {
  reject: {
    title: 'Reject Company',
    text: 'Are you sure you want to reject this company? This will permanently remove them from the system.',
    action: 'Reject',
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
} as const;
