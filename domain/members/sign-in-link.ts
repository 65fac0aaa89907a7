import { z } from 'zod';
import { readReturnTo } from '#domain/auth/return-to.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { email } from '#domain/validation.ts';
import type { MemberRole } from './member.ts';

/** How long a link works that somebody has asked for. */
export const SIGN_IN_MINUTES = 15;
/** How long one works that an owner has sent to somebody. */
export const INVITATION_DAYS = 7;
/** How long one works that the mails to a company's own address have. */
export const CLAIM_DAYS = 30;

/** Who asks for a link that signs in. */
export const signInLinkBody = z.object({
  email: email('Valid email is required'),
  returnTo: z.unknown().optional().transform(readReturnTo),
  ...honeypotFields,
});
export type SignInLinkInput = z.output<typeof signInLinkBody>;

/** What the holder of a link sees before using it. */
export type SignInLink = {
  email: string;
  purpose: 'sign-in' | 'claim' | 'invitation';
  companyName: string | null;
  role: MemberRole | null;
};
