import { z } from 'zod';
import { columnsSetBy, columnsWith, type ImportColumn, rulesOf } from './company-columns.ts';
import { upToThisYear } from './field-rules.ts';
import {
  CERTIFICATE_COLUMNS,
  type CertificateColumn,
  type ImportedCertificate,
  readCertificates,
} from './import-certificates.ts';

/** The columns of the import template, in order (specification section 3). */
export const TEMPLATE_COLUMNS = columnsWith({ isInTemplate: true });
/** All columns that a file may have. */
export const IMPORT_COLUMNS = [...columnsSetBy('import'), ...CERTIFICATE_COLUMNS];
export type FileColumn = ImportColumn | CertificateColumn;

/** The cells of one row by column. Missing, null and blank cells count as not given. */
export type ImportCells = Partial<Record<FileColumn, unknown>>;

export type ImportedCompany = z.output<typeof rowSchema> & { certificates: ImportedCertificate[] };
export type ImportIssue = { field: string; reason: string };
export type ReadRow = { company: ImportedCompany } | { issues: ImportIssue[] };

const rowSchema = z.object(rulesOf('import'));

/**
 * Reads rows of an import (specification section 5, decision 23): only a name and a location are required, but what is
 * given must be valid.
 */
export function importRowReader(now: Date): (cells: ImportCells) => ReadRow {
  const schema = upToThisYear(rowSchema, () => now);
  return (cells) => {
    const clean = withoutLineBreaks(cells);
    const read = schema.safeParse(clean);
    const stated = readCertificates(clean);
    if (read.success && 'certificates' in stated) return { company: { ...read.data, ...stated } };
    const issues = read.error?.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), reason: message }));
    return { issues: [...(issues ?? []), ...('issues' in stated ? stated.issues : [])] };
  };
}

/** Spreadsheets break lines within cells; only a description has lines. */
function withoutLineBreaks(cells: ImportCells): ImportCells {
  const entries = Object.entries(cells).map(([column, cell]) =>
    typeof cell === 'string' && column !== 'description' ? [column, cell.replace(/[\t\r\n]+/g, ' ')] : [column, cell],
  );
  return Object.fromEntries(entries);
}
