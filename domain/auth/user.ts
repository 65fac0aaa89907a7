import { z } from 'zod';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import type { Role } from '#domain/endpoint.ts';
import { isCleanLine } from '#domain/validation.ts';

/** The signed-in user as the browser sees it (specification section 3 "User"). */
export const currentUser = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  isReviewer: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const DASHBOARD_ROLES = ['admin', 'reviewer'] as const;
export type DashboardRole = (typeof DASHBOARD_ROLES)[number];

type Roles = Pick<CurrentUser, 'isAdmin' | 'isReviewer'>;

/** Whether somebody who is signed in has the role that a route asks for. */
export function hasRole({ isAdmin, isReviewer }: Roles, role: Role): boolean {
  return role === 'visitor' || isAdmin || (role === 'reviewer' && isReviewer);
}

/** Whether somebody may see the dashboard. */
export function isReviewerOrAdmin(user: Roles): boolean {
  return hasRole(user, 'reviewer');
}

const codeField = z.string().trim().max(MAX_CODE_LENGTH, 'This code is too long');

export const signInBody = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .max(MAX_EMAIL_LENGTH, 'This email address is too long')
    .refine(isCleanLine, 'Please remove the control characters'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH, 'This password is too long'),
  /** The code of the authenticator app, or a recovery code. */
  code: codeField.optional(),
});

/** The second step of the sign-in page: `step` proves that the password was correct a moment ago. */
export const signInCodeForm = z.object({ step: z.string().max(200), code: codeField.optional() });

/** Why the next attempt takes its time: so many have failed, and it is checked after so many seconds. */
export type SignInWait = { failures: number; seconds: number; endsAfterMinutes: number };

/** The result of a sign-in step. The form for the code sends `step` back. */
export type SignInReply =
  | { kind: 'signed in' }
  | { kind: 'refused'; message: string; wait?: SignInWait }
  | { kind: 'code asked'; message: string; step: string; isWrong: boolean };
