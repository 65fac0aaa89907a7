import { z } from 'zod';
import { FIRST_YEAR_EDIT, MAX_ID } from '#domain/constants.ts';
import type { Issue } from '#domain/validation.ts';
import { rulesOf } from './company-columns.ts';
import { upToThisYear, YEAR_MESSAGE } from './field-rules.ts';

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

/** What a company may lack from the start, with the sentences of specification section 5 "Admin edit". */
const REQUIRED = {
  email: 'Valid email is required',
  phone: 'Phone number is required',
  serviceArea: 'Service area is required',
  description: 'Description is required',
} as const;
type Stated = Record<keyof typeof REQUIRED, string> & { yearEstablished: number | null };

/** An import may bring a company without these. */
export const MAY_BE_MISSING = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

/** What an edit must not do to this company (decision 33): remove what is required, or state a new year before 1800. */
export function editIssues(before: Stated, edit: Stated): Issue[] {
  const removed = MAY_BE_MISSING.filter((name) => before[name] !== '' && edit[name] === '');
  const { yearEstablished } = edit;
  const isTooEarly =
    yearEstablished !== null && yearEstablished < FIRST_YEAR_EDIT && yearEstablished !== before.yearEstablished;
  return [
    ...removed.map((path) => ({ path, message: REQUIRED[path] })),
    ...(isTooEarly ? [{ path: 'yearEstablished', message: YEAR_MESSAGE }] : []),
  ];
}
