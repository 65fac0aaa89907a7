import { z } from 'zod';
import { idParams } from '#domain/validation.ts';
import { MEMBER_ROLES } from './member.ts';

export const memberParams = idParams.extend({ memberId: idParams.shape.id });

const role = z.enum(MEMBER_ROLES);

/** Who manages a company, and who is invited to. */
export const companyPeople = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role,
      invitedBy: z.string().nullable().describe('Null if the person has claimed the company'),
      since: z.string(),
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), role, invitedBy: z.string().nullable(), expires: z.string() })),
});
