import { z } from 'zod';
import { email, idSchema } from '#domain/validation.ts';
import { claimDecisionBody } from './claim.ts';
import type { MemberRole, OpenInvitation } from './member.ts';

const companyId = z.coerce.number().pipe(idSchema);

/** The forms of the admin's page of claims. */
export const adminClaimForm = z.discriminatedUnion(
  'action',
  [
    ...claimDecisionBody.options,
    z.object({
      action: z.literal('remove'),
      companyId,
      memberId: z.coerce.number().pipe(idSchema),
    }),
    z.object({ action: z.literal('cancel-invitation'), companyId, email: email('Valid email is required') }),
  ],
  { error: 'Please choose what to do' },
);

type ManagedBy = { company: { id: number; name: string; isListed: boolean } };

/** Somebody who manages a company, in the list of all. */
export type ManagingPerson = ManagedBy & { memberId: number; email: string; role: MemberRole; since: string };
export type InvitedPerson = ManagedBy & OpenInvitation;
export type ManagingPeople = { items: ManagingPerson[]; total: number; invitations: InvitedPerson[] };
