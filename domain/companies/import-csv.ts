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

/** A record with its place among the others. */
export type CsvRecord = { info: { records: number; empty_lines: number }; record: string[] };

/** Its number as a spreadsheet shows it: blank lines count, and line breaks within cells do not. */
export function lineOf({ info }: CsvRecord): number {
  return info.records + info.empty_lines;
}

/** Rows of separators alone, which spreadsheets leave at the end of a file. */
export function isEmptyRecord({ record }: CsvRecord): boolean {
  return record.every((cell) => cell === '');
}

/** How a CSV file is parsed (decision 23), the same on the server and in the browser. `beginning` has the header line. */
export function csvOptions(beginning: string) {
  return {
    bom: true,
    info: true,
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

/** The message for a file that cannot be parsed; the only possible failure is a quote that is not closed. */
export function csvProblem(error: unknown): string {
  const line = error instanceof Error && 'lines' in error ? ` near line ${error.lines}` : '';
  return `This CSV file cannot be read: a quoted value is not closed${line}.`;
}
