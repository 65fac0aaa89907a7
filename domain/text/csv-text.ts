/** "+44 1224 555 010": a spreadsheet shows it as it is, and no formula has this form. */
const PHONE_NUMBER = /^\+[\d ().\-/]+$/;
const GUARDED_FORMULA = /^'[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * How csv-stringify writes CSV files, the same on the server and in the browser: safe to open in a spreadsheet, all cells
 * quoted, formulas guarded by an apostrophe. A phone number is no formula. A missing value is an empty cell.
 */
export const CSV_FORMAT = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows' as const,
  escape_formulas: true,
  cast: {
    boolean: String,
    string: (text: string) => {
      // Options may be returned beside the value.
      if (PHONE_NUMBER.test(text)) return { value: text, escape_formulas: false };
      return text.startsWith('\n') ? `'${text}` : text;
    },
  },
};

/** Removes the apostrophe of a guarded formula, so that a downloaded file can be edited and imported again. */
export function withoutFormulaGuard(cell: string): string {
  return GUARDED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
