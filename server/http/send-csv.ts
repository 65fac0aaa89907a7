import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { CSV_FORMAT } from '#domain/text/csv-text.ts';

type Row = readonly (string | number | null)[];

/** A table as a CSV file, part by part as its rows are read. */
export function sendCsv(
  reply: FastifyReply,
  { name, head, parts }: { name: string; head: readonly string[]; parts: AsyncIterable<Row[]> | Iterable<Row[]> },
): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(write(head, parts)));
}

async function* write(head: readonly string[], parts: AsyncIterable<Row[]> | Iterable<Row[]>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield stringify([head], { ...CSV_FORMAT, bom: true });
  for await (const rows of parts) yield stringify([...rows], CSV_FORMAT);
}
