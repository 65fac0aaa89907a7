import { z } from 'zod';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_LIST_ITEM_LENGTH, MAX_LIST_ITEMS, MAX_LOCATION_LENGTH, MAX_NAME_LENGTH } from '#domain/constants.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { email, isCleanLine, isWebAddress, line, tidy } from '#domain/validation.ts';
import { findLanguage } from '#domain/vocabulary/languages.ts';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from './employee-counts.ts';
import { isOwnLogo } from './logo-path.ts';

export const NO_TEXT = 'Please enter text';
const NO_LIST = 'Please enter a list of texts';
const AWAY_MESSAGE = 'Please enter a date such as 2027-01-12';
export const SHORTENED = 'A spreadsheet has shortened this number. Please format its column as text';
export const YEAR_MESSAGE = 'Please enter a valid year';
const TIME_MESSAGE = 'Please enter a date such as 2027-01-12';
/** Both sets of options are accepted (decision 17). */
const EMPLOYEE_COUNTS: readonly string[] = [...new Set([...EMPLOYEE_COUNTS_REGISTRATION, ...EMPLOYEE_COUNTS_EDIT])];

/** Missing, null and blank all become null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' && tidy(value) === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null);

/** Missing, null and blank all become `blank`. */
export const blankTo = <Schema extends z.ZodType, Blank>(schema: Schema, blank: Blank) =>
  optional(schema).transform((value) => value ?? blank);

/** One line of text, or null. */
export const plainText = (max: number) => optional(line(NO_TEXT, max));

export const webAddress = (message: string) =>
  optional(z.string({ error: message }).trim().refine(isWebAddress, message));

/** The address of a picture, or the path of a logo that was uploaded here. */
export const logoAddress = optional(
  z
    .string({ error: 'Please enter a valid logo URL' })
    .trim()
    .refine((text) => isOwnLogo(text) || isWebAddress(text), 'Please enter a valid logo URL'),
);

/** People and files often leave out the scheme of a web address. */
export const withScheme = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => {
    if (typeof cell !== 'string' || tidy(cell) === '') return cell;
    const text = cell.trim();
    return /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  }, schema);

/** JSON has numbers where a CSV file has digits. */
export const withDigits = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (typeof cell === 'number' ? String(cell) : cell), schema);

const listItems = z
  .array(line('List items cannot be empty', MAX_LIST_ITEM_LENGTH))
  .max(MAX_LIST_ITEMS, `Please enter at most ${MAX_LIST_ITEMS} items`);

/** A list, trimmed, without empty items and without repetitions, case ignored (specification section 2). */
export const itemList = z
  .array(z.string({ error: NO_LIST }), { error: NO_LIST })
  .nullish()
  .transform((items) => cleanList(items ?? []))
  .pipe(listItems);

/** The same, or one text with its items separated by a pipe (specification section 2). */
const givenList = () =>
  z.union([z.string().transform(splitList), z.array(z.string()).transform(cleanList)], {
    error: `Please separate the list items with ${LIST_SEPARATOR}`,
  });
export const textList = givenList()
  .nullish()
  .transform((items) => items ?? [])
  .pipe(listItems);

/** One of the seven; a blank one is rejected with the message `missing`. */
export const serviceArea = (missing: string) =>
  line(missing, MAX_NAME_LENGTH).transform((text, context): ServiceArea => {
    const area = findServiceArea(text);
    if (area === undefined) context.addIssue('Please select one of the seven service areas');
    return area ?? 'Europe';
  });

/** Some of the seven, each once. A form of a page has one of them as a text. */
export const serviceAreaList = z
  .preprocess(
    (value) => (typeof value === 'string' ? splitList(value) : value),
    z.array(serviceArea(NO_TEXT)).nullish(),
  )
  .transform((areas) => [...new Set(areas ?? [])]);

export const employeeCount = optional(
  z
    .string()
    .trim()
    .refine((text) => EMPLOYEE_COUNTS.includes(text), 'Please select one of the employee counts'),
);

/** A year as a number or as the text of a field, not before `first`; null if none is given. */
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
      .pipe(z.int(YEAR_MESSAGE).min(first, YEAR_MESSAGE)),
  );

/** Adds the upper bound of the year. It needs a clock, which the tables of columns and of endpoints do not have. */
export function upToThisYear<Schema extends z.ZodObject<{ yearEstablished: z.ZodType<number | null> }>>(
  schema: Schema,
  now: () => Date,
): Schema {
  const isPast = (year: number | null) => year === null || year <= now().getUTCFullYear();
  const yearEstablished = schema.shape.yearEstablished.refine(isPast, 'Year cannot be in the future');
  // Refining does not change the type of a rule.
  return schema.extend({ yearEstablished }) as unknown as Schema;
}

/** A point in time as exports write it, such as 2027-01-12T08:30:00.000Z, or a day; null for none and for one to come. */
export const optionalTime = optional(
  z
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, TIME_MESSAGE)
    .refine((text) => Number.isFinite(Date.parse(text)), TIME_MESSAGE)
    .transform((text) => (Date.parse(text) > Date.now() ? null : text)),
);

/** "4.41225E+11" is what a spreadsheet leaves of a long number. */
export function isNotShortened(text: string): boolean {
  return !/^[\d.,]+E\+\d+$/i.test(text);
}

/** True or false, or left out. */
export const optionalFlag = (message: string) => z.boolean({ error: message }).optional();

/** Files write true as "true" or "1" (specification section 5). */
export const flag = z.union(
  [
    z.boolean(),
    z.number().transform((number) => number === 1),
    z.string().transform((text) => /^(true|1)$/i.test(text.trim())),
  ],
  { error: 'Please enter true or false' },
);

export const placeCorrection = z
  .string()
  .trim()
  .max(MAX_LOCATION_LENGTH, `Please use at most ${MAX_LOCATION_LENGTH} characters`)
  .refine(isCleanLine, 'Please remove the control characters')
  .nullable()
  .transform((place) => place || null)
  .optional()
  .describe(
    'Corrects the map location: a city and country, or coordinates such as 57.15, -2.09. An empty value removes the correction; if omitted, nothing changes',
  );

/** Languages spoken, in the spelling of our list; if omitted, nothing changes. */
export const languageList = givenList()
  .pipe(listItems)
  .transform((names, context) =>
    names.map((name): string => {
      const known = findLanguage(name);
      if (known === undefined) context.addIssue(`We do not know the language “${name}”. Please write it in English.`);
      return known ?? name;
    }),
  )
  .optional();

/** Until when requests wait; if omitted, nothing changes. */
export const awayUntil = z
  .string({ error: AWAY_MESSAGE })
  .refine((text) => text === '' || isLocalDate(text), AWAY_MESSAGE)
  .nullable()
  .transform((day) => day || null)
  .optional();

/** Where requests go; if omitted, nothing changes. */
export const requestEmail = z
  .union([z.literal('').transform(() => null), email('Please enter a valid email address')])
  .nullable()
  .optional();
