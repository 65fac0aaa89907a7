import { parse } from 'csv-parse/sync';
import {
  EXTRA_COLUMNS,
  IMPORT_COLUMNS,
  type ImportCells,
  type ImportColumn,
} from '#domain/companies/company-import.ts';
import { BadInputError } from '#server/errors.ts';

const COLUMN_BY_FORM = new Map([...IMPORT_COLUMNS, ...EXTRA_COLUMNS].map((column) => [columnForm(column), column]));

/** "Year Established", "year_established" and "yearEstablished" are the same column. */
function columnForm(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * Reads CSV as it comes from the world (decision 23): RFC 4180 quotes, line breaks in cells, BOM, CRLF; commas,
 * semicolons or tabs. Throws BadInputError when it is no such file or has no name column.
 */
export function readCsv(text: string): ImportCells[] {
  const records = parseRecords(text);
  const [header, ...rows] = records;
  const columns = header?.map((title) => COLUMN_BY_FORM.get(columnForm(title))) ?? [];
  for (const required of ['name', 'location'] as const) {
    if (!columns.includes(required)) {
      throw new BadInputError(`The first line must name the columns; there is no column "${required}".`);
    }
  }
  return rows.map((row) => Object.fromEntries(readCells(row, columns)));
}

function readCells(row: string[], columns: (ImportColumn | undefined)[]): [ImportColumn, string][] {
  return columns.flatMap((column, index): [ImportColumn, string][] =>
    column === undefined ? [] : [[column, row[index] ?? '']],
  );
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      // Files that were put together from others have several; found by itself, only the first one counts.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? ` near line ${error.lines}` : '';
    throw new BadInputError(`This is not a readable CSV file: a quote is not closed${line}.`);
  }
}

/** The separator that occurs most in the header line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
