import { stringify } from 'csv-stringify/browser/esm/sync';
import { IMPORT_COLUMNS, type ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { CSV_FORMAT } from '#domain/text/csv-text.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';

/** Characters of an item that show which one is meant. */
const MAX_ITEM_SHOWN = 40;

export const SKIPPED_ROWS_FILE = 'company_import_failed.csv';

/**
 * The skipped rows, each with its number and the reason, as a file that can be corrected and imported again: the columns
 * keep their names. With the byte order mark, spreadsheets read names in all alphabets.
 */
export function skippedRowsCsv(outcomes: readonly ImportedRow[], rows: readonly ImportCells[]): string {
  const records = outcomes.flatMap((outcome, position) => {
    if (!isSkipped(outcome.outcome)) return [];
    const cells = rows[position] ?? {};
    const stated = IMPORT_COLUMNS.map((column) => cellText(cells[column]));
    return [[outcome.row, outcome.outcome, reasonOf(outcome), ...stated]];
  });
  return stringify([['row', 'outcome', 'reason', ...IMPORT_COLUMNS], ...records], { ...CSV_FORMAT, bom: true });
}

export function isSkipped(outcome: ImportedRow['outcome']): boolean {
  return outcome === 'duplicate' || outcome === 'refused';
}

/** Why a row is not imported, in one line; `nameOf` is what a field is called. */
export function reasonOf({ reasons, of }: ImportedRow, nameOf = (field: string) => field): string {
  if (of !== undefined) return `duplicate of ${of}`;
  return reasons
    .map(({ field, reason, item }) => {
      const what = item === undefined ? reason : `${reason}: “${item.slice(0, MAX_ITEM_SHOWN)}…”`;
      return field === '' ? what : `${nameOf(field)}: ${what}`;
    })
    .join('; ');
}

export function cellText(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map(cellText).join(LIST_SEPARATOR);
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '');
}
