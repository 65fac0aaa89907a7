import type { QUARANTINE_NUMBERS, RETENTION_NUMBERS } from '#domain/admin/admin-settings.ts';
import type { SettingsAction } from '#domain/admin/settings-form.ts';

/** The parts of the page, by their anchors. */
export const SETTINGS_SECTIONS = {
  people: 'Admins and reviewers',
  sessions: 'Who is signed in',
  quarantine: 'Quarantine rules',
  retention: 'Retention',
  mails: 'Test email',
  'opt-outs': 'No bulk emails to',
} as const;
export type SettingsSection = keyof typeof SETTINGS_SECTIONS;

export const SECTION_OF: Record<SettingsAction, SettingsSection> = {
  invite: 'people',
  withdraw: 'people',
  'set-role': 'people',
  remove: 'people',
  reset: 'people',
  'end-session': 'sessions',
  'end-sessions': 'sessions',
  'set-rules': 'quarantine',
  'reset-rules': 'quarantine',
  'set-retention': 'retention',
  'reset-retention': 'retention',
  'test-mail': 'mails',
  'allow-mails': 'opt-outs',
};

/** What stands in the part of the page after a form was carried out. */
export const DONE: Record<SettingsAction, string> = {
  invite: 'Invitation sent.',
  withdraw: 'The link no longer works.',
  'set-role': 'Role changed.',
  remove: 'Access removed.',
  reset: 'Account reset. The link for a new password has been emailed.',
  'end-session': 'Session ended.',
  'end-sessions': 'All other sessions ended.',
  'set-rules': 'Quarantine rules saved. They apply from now on.',
  'reset-rules': 'The initial quarantine rules apply again.',
  'set-retention': 'Retention saved. It applies from the next clean-up on.',
  'reset-retention': 'The initial retention applies again.',
  'test-mail': 'Test email queued. Reload this page to see what became of it.',
  'allow-mails': 'This address gets such emails again.',
};

export const RULE_LABELS: Record<keyof typeof QUARANTINE_NUMBERS, string> = {
  minSeconds: 'Seconds that a form takes at least',
  maxLinks: 'Links that a text may have',
  requestsPerSender: 'Requests of one address in an hour',
  requestsPerCompany: 'Requests to one company in an hour',
  messagesPerSender: 'Messages of one address in an hour',
  registrationsPerSender: 'Registrations of one address in an hour',
  doubtsPerCompany: 'Doubts about one company in an hour',
};

export const RETENTION_LABELS: Record<keyof typeof RETENTION_NUMBERS, string> = {
  requestMonths: 'Personal data in requests, in months',
  sentMailDays: 'Emails that were sent, in days',
  auditStateDays: 'States in the audit log, in days',
};
