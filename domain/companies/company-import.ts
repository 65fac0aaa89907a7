import { z } from 'zod';
import { FIRST_YEAR_IMPORT, MAX_DESCRIPTION_LENGTH, MAX_PHONE_LENGTH } from '#domain/constants.ts';
import { line, lines } from '#domain/validation.ts';
import type { CompanyFields } from './company.ts';
import { anyEmployeeCount, companyFields, optional, serviceArea, textList, yearSince } from './company-fields.ts';

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

export type ImportedCompany = CompanyFields & { verified: boolean; featured: boolean };
export type ImportIssue = { field: string; reason: string };
export type ReadRow = { company: ImportedCompany } | { issues: ImportIssue[] };

const NO_TEXT = 'Please enter text';

const blankTo = <Schema extends z.ZodType, Blank>(schema: Schema, blank: Blank) =>
  optional(schema).transform((value) => value ?? blank);

/** Real files have addresses without a scheme. */
const withScheme = (cell: unknown) => {
  if (typeof cell !== 'string' || cell.trim() === '') return cell;
  const text = cell.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d+(\/|$)/.test(text) ? text : `https://${text}`;
};

const flag = z.union(
  [
    z.boolean(),
    z.number().transform((number) => number === 1),
    z.string().transform((text) => /^(true|1)$/i.test(text.trim())),
  ],
  { error: 'Please enter true or false' },
);

/** JSON has numbers where a CSV file has digits. */
const digits = (cell: unknown) => (typeof cell === 'number' ? String(cell) : cell);

const rowSchema = z.object({
  name: companyFields.name,
  email: blankTo(companyFields.email, ''),
  phone: z.preprocess(digits, blankTo(line(NO_TEXT, MAX_PHONE_LENGTH), '')),
  location: companyFields.location,
  serviceArea: blankTo(serviceArea(NO_TEXT), '' as const),
  description: blankTo(lines(NO_TEXT, 1, MAX_DESCRIPTION_LENGTH), ''),
  specializations: textList,
  certifications: textList,
  industries: textList,
  equipmentTypes: textList,
  yearEstablished: yearSince(FIRST_YEAR_IMPORT),
  employeeCount: z.preprocess(digits, anyEmployeeCount),
  website: z.preprocess(withScheme, companyFields.website),
  logoUrl: z.preprocess(withScheme, companyFields.logoUrl),
  imageUrl: z.preprocess(withScheme, companyFields.imageUrl),
  verified: blankTo(flag, false),
  featured: blankTo(flag, false),
});

/**
 * Reads a row of an import (specification section 5, decision 23): only a name and a location are required, but what is
 * given must be right.
 */
export function readImportRow(cells: ImportCells): ReadRow {
  const read = rowSchema.safeParse(withoutLineBreaks(cells));
  if (!read.success) {
    return {
      issues: read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), reason: message })),
    };
  }
  return { company: read.data };
}

/** Spreadsheets break lines within cells; only a description has lines. */
function withoutLineBreaks(cells: ImportCells): ImportCells {
  const entries = Object.entries(cells).map(([column, cell]) =>
    typeof cell === 'string' && column !== 'description' ? [column, cell.replace(/[\t\r\n]+/g, ' ')] : [column, cell],
  );
  return Object.fromEntries(entries);
}
