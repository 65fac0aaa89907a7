import { z } from 'zod';
import {
  FIRST_YEAR_EDIT,
  MAX_DESCRIPTION_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_LOCATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { email, isWebAddress, line, lines } from '#domain/validation.ts';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from './company.ts';

const YEAR_MESSAGE = 'Please enter a valid year';
/** Both sets of options are accepted (decision 17), also from an import that had words of its own. */
const EMPLOYEE_COUNTS: readonly string[] = [
  ...new Set([...EMPLOYEE_COUNTS_EDIT, ...EMPLOYEE_COUNTS_REGISTRATION]),
];

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null);

const webAddress = (message: string) => optional(z.string({ error: message }).trim().refine(isWebAddress, message));

/** A list, or one text with its items separated by a pipe (specification section 2). */
const list = z
  .union([z.string().transform(splitList), z.array(z.string()).transform(cleanList)], {
    error: `Please give a list separated by ${LIST_SEPARATOR}`,
  })
  .nullish()
  .transform((items) => items ?? [])
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
  .pipe(z.int(YEAR_MESSAGE).min(FIRST_YEAR_EDIT, YEAR_MESSAGE));

/** What an admin changes of a company (specification sections 2 and 5 "Admin edit"). */
export const companyEditBody = z.object({
  name: line('Company name is required', MAX_NAME_LENGTH),
  email: email('Valid email is required'),
  phone: line('Phone number is required', MAX_PHONE_LENGTH),
  location: line('Location is required', MAX_LOCATION_LENGTH),
  description: lines('Description is required', 1, MAX_DESCRIPTION_LENGTH),
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
  verified: z.boolean({ error: 'verified is true or false' }).optional(),
  featured: z.boolean({ error: 'featured is true or false' }).optional(),
  version: z
    .int()
    .optional()
    .describe('The version that was read; when the company has changed since, the answer is a 409'),
});
export type CompanyEdit = z.output<typeof companyEditBody>;
