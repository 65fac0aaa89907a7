import type { CurrentUser } from '#domain/auth/user.ts';

/** An owner also decides who belongs to the company and whether it stays listed; an editor does everything else. */
export const MEMBER_ROLES = ['owner', 'editor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Somebody who is signed in and belongs to a company. */
export type Member = { user: CurrentUser; companyId: number; role: MemberRole };

/** A company of the signed-in user, for the list of them and the frame of its pages. */
export type ManagedCompany = {
  id: number;
  name: string;
  location: string;
  role: MemberRole;
  /** What visitors can see of it; `hidden`: nothing, although it is approved (section 4.20). */
  state: 'public' | 'hidden' | 'waiting' | 'removed';
  /** Certificates that stand, requests that wait for the first answer, and people. */
  counts: { certificates: number; newRequests: number; people: number };
};

/** Somebody who belongs to a company, as the others see it. */
export type CompanyPerson = {
  id: number;
  userId: number;
  email: string;
  role: MemberRole;
  /** Null: claimed the company. */
  invitedBy: string | null;
  since: string;
};

/** Somebody who was invited and has not accepted. */
export type OpenInvitation = { email: string; role: MemberRole; invitedBy: string | null; expires: string };
