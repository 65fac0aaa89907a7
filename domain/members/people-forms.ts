import { z } from 'zod';
import { email, idSchema } from '#domain/validation.ts';
import { claimDecisionBody } from './claim.ts';
import { MEMBER_ROLES } from './member.ts';

const role = z.enum(MEMBER_ROLES, { error: 'Please choose a role' });
const memberId = z.coerce.number().pipe(idSchema);
const address = email('Valid email is required');

/** The forms of the page of the people of a company; `action` is the value of the button. All but leaving need an owner. */
export const peopleForm = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('invite'), email: address, role }),
    z.object({ action: z.literal('cancel-invitation'), email: address }),
    z.object({ action: z.literal('set-role'), memberId, role }),
    z.object({ action: z.literal('remove'), memberId }),
    z.object({ action: z.literal('leave') }),
    ...claimDecisionBody.options,
  ],
  { error: 'Please choose what to do' },
);
export type PeopleForm = z.output<typeof peopleForm>;
export type PeopleAction = PeopleForm['action'];
