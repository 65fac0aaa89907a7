import { z } from 'zod';
import { MAX_ADMIN_PAGE_SIZE, MAX_REASON_LENGTH } from '#domain/constants.ts';
import { idSchema, lines, optionalLines } from '#domain/validation.ts';
import { ADMIN_COLUMNS, valuesOf } from './company-columns.ts';

/** Another company that a pending one may duplicate. */
const possibleDuplicate = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  approved: z.boolean(),
  isHidden: z.boolean(),
  same: z.array(z.enum(['name', 'website', 'phone', 'email domain'])),
});

/** A company as an admin sees it. */
export const adminCompany = z.object({
  ...valuesOf(ADMIN_COLUMNS),
  missing: z.array(z.string()).describe('Fields that a complete profile has and this company lacks'),
  duplicates: z.array(possibleDuplicate).describe('Only for companies pending approval'),
  checkedCertifications: z.array(z.string()).describe('Those of its certifications that are checked and current'),
});
export type AdminCompany = z.output<typeof adminCompany>;

const registers = z.array(
  z.object({
    certification: z.string(),
    label: z.string(),
    url: z.string().nullable(),
    whatToType: z.string().nullable(),
  }),
);
export const adminCompanyDetails = adminCompany.extend({ registers });
export type AdminCompanyDetails = z.output<typeof adminCompanyDetails>;

/** What an import asks for beside the approval; granted with it unless it is taken off. */
export const approvalBody = z.object({
  ids: companyIdList(),
  withoutBadges: z
    .boolean()
    .optional()
    .describe('Take off the verified badge and the featured placement that an import asks for'),
});

export const rejectionBody = z.object({
  ids: companyIdList(),
  reason: optionalLines(MAX_REASON_LENGTH).describe('Mailed to those that registered themselves'),
  silent: z.boolean().optional().describe('Send no email'),
});

export const hidingBody = z.object({
  reason: lines('Please give the reason', 1, MAX_REASON_LENGTH).describe('For admins only; nobody is mailed'),
});

export function companyIdList() {
  return z
    .array(idSchema, { error: 'ids must be an array of company ids' })
    .min(1, 'Please select at least one company')
    .max(MAX_ADMIN_PAGE_SIZE, `Please select at most ${MAX_ADMIN_PAGE_SIZE} companies`);
}
