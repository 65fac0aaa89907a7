import { z } from 'zod';
import { cleanList, splitList } from '#domain/text/list-text.ts';
import { columnsSetBy, columnsWith, type ImportColumn, rulesOf } from './company-columns.ts';
import { blankTo, upToThisYear } from './field-rules.ts';
import {
  CERTIFICATE_COLUMNS,
  type CertificateColumn,
  type ImportedCertificate,
  readCertificates,
} from './import-certificates.ts';
import { type MendNote, mendCells } from './mend-cells.ts';

/** The columns of the import template, in order (specification section 3). */
export const TEMPLATE_COLUMNS = columnsWith({ isInTemplate: true });
/** All columns that a file may have. By `id`, a row says which listed company it updates. */
export const IMPORT_COLUMNS = [...columnsSetBy('import'), ...CERTIFICATE_COLUMNS, 'id'] as const;
export type FileColumn = ImportColumn | CertificateColumn | 'id';

/** The cells of one row by column. Missing, null and blank cells count as not given. */
export type ImportCells = Partial<Record<FileColumn, unknown>> & {
  /** Its number in the file, as a spreadsheet shows it. */
  line?: number;
  /** Of the company that it updates, as a preview has shown it. */
  version?: number;
  /** Set for what is no object at all, in JSON: it is refused alone. */
  isBroken?: true;
};

export type ImportedCompany = z.output<typeof rowSchema> & { certificates: ImportedCertificate[] };
export type ImportIssue = {
  field: string;
  reason: string;
  /** The item of a list that is wrong. */
  item?: string;
};
/** `notes` say what of the cells was left out. */
export type ReadRow = { company: ImportedCompany; notes: MendNote[] } | { issues: ImportIssue[] };

const NO_COMPANY = 'This is not a company object';

const rowSchema = z.object(rulesOf('import'));
/** A row that says by its number which company it updates may say nothing else. */
const updateSchema = rowSchema.extend({
  name: blankTo(rowSchema.shape.name, ''),
  location: blankTo(rowSchema.shape.location, ''),
});

/**
 * Reads rows of an import (specification section 5, decision 23): only a name and a location are required, but what is
 * given must be valid. `update` says whether rows with a number update companies.
 */
export function importRowReader(now: Date, update = false): (cells: ImportCells) => ReadRow {
  const schema = upToThisYear(rowSchema, () => now);
  const byNumber = upToThisYear(updateSchema, () => now);
  return (row) => {
    if (row.isBroken) return { issues: [{ field: '', reason: NO_COMPANY }] };
    const { cells, notes } = mendCells(withoutLineBreaks(row));
    const read = (update && hasNumber(row) ? byNumber : schema).safeParse(cells);
    const stated = readCertificates(cells);
    if (read.success && 'certificates' in stated) return { company: { ...read.data, ...stated }, notes };
    const issues = read.error?.issues.map(({ path: [field = '', index], message }) => ({
      field: String(field),
      reason: message,
      ...(typeof index === 'number' && { item: itemAt(cells[field as FileColumn], index) }),
    }));
    return { issues: [...(issues ?? []), ...('issues' in stated ? stated.issues : [])] };
  };
}

/** Whether a row states the number of a listed company. */
export function hasNumber({ id }: ImportCells): boolean {
  return String(id ?? '').trim() !== '';
}

function itemAt(cell: unknown, index: number): string {
  const items = Array.isArray(cell) ? cleanList(cell.map(String)) : splitList(String(cell ?? ''));
  return items[index] ?? '';
}

/** Spreadsheets break lines within cells; only a description has lines. */
function withoutLineBreaks(row: ImportCells): ImportCells {
  const cells = { ...row };
  for (const [column, cell] of Object.entries(row))
    if (typeof cell === 'string' && column !== 'description')
      cells[column as FileColumn] = cell.replace(/[\t\r\n]+/g, ' ');
  return cells;
}
