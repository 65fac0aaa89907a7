import { z } from 'zod';
import { FIRST_YEAR_REGISTRATION } from '#domain/constants.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { cleanList } from '#domain/text/list-text.ts';
import { companyFields, listItems, yearSince } from './company-fields.ts';

/** Trimmed, without empty items and without repetitions, case ignored (specification section 2). */
const list = z
  .array(z.string({ error: 'Please enter a list of texts' }), { error: 'Please enter a list of texts' })
  .nullish()
  .transform((items) => cleanList(items ?? []))
  .pipe(listItems);

/**
 * What a company tells when it registers (specification sections 2, 5 and 9). There is no field here for what the
 * directory alone decides: `approved`, `verified`, `featured`, ratings and the id are ignored (decision 15).
 */
export const companyRegistrationBody = z.object({
  ...companyFields,
  specializations: list,
  certifications: list,
  industries: list,
  equipmentTypes: list,
  yearEstablished: yearSince(FIRST_YEAR_REGISTRATION),
  ...honeypotFields,
});
export type CompanyRegistration = z.output<typeof companyRegistrationBody>;
