import { countKnownTitles } from './import-column-names.ts';

type Encodings = [encoding: string, otherwise?: string];

/** So much of a file shows its encoding. */
export const SAMPLE_BYTES = 65_536;

/** The encoding of a CSV file by its beginning. What is not UTF-8 is read as spreadsheets write it on Windows. */
export function csvEncodings(sample: Uint8Array): Encodings {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', windowsEncoding(sample)];
}

/** What ğ, ı and ş of Turkish are in western Europe. */
const TURKISH = /[ÐÝÞðýþ]/g;
/** Languages that have those, too, have these more often. */
const ICELANDIC = /[ÁÆÍÓÚáæíóú]/g;
/** What ą, ł and ż are in western Europe; š and ž are themselves. */
const CENTRAL = /(?<=\p{L})[¹³¿](?=\p{L})|[ŠŽšž]/u;
/** What words of Cyrillic letters are in western Europe; in "Sääksjärvi" other letters are beside them. */
const CYRILLIC = /(?<![A-Za-z¨¸À-ÿ])[¨¸À-ÿ]{2,}(?![A-Za-z¨¸À-ÿ])/g;

function windowsEncoding(sample: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(sample);
  const length = (pattern: RegExp) => (text.match(pattern) ?? []).join('').length;
  if (length(CYRILLIC) > length(/\P{ASCII}/gu) / 2) return 'windows-1251';
  if (length(TURKISH) > length(ICELANDIC)) return 'windows-1254';
  return CENTRAL.test(text) ? 'windows-1250' : 'windows-1252';
}

/** Why a file is refused that is no text, such as a workbook that was only renamed. */
export const NO_TEXT = 'This file is not a text. Please save it as CSV in your spreadsheet';

export function isText(part: string): boolean {
  return !part.includes('\0');
}

/** The text of a CSV file. */
export function decodeCsv(bytes: Uint8Array): string {
  const [encoding, otherwise] = csvEncodings(bytes.subarray(0, SAMPLE_BYTES));
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

/** Titles may stand below others that name groups of columns. */
const MAX_TITLE_LINES = 4;

/**
 * The titles of the columns, and where they are. Lists that people print have a heading above them, which fills one cell, and
 * titles of groups, whose own columns have theirs below: "Contact" above "Phone" and "Email". What has no title below keeps
 * the one above.
 */
export function findHeader(records: readonly CsvRecord[]): { titles: string[]; position: number } | undefined {
  const first = Math.max(
    0,
    records.findIndex(({ record }) => record.filter((cell) => cell !== '').length > 1),
  );
  const lines = records.slice(first, first + MAX_TITLE_LINES).map(({ record }) => record);
  const headers = lines.map((line, index) => {
    const groups = lines[index - 1] ?? [];
    const columns = Math.max(line.length, groups.length);
    const titles = Array.from({ length: columns }, (_, column) => line[column] || groups[column] || '');
    return { titles, position: first + index, known: countKnownTitles(titles) };
  });
  const most = Math.max(...headers.map(({ known }) => known));
  return headers.find(({ known }) => known === most);
}

/** A first line with which a file states its separator to spreadsheets. */
const STATED_SEPARATOR = /^\ufeff?"?sep=([,;\t])"?[\r\n]/i;

/** How a CSV file is parsed (decision 23), the same on the server and in the browser. `beginning` has the header line. */
export function csvOptions(beginning: string) {
  const stated = STATED_SEPARATOR.exec(beginning)?.[1];
  return {
    bom: true,
    info: true,
    delimiter: stated ?? delimiterOf(beginning),
    ...(stated !== undefined && { from_line: 2 }),
    // Files that were assembled from others have several; automatic detection would use only the first.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  };
}

const SEPARATORS = [',', ';', '\t'];
/** Headings above the titles are not longer. */
const MAX_HEADING_LINES = 10;

/** The separator that occurs most in the first line that has one. */
function delimiterOf(text: string): string {
  const lines = text.split(/[\r\n]+/, MAX_HEADING_LINES).map((line) => line.replace(/"[^"]*"/g, ''));
  const first = lines.find((line) => SEPARATORS.some((separator) => line.includes(separator))) ?? '';
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** The message for a file that cannot be parsed; the only possible failure is a quote that is not closed. */
export function csvProblem(error: unknown): string {
  const line = error instanceof Error && 'lines' in error ? ` near line ${error.lines}` : '';
  return `This CSV file cannot be read: a quoted value is not closed${line}.`;
}
