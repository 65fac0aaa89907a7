import { z } from 'zod';
import {
  FIRST_YEAR_IMPORT,
  MAX_DESCRIPTION_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_LOCATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { email, isWebAddress, line, lines, optionalLine } from '#domain/validation.ts';
import type { CompanyFacts } from './company.ts';

/** The columns of the import template, in order (specification section 3). */
export const IMPORT_COLUMNS = [
  'name',
  'email',
  'phone',
  'location',
  'serviceArea',
  'description',
  'specializations',
  'certifications',
  'industries',
  'equipmentTypes',
  'yearEstablished',
  'employeeCount',
  'website',
  'imageUrl',
] as const;

/** Columns beyond the template that a file may have. */
export const EXTRA_COLUMNS = ['verified', 'featured', 'logoUrl'] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number] | (typeof EXTRA_COLUMNS)[number];
/** The cells of one row by column. Missing, null and blank count as not given. */
export type ImportCells = Partial<Record<ImportColumn, unknown>>;

export type ImportedCompany = CompanyFacts & { verified: boolean; featured: boolean };
export type ImportIssue = { field: string; reason: string };
export type ReadRow = { company: ImportedCompany } | { issues: ImportIssue[] };

const MAX_EMPLOYEE_COUNT_LENGTH = 30;
const NO_TEXT = 'Please give a text';

const blankTo = <Schema extends z.ZodType, Blank>(schema: Schema, blank: Blank) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
      schema.optional(),
    )
    .transform((value) => value ?? blank);

const list = z
  .union([z.string().transform(splitList), z.array(z.string()).transform(cleanList)], {
    error: `Please give a list separated by ${LIST_SEPARATOR}`,
  })
  .pipe(
    z
      .array(line('An item is empty', MAX_LIST_ITEM_LENGTH))
      .max(MAX_LIST_ITEMS, `Please give at most ${MAX_LIST_ITEMS} items`),
  );

/** Real files have addresses without a scheme. */
const webAddress = z
  .string({ error: 'Please enter a valid website URL' })
  .trim()
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d+(\/|$)/.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, 'Please enter a valid website URL');

const flag = z.union(
  [
    z.boolean(),
    z.number().transform((number) => number === 1),
    z.string().transform((text) => /^(true|1)$/i.test(text.trim())),
  ],
  { error: 'Please give true or false' },
);

/** JSON has numbers where a CSV file has digits. */
const digits = (cell: unknown) => (typeof cell === 'number' ? String(cell) : cell);

const rowSchema = (currentYear: number) =>
  z.object({
    name: line('Company name is required', MAX_NAME_LENGTH),
    email: blankTo(email('Valid email is required'), ''),
    phone: z.preprocess(digits, blankTo(optionalLine(MAX_PHONE_LENGTH), null)).transform((text) => text ?? ''),
    location: line('Location is required', MAX_LOCATION_LENGTH),
    serviceArea: blankTo(
      z.string({ error: NO_TEXT }).transform((text, context): ServiceArea => {
        const area = findServiceArea(text);
        if (area === undefined) context.addIssue('This is none of the seven service areas');
        return area ?? 'Europe';
      }),
      '' as const,
    ),
    description: blankTo(lines(NO_TEXT, 0, MAX_DESCRIPTION_LENGTH), ''),
    specializations: blankTo(list, []),
    certifications: blankTo(list, []),
    industries: blankTo(list, []),
    equipmentTypes: blankTo(list, []),
    yearEstablished: blankTo(
      z
        .union(
          [
            z.number(),
            z
              .string()
              .trim()
              .regex(/^\d{1,4}$/, 'Please enter a valid year')
              .transform(Number),
          ],
          {
            error: 'Please enter a valid year',
          },
        )
        .pipe(
          z
            .int('Please enter a valid year')
            .min(FIRST_YEAR_IMPORT, 'Please enter a valid year')
            .max(currentYear, 'Year cannot be in the future'),
        ),
      null,
    ),
    employeeCount: z.preprocess(digits, blankTo(optionalLine(MAX_EMPLOYEE_COUNT_LENGTH), null)),
    website: blankTo(webAddress, null),
    logoUrl: blankTo(webAddress, null),
    imageUrl: blankTo(webAddress, null),
    verified: blankTo(flag, false),
    featured: blankTo(flag, false),
  });

/**
 * A reader of import rows (specification section 5, decision 23): only a name and a location are required, but what is
 * given must be right.
 */
export function importRowReader(currentYear: number): (cells: ImportCells) => ReadRow {
  const schema = rowSchema(currentYear);
  return (cells) => {
    const read = schema.safeParse(withoutLineBreaks(cells));
    if (!read.success) {
      return {
        issues: read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), reason: message })),
      };
    }
    return { company: read.data };
  };
}

/** Spreadsheets break lines within cells; only a description has lines. */
function withoutLineBreaks(cells: ImportCells): ImportCells {
  const entries = Object.entries(cells).map(([column, cell]) =>
    typeof cell === 'string' && column !== 'description' ? [column, cell.replace(/[\t\r\n]+/g, ' ')] : [column, cell],
  );
  return Object.fromEntries(entries);
}
