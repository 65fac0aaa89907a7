import { z } from 'zod';
import type { ManagedCompany } from './member.ts';

/** A session in the list of the own ones. */
export type OwnSession = {
  /** Names it in a form; it opens nothing. */
  id: string;
  /** Such as "Firefox on Windows"; null if the browser does not say. */
  device: string | null;
  began: string;
  lastUsed: string;
  isCurrent: boolean;
};

/** What the page of the own account shows. */
export type MemberAccount = { email: string; sessions: OwnSession[]; companies: ManagedCompany[]; hasRole: boolean };

const confirmation = z.string({ error: 'Please enter your email address' }).trim();

/** The forms of that page; `action` is the value of the button. */
export const accountForm = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('end-session'), session: z.string().max(64) }),
    z.object({ action: z.literal('sign-out-everywhere') }),
    z.object({ action: z.literal('erase'), confirmation }),
  ],
  { error: 'Please choose what to do' },
);
export type AccountAction = z.output<typeof accountForm>['action'];
