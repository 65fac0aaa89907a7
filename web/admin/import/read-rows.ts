import { parse } from 'csv-parse/browser/esm';
import {
  type CsvRecord,
  csvOptions,
  csvProblem,
  decodeCsv,
  findHeader,
  isEmptyRecord,
  isText,
  lineOf,
  NO_TEXT,
} from '#domain/companies/import-csv.ts';
import { importTexts } from './import-messages.ts';
import type { SourceTable } from './source-table.ts';

/** A file or a text that cannot be read; the message explains why to the admin. */
export class UnreadableError extends Error {}

/** Characters that are parsed without a pause: a few milliseconds, so that the page stays responsive. */
const CHUNK = 32_768;

/** Reads a CSV file by the same rules as the server (decision 23), in pieces. Throws UnreadableError. */
export async function readCsvFile(file: File, onProgress: (done: number, total: number) => void): Promise<SourceTable> {
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (!isText(text)) throw new UnreadableError(NO_TEXT);
  const records = await parseInPieces(text, onProgress);
  const header = findHeader(records);
  if (header === undefined) throw new UnreadableError(importTexts.noRows);
  const rows = records
    .slice(header.position + 1)
    .filter((record) => !isEmptyRecord(record))
    .map((record) => ({ line: lineOf(record), cells: record.record }));
  return { file: file.name, header: header.titles, rows };
}

async function parseInPieces(text: string, onProgress: (done: number, total: number) => void): Promise<CsvRecord[]> {
  const parser = parse(csvOptions(text));
  // Streams of the browser build lack `destroy`, which the parser calls at the end.
  Object.assign(parser, { destroy: parser.destroy ?? (() => parser) });
  const records: CsvRecord[] = [];
  parser.on('data', (record: CsvRecord) => records.push(record));
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', (error: Error) => reject(new UnreadableError(csvProblem(error))));
  });
  // It may reject before it is awaited below.
  ended.catch(() => undefined);
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, Math.min(start + CHUNK, text.length));
    parser.write(text.slice(start, end));
    start = end;
    onProgress(start, text.length);
    await pause();
  }
  parser.end();
  await ended;
  return records;
}

/** Does not separate the halves of a surrogate pair. */
function pieceEnd(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end + 1 : end;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Reads the JSON of an import (section 5). Throws UnreadableError, or the SyntaxError of the browser. */
export function readJson(text: string): SourceTable {
  const elements: unknown = JSON.parse(text);
  if (!Array.isArray(elements) || !(elements.length === 0 || elements.some(isObject)))
    throw new UnreadableError(importTexts.noArray);
  const header = [...new Set(elements.filter(isObject).flatMap((element) => Object.keys(element)))];
  const rows = elements.map((element, index) => ({
    line: index + 1,
    cells: isObject(element) ? header.map((key) => element[key]) : null,
  }));
  return { file: null, header, rows };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
