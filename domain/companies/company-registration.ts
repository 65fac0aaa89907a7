import { z } from 'zod';
import {
  FIRST_YEAR_REGISTRATION,
  MAX_DESCRIPTION_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_LOCATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { trapFields } from '#domain/spam/trap-fields.ts';
import { cleanList } from '#domain/text/list-text.ts';
import { email, isWebAddress, line, lines } from '#domain/validation.ts';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from './company.ts';

const YEAR_MESSAGE = 'Please enter a valid year';
/** Both sets of options are accepted (decision 17). */
const EMPLOYEE_COUNTS: readonly string[] = [...new Set([...EMPLOYEE_COUNTS_REGISTRATION, ...EMPLOYEE_COUNTS_EDIT])];

/** Missing, null and blank all become null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null);

const webAddress = (message: string) => optional(z.string({ error: message }).trim().refine(isWebAddress, message));

/** Trimmed, without empty items and without repetitions, case ignored (specification section 2). */
const list = z
  .array(z.string({ error: 'Please give a list of texts' }), { error: 'Please give a list of texts' })
  .nullish()
  .transform((items) => cleanList(items ?? []))
  .pipe(
    z
      .array(line('An item is empty', MAX_LIST_ITEM_LENGTH))
      .max(MAX_LIST_ITEMS, `Please give at most ${MAX_LIST_ITEMS} items`),
  );

const year = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ],
    { error: YEAR_MESSAGE },
  )
  .pipe(z.int(YEAR_MESSAGE).min(FIRST_YEAR_REGISTRATION, YEAR_MESSAGE));

/**
 * What a company tells when it registers (specification sections 2, 5 and 9). There is no field here for what the
 * directory alone decides: `approved`, `verified`, `featured`, ratings and the id are ignored (decision 15).
 */
export const companyRegistrationBody = z.object({
  name: line('Company name is required', MAX_NAME_LENGTH),
  location: line('Location is required', MAX_LOCATION_LENGTH),
  description: lines('Description is required', 1, MAX_DESCRIPTION_LENGTH),
  phone: line('Phone number is required', MAX_PHONE_LENGTH),
  email: email('Valid email is required'),
  website: webAddress('Please enter a valid website URL'),
  serviceArea: line('Service area is required', MAX_NAME_LENGTH).transform((text, context): ServiceArea => {
    const area = findServiceArea(text);
    if (area === undefined) context.addIssue('Please choose one of the seven service areas');
    return area ?? 'Europe';
  }),
  specializations: list,
  certifications: list,
  industries: list,
  equipmentTypes: list,
  yearEstablished: optional(year),
  employeeCount: optional(
    z
      .string()
      .trim()
      .refine((text) => EMPLOYEE_COUNTS.includes(text), 'Please choose one of the employee counts'),
  ),
  logoUrl: webAddress('Please enter a valid logo URL'),
  imageUrl: webAddress('Please enter a valid image URL'),
  ...trapFields,
});
export type CompanyRegistration = z.output<typeof companyRegistrationBody>;

/** The rule that needs a clock. */
export function yearIssue(yearEstablished: number | null, currentYear: number): string | null {
  return yearEstablished !== null && yearEstablished > currentYear ? 'Year cannot be in the future' : null;
}
