import { z } from 'zod';
import { MAX_ID } from '#domain/constants.ts';
import { rulesOf } from './company-columns.ts';
import { upToThisYear } from './field-rules.ts';

/** What an admin changes of a company (specification sections 2 and 5 "Admin edit"). */
export const companyEditBody = z.object({
  ...rulesOf('edit'),
  version: z
    .int()
    .min(0)
    .max(MAX_ID)
    .optional()
    .describe('The version on which the edit is based; if the company has changed since, the response is 409'),
});

/** The same with a clock, to validate by. */
export const companyEditAt = (now: () => Date) => upToThisYear(companyEditBody, now);

export type CompanyEdit = z.output<typeof companyEditBody>;
