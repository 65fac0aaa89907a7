import type { ImportCells } from '#domain/companies/company-import.ts';
import { readCsv } from '#server/companies/import/csv.ts';

/** All rows of a file, given as pieces of its text. */
export async function csvRows(...text: string[]): Promise<ImportCells[]> {
  const rows: ImportCells[] = [];
  for await (const read of readCsv(text)) rows.push(...read);
  return rows;
}
