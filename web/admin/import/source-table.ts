import type { ImportCells } from '#domain/companies/company-import.ts';
import { isPlainTitle } from '#domain/companies/import-column-names.ts';
import { type ColumnPlan, columnsProblem, planColumns, readCells } from '#domain/companies/import-table.ts';
import { offerSplits } from '#domain/companies/split-offer.ts';

/** What was read from a file or from JSON, before its columns have a meaning. */
export type SourceTable = {
  /** The name of the file; null for pasted JSON. */
  file: string | null;
  header: string[];
  /** `cells` is null for an element of JSON that is no object. */
  rows: { line: number; cells: readonly unknown[] | null }[];
};

/** Rows that are turned into companies without a pause, so that the page stays responsive. */
const ROWS_AT_ONCE = 5_000;

/** What the columns most likely mean, with lists split where that is clear. */
export function guessPlan(table: SourceTable): ColumnPlan[] {
  return planColumns(table.header, (index) => columnOf(table, index)).map((column, index) => {
    const offers = offerSplits(column.target, columnOf(table, index));
    return { ...column, separators: offers.filter(({ isLikely }) => isLikely).map(({ separator }) => separator) };
  });
}

/** Whether somebody should look at the columns before the preview. */
export function needsLook(table: SourceTable, plan: readonly ColumnPlan[]): boolean {
  const isPlain = (title: string, index: number) =>
    title === '' ||
    (isPlainTitle(title, plan[index]?.target ?? null) &&
      offerSplits(plan[index]?.target ?? null, columnOf(table, index)).length === 0);
  return (
    columnsProblem(table.header, plan) !== undefined || !table.header.every(isPlain) || surplusLines(table).length > 0
  );
}

/** The rows with more cells than the file has columns: most often a separator stands within a text. */
export function surplusLines({ header, rows }: SourceTable): number[] {
  return rows.flatMap(({ line, cells }) =>
    cells?.slice(header.length).some((cell) => String(cell ?? '') !== '') ? [line] : [],
  );
}

export function columnOf(table: SourceTable, index: number): unknown[] {
  return table.rows.map(({ cells }) => cells?.[index]);
}

/** The rows of the import, by the chosen columns. */
export async function toRows(table: SourceTable, plan: readonly ColumnPlan[]): Promise<ImportCells[]> {
  const rows: ImportCells[] = [];
  for (let start = 0; start < table.rows.length; start += ROWS_AT_ONCE) {
    for (const { line, cells } of table.rows.slice(start, start + ROWS_AT_ONCE))
      rows.push(cells === null ? { line, isBroken: true } : readCells(cells, plan, line));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return rows;
}
