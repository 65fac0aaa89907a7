/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const GUARDED_FORMULA = /^'[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * One line of a CSV file that is safe to open in a spreadsheet: all cells quoted, formulas guarded by an apostrophe.
 * What is missing is an empty cell.
 */
export function csvRow(cells: readonly unknown[]): string {
  const texts = cells.map((cell) => String(cell ?? ''));
  return `${texts.map((text) => quoted(FORMULA.test(text) ? `'${text}` : text)).join(',')}\r\n`;
}

/** One line of a CSV file whose cells are our own: quotes only where a cell needs them. */
export function plainCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? quoted(cell) : cell)).join(',')}\r\n`;
}

/** Takes off the apostrophe of `csvRow`, so that a file that was downloaded here and mended can come back. */
export function withoutFormulaGuard(cell: string): string {
  return GUARDED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
