import type { AdminSettings } from '#domain/admin/admin-settings.ts';
import type { Cleanup } from '#domain/admin/cleanups.ts';
import type { DashboardRole } from '#domain/auth/user.ts';
import type { MailState } from '#domain/mail/admin-mail.ts';

/** An admin or a reviewer. Without a password and an identity, a reset account waits for its owner. */
export type DashboardAccount = {
  id: number;
  email: string;
  role: DashboardRole;
  createdAt: string;
  hasSecondFactor: boolean;
  hasPassword: boolean;
  hasIdentity: boolean;
};

/** A link that was mailed and not used yet; `role` is null for the reset of an account. */
export type Invitation = {
  id: number;
  email: string;
  role: DashboardRole | null;
  createdBy: string;
  expiresAt: string;
};

/** A session of an admin or a reviewer; `id` is the hash of its cookie. */
export type DashboardSession = {
  id: string;
  email: string;
  role: DashboardRole;
  device: string | null;
  beganAt: string;
  usedAt: string;
  isOwn: boolean;
};

/** An address that wants no more mails of a kind. */
export type MailOptOut = { email: string; kind: string; createdAt: string };

/** What the page of settings shows. */
export type SettingsState = {
  ownId: number;
  email: string;
  accounts: DashboardAccount[];
  invitations: Invitation[];
  sessions: DashboardSession[];
  settings: AdminSettings;
  cleanups: Cleanup[];
  /** Where mails go: a server, or files. */
  mailsGoTo: string;
  testMail: { recipient: string; state: MailState; words: string | null; createdAt: string } | null;
  optOuts: MailOptOut[];
};
