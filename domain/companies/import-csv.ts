import { withoutFormulaGuard } from '#domain/text/csv-text.ts';
import { type FileColumn, IMPORT_COLUMNS, type ImportCells } from './company-import.ts';

const COLUMN_BY_FORM = new Map(IMPORT_COLUMNS.map((column) => [columnForm(column), column]));
const REQUIRED_COLUMNS = ['name', 'location'] as const;
/** A file that is no table may have all of its text in the first line. */
const MAX_FOUND_LENGTH = 200;

/** "Year Established", "year_established" and "yearEstablished" are the same column. */
function columnForm(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

type Encodings = [encoding: string, otherwise?: string];

/** The encoding of a CSV file. What is not UTF-8 is read as spreadsheets write it on Windows. */
export function csvEncodings([first, second]: Uint8Array): Encodings {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'windows-1252'];
}

/** The text of a CSV file. */
export function decodeCsv(bytes: Uint8Array): string {
  const [encoding, otherwise] = csvEncodings(bytes);
  if (otherwise === undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(otherwise).decode(bytes);
  }
}

/** How a CSV file is parsed (decision 23), the same on the server and in the browser. `beginning` has the header line. */
export function csvOptions(beginning: string) {
  return {
    bom: true,
    delimiter: delimiterOf(beginning),
    // Files that were assembled from others have several; automatic detection would use only the first.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  };
}

/** The separator that occurs most in the header line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** The import column for each column of a file; undefined for unknown ones. */
export type FileColumns = (FileColumn | undefined)[];

/** Reads the header line. Returns a message if a required column is missing. */
export function readHeader(header: readonly string[]): FileColumns | string {
  const columns = header.map((title) => COLUMN_BY_FORM.get(columnForm(title)));
  const missing = REQUIRED_COLUMNS.find((column) => !columns.includes(column));
  if (missing === undefined) return columns;
  const found = header
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_FOUND_LENGTH);
  return `No "${missing}" column found in the first line.${found === '' ? '' : ` Found: ${found}.`}`;
}

/** The cells of one row by column; missing cells at its end are empty. */
export function readCells(row: readonly string[], columns: FileColumns): ImportCells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === undefined ? [] : [[column, withoutFormulaGuard(row[index] ?? '')]])),
  );
}

/** The message for a file that cannot be parsed; the only possible failure is a quote that is not closed. */
export function csvProblem(error: unknown): string {
  const line = error instanceof Error && 'lines' in error ? ` near line ${error.lines}` : '';
  return `This CSV file cannot be read: a quoted value is not closed${line}.`;
}
