import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Parser, parse } from 'csv-parse';
import type { ImportCells } from '#domain/companies/company-import.ts';
import {
  type CsvRecord,
  csvEncodings,
  csvOptions,
  csvProblem,
  findHeader,
  isEmptyRecord,
  isText,
  lineOf,
  NO_TEXT,
  SAMPLE_BYTES,
} from '#domain/companies/import-csv.ts';
import { type ColumnPlan, columnsProblem, planColumns, readCells } from '#domain/companies/import-table.ts';
import { BadInputError } from '#server/errors.ts';

type Pieces = Iterable<string> | AsyncIterable<string>;

/**
 * Reads the rows of a CSV file of any origin (decision 23), given as pieces of its text: RFC 4180 quotes, line breaks in cells,
 * BOM, CRLF; commas, semicolons or tabs. Returns those of each piece together. Throws BadInputError if it is no CSV file or a
 * required column is missing.
 */
export async function* readCsv(text: Pieces): AsyncGenerator<ImportCells[]> {
  let plan: ColumnPlan[] | undefined;
  for await (const records of parseRecords(text)) {
    const header = plan === undefined ? findHeader(records) : undefined;
    const rows = header === undefined ? records : records.slice(header.position + 1);
    const known: ColumnPlan[] = plan ?? planOf(header?.titles ?? [], rows);
    plan = known;
    yield rows.filter((row) => !isEmptyRecord(row)).map((row) => readCells(row.record, known, lineOf(row)));
  }
  // A file without any line has no columns either.
  if (plan === undefined) planOf([], []);
}

function planOf(header: string[], rows: readonly CsvRecord[]): ColumnPlan[] {
  const plan = planColumns(header, (index) => rows.map(({ record }) => record[index]));
  const problem = columnsProblem(header, plan);
  if (problem !== undefined) throw new BadInputError(problem);
  return plan;
}

/** The records of each piece. A stream that hands them over one by one takes twice the time. */
async function* parseRecords(text: Pieces): AsyncGenerator<CsvRecord[]> {
  let parser: Parser | undefined;
  let records: CsvRecord[] = [];
  const take = () => {
    const taken = records;
    records = [];
    return taken;
  };
  for await (const piece of text) {
    if (piece === '') continue;
    parser ??= parse({
      ...csvOptions(piece),
      on_record: (record) => void records.push(record as unknown as CsvRecord),
    });
    await settled(parser, (done) => parser?.write(piece, done));
    if (records.length > 0) yield take();
  }
  if (parser === undefined) return;
  await settled(parser, (done) => parser?.resume().on('end', done).end());
  if (records.length > 0) yield take();
}

/** Waits until the parser has done something; the first error ends it. */
function settled(parser: Parser, start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new BadInputError(csvProblem(error)));
    parser.once('error', fail);
    start((error) => {
      if (error) return;
      parser.off('error', fail);
      resolve();
    });
  });
}

/** The text of a file piece by piece, in whatever encoding it is. */
export async function* readText(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes, { stream: true });
    if (!isText(text)) throw new BadInputError(NO_TEXT);
    yield text;
  }
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    .finally(() => file.close());
  const [encoding, otherwise] = csvEncodings(buffer.subarray(0, bytesRead));
  if (otherwise === undefined) return encoding;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const read = createReadStream(path);
  try {
    for await (const bytes of read) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return encoding;
  } catch (error) {
    // A file that cannot be read is no question of its encoding.
    if (error instanceof TypeError) return otherwise;
    throw error;
  }
}
