import { z } from 'zod';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import type { OwnSession } from '#domain/members/account.ts';
import type { QrCode } from '#domain/qr-code.ts';

/** What the security page shows of an account. `setUp` is set until the first code confirms a new second factor. */
export type SecurityState = {
  email: string;
  hasPassword: boolean;
  hasIdentity: boolean;
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  setUp: { secret: string; link: string; qrCode: QrCode } | null;
  sessions: OwnSession[];
};

const password = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(MAX_PASSWORD_LENGTH, 'This password is too long');
const code = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, 'Code is required')
  .max(MAX_CODE_LENGTH, 'This code is too long');

/** All forms of the security page; `action` is the value of the submit button. */
export const securityForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('set-up'), password }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('confirm'), code }),
  z.object({ action: z.literal('switch-off'), code }),
  z.object({ action: z.literal('new-codes'), code }),
  z.object({ action: z.literal('end-session'), session: z.string().max(64) }),
  z.object({ action: z.literal('sign-out-everywhere') }),
  z
    .object({ action: z.literal('change-password'), password, newPassword: password, repeated: password })
    .refine(({ newPassword, repeated }) => newPassword === repeated, {
      path: ['repeated'],
      error: 'The passwords do not match',
    }),
]);
export type SecurityForm = z.output<typeof securityForm>;
export type SecurityAction = SecurityForm['action'];

/** The result of a form. Recovery codes are returned only this once. */
export type SecurityOutcome =
  | { done: SecurityAction; recoveryCodes?: string[] }
  | { failed: SecurityAction | undefined; issues: { path: string; message: string }[] };
