/** What is removed by its age, and how each clean-up is called where admins see when it ran. */
export const CLEANUPS = {
  oldRequests: 'Personal data in requests',
  unconfirmedRequests: 'Requests that nobody confirmed',
  requestLinks: 'Links that have ended',
  sentMails: 'Emails that were sent',
  erasedMails: 'Emails of erased requests',
  deadLinkMails: 'Emails with links that could not be delivered',
  auditStates: 'States in the audit log',
  changes: 'Change log',
  removedCompanies: 'Records of removed companies',
  people: 'People of companies that are gone',
  claims: 'Claims that were decided',
  evidence: 'Documents that companies removed after a check',
  unusedAccounts: 'People without company and session',
  merges: 'What undoes a merge',
  visits: 'Counts of visits and searches',
} as const;
export type CleanupName = keyof typeof CLEANUPS;

/** When a clean-up ran last, and how many rows it removed; null if never. */
export type Cleanup = { name: CleanupName; ranAt: string | null; removed: number };
