import { z } from 'zod';
import { idSchema } from '#domain/validation.ts';
import { claimDecisionBody } from './claim.ts';
import type { MemberRole } from './member.ts';

/** The forms of the admin's page of claims. */
export const adminClaimForm = z.discriminatedUnion(
  'action',
  [
    ...claimDecisionBody.options,
    z.object({
      action: z.literal('remove'),
      companyId: z.coerce.number().pipe(idSchema),
      memberId: z.coerce.number().pipe(idSchema),
    }),
  ],
  { error: 'Please choose what to do' },
);

/** Somebody who manages a company, in the list of all. */
export type ManagingPerson = {
  memberId: number;
  email: string;
  role: MemberRole;
  since: string;
  company: { id: number; name: string; isListed: boolean };
};
export type ManagingPeople = { items: ManagingPerson[]; total: number };
