import { z } from 'zod';
import type { DashboardRole } from '#domain/auth/user.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import { passwordIssue } from './password-rules.ts';

/** How long the link of an invitation or a reset is valid. */
export const ACCOUNT_LINK_DAYS = 7;

/** What such a link opens; `role` is null for the reset of an account. */
export type AccountLink = { email: string; role: DashboardRole | null };

const password = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(MAX_PASSWORD_LENGTH, 'This password is too long');

export const setPasswordForm = z
  .object({
    newPassword: password.check((context) => {
      const message = passwordIssue(context.value);
      // The value is a secret and must not appear in the issue.
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: undefined });
    }),
    repeated: password,
  })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: 'The passwords do not match',
  });
