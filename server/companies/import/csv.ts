import { parse } from 'csv-parse/sync';
import type { ImportCells } from '#domain/companies/company-import.ts';
import { csvOptions, csvProblem, readCells, readHeader } from '#domain/companies/import-csv.ts';
import { BadInputError } from '#server/errors.ts';

/**
 * Reads CSV files of any origin (decision 23): RFC 4180 quotes, line breaks in cells, BOM, CRLF; commas,
 * semicolons or tabs. Throws BadInputError if it is no CSV file or a required column is missing.
 */
export function readCsv(text: string): ImportCells[] {
  const [header = [], ...rows] = parseRecords(text);
  const columns = readHeader(header);
  if (typeof columns === 'string') throw new BadInputError(columns);
  return rows.map((row) => readCells(row, columns));
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, csvOptions(text));
  } catch (error) {
    throw new BadInputError(csvProblem(error));
  }
}
