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
    .max(MAX_LOCATION_LENGTH, `Please use at most ${MAX_LOCATION_LENGTH} characters`)
    .refine(isCleanLine, 'Please remove the control characters')
    .nullable()
    .transform((place) => place || null)
    .optional()
    .describe(
      'Corrects the map location: a city and country, or coordinates such as 57.15, -2.09. An empty value removes the correction; if omitted, nothing changes',
    ),
  verified: z.boolean({ error: 'verified must be true or false' }).optional(),
  featured: z.boolean({ error: 'featured must be true or false' }).optional(),
  version: z
    .int()
    .min(0)
    .max(MAX_ID)
    .optional()
    .describe('The version on which the edit is based; if the company has changed since, the response is 409'),
});
export type CompanyEdit = z.output<typeof companyEditBody>;
