import { z } from 'zod';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { rulesOf } from './company-columns.ts';
import { upToThisYear } from './field-rules.ts';

/**
 * What a company states when it registers (specification sections 2, 5 and 9). What the directory alone decides, such as
 * `approved`, ratings and the id, has no rule for registrations and is ignored (decision 15).
 */
export const companyRegistrationBody = z.object({ ...rulesOf('registration'), ...honeypotFields });

/** The same with a clock, to validate by. */
export const companyRegistrationAt = (now: () => Date) => upToThisYear(companyRegistrationBody, now);

export type CompanyRegistration = z.output<typeof companyRegistrationBody>;
