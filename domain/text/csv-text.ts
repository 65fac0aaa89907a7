/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const GUARDED_FORMULA = /^'[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** One line of a CSV file that is safe to open in a spreadsheet: all cells quoted, formulas guarded by an apostrophe. */
export function safeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

/** One line of a CSV file whose cells are known: quotes only where a cell needs them. */
export function plainCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? quoted(cell) : cell)).join(',')}\r\n`;
}

/** Takes off the apostrophe of `safeCsvLine`, so that a file that was downloaded here and mended can come back. */
export function withoutFormulaGuard(cell: string): string {
  return GUARDED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
