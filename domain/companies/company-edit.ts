import { z } from 'zod';
import { FIRST_YEAR_IMPORT, MAX_ID, MAX_LOCATION_LENGTH } from '#domain/constants.ts';
import { isCleanLine } from '#domain/validation.ts';
import { anyEmployeeCount, companyFields, textList, yearSince } from './company-fields.ts';

/** What an admin changes of a company (specification sections 2 and 5 "Admin edit"). */
export const companyEditBody = z.object({
  ...companyFields,
  specializations: textList,
  certifications: textList,
  industries: textList,
  equipmentTypes: textList,
  // An import may have brought what the form does not offer; saving something else must not force it to change.
  yearEstablished: yearSince(FIRST_YEAR_IMPORT),
  employeeCount: anyEmployeeCount,
  placeCorrection: z
    .string()
    .trim()
    .max(MAX_LOCATION_LENGTH, `Use at most ${MAX_LOCATION_LENGTH} characters`)
    .refine(isCleanLine, 'Remove the control characters')
    .nullable()
    .transform((place) => place || null)
    .optional()
    .describe(
      'Where the company is, when its location is misread: a place, or coordinates such as 57.15, -2.09. Empty reads the location again; left out, nothing changes',
    ),
  verified: z.boolean({ error: 'verified is true or false' }).optional(),
  featured: z.boolean({ error: 'featured is true or false' }).optional(),
  version: z
    .int()
    .min(0)
    .max(MAX_ID)
    .optional()
    .describe('The version that was read; when the company has changed since, the answer is a 409'),
});
export type CompanyEdit = z.output<typeof companyEditBody>;
