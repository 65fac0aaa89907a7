import { z } from 'zod';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_EMPLOYEE_COUNT_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_LOCATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { email, isWebAddress, line, lines, tidy } from '#domain/validation.ts';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from './company.ts';

const YEAR_MESSAGE = 'Please enter a valid year';
/** Both sets of options are accepted (decision 17). */
const EMPLOYEE_COUNTS: readonly string[] = [...new Set([...EMPLOYEE_COUNTS_REGISTRATION, ...EMPLOYEE_COUNTS_EDIT])];

/** Missing, null and blank all become null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' && tidy(value) === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null);

const webAddress = (message: string) => optional(z.string({ error: message }).trim().refine(isWebAddress, message));

/** The items of a list that is clean already. */
export const listItems = z
  .array(line('List items cannot be empty', MAX_LIST_ITEM_LENGTH))
  .max(MAX_LIST_ITEMS, `Please enter at most ${MAX_LIST_ITEMS} items`);

/** A list, or one text with its items separated by a pipe (specification section 2). */
export const textList = z
  .union([z.string().transform(splitList), z.array(z.string()).transform(cleanList)], {
    error: `Please separate the list items with ${LIST_SEPARATOR}`,
  })
  .nullish()
  .transform((items) => items ?? [])
  .pipe(listItems);

/** One of the seven; blank counts as missing and answers `missing`. */
export const serviceArea = (missing: string) =>
  line(missing, MAX_NAME_LENGTH).transform((text, context): ServiceArea => {
    const area = findServiceArea(text);
    if (area === undefined) context.addIssue('Please select one of the seven service areas');
    return area ?? 'Europe';
  });

/** An employee count in the words of a file, such as "about 50": nobody has to change it to save something else. */
export const anyEmployeeCount = optional(line('Please enter text', MAX_EMPLOYEE_COUNT_LENGTH));

/** A year as a number or as the text of a field, not before `first` and not to come; null where none is given. */
export const yearSince = (first: number) =>
  optional(
    z
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
      .pipe(
        z
          .int(YEAR_MESSAGE)
          .min(first, YEAR_MESSAGE)
          .refine((year) => year <= new Date().getFullYear(), 'Year cannot be in the future'),
      ),
  );

/**
 * What a company tells in the registration and in the edit form by the same rules (specification section 5); the edit form
 * takes more employee counts.
 */
export const companyFields = {
  name: line('Company name is required', MAX_NAME_LENGTH),
  location: line('Location is required', MAX_LOCATION_LENGTH),
  description: lines('Description is required', 1, MAX_DESCRIPTION_LENGTH),
  phone: line('Phone number is required', MAX_PHONE_LENGTH),
  email: email('Valid email is required'),
  website: webAddress('Please enter a valid website URL'),
  serviceArea: serviceArea('Service area is required'),
  employeeCount: optional(
    z
      .string()
      .trim()
      .refine((text) => EMPLOYEE_COUNTS.includes(text), 'Please select one of the employee counts'),
  ),
  logoUrl: webAddress('Please enter a valid logo URL'),
  imageUrl: webAddress('Please enter a valid image URL'),
};
