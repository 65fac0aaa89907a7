import { parse } from 'csv-parse/browser/esm';
import type { ImportCells } from '#domain/companies/company-import.ts';
import { csvOptions, csvProblem, decodeCsv, readCells, readHeader } from '#domain/companies/import-csv.ts';
import { importTexts } from './import-messages.ts';

/** A file or a text that cannot be read; the message explains why to the admin. */
export class UnreadableError extends Error {}

/** Characters that are parsed without a pause: a few milliseconds, so that the page stays responsive. */
const CHUNK = 32_768;

/** Reads a CSV file by the same rules as the server (decision 23), in pieces. Throws UnreadableError. */
export async function readCsvFile(
  file: Blob,
  onProgress: (done: number, total: number) => void,
): Promise<ImportCells[]> {
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const [header = [], ...rows] = await parseInPieces(text, onProgress);
  const columns = readHeader(header);
  if (typeof columns === 'string') throw new UnreadableError(columns);
  return rows.map((row) => readCells(row, columns));
}

async function parseInPieces(text: string, onProgress: (done: number, total: number) => void): Promise<string[][]> {
  const parser = parse(csvOptions(text));
  // Streams of the browser build lack `destroy`, which the parser calls at the end.
  Object.assign(parser, { destroy: parser.destroy ?? (() => parser) });
  const records: string[][] = [];
  parser.on('data', (record: string[]) => records.push(record));
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
export function readJson(text: string): ImportCells[] {
  const rows: unknown = JSON.parse(text);
  const isList =
    Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
  if (!isList) throw new UnreadableError(importTexts.noArray);
  return rows;
}
