import { type DuplicateKeys, duplicateKeys } from '#domain/companies/company-identity.ts';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow, ImportResult } from '#domain/companies/import-result.ts';
import { IMPORT_PART_ROWS, IMPORT_PERCENT_SENDING } from '#domain/constants.ts';
import type { CallBody } from '#web/api/call-api.ts';

export type SendPreview = (body: CallBody<'POST', '/api/admin/companies/import-preview'>) => Promise<ImportResult>;
export type SendImport = (body: CallBody<'POST', '/api/admin/companies/bulk-import'>) => Promise<ImportResult>;
/** Tells percent; false stops the work before the next part. */
export type Progress = (percent: number) => boolean;

/**
 * An import on its way. When a part fails, the same transfer goes on behind the last part that did not. By its key the
 * server knows a part whose answer was lost.
 */
export type Transfer = { key: string; rows: readonly ImportCells[]; outcomes: ImportedRow[]; batch: number | null };

export function startImportSession(rows: readonly ImportCells[]): Transfer {
  // `crypto.randomUUID` is missing where a site has no TLS.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { key, rows, outcomes: [], batch: null };
}

/** What an import of these rows would do, row by row. */
export async function previewInParts(
  rows: readonly ImportCells[],
  send: SendPreview,
  onProgress: Progress,
): Promise<ImportedRow[]> {
  const outcomes: ImportedRow[] = [];
  const firstRow = new Map<string, number>();
  await inParts(rows, 0, onProgress, async (companies, start) => {
    const keys = companies.map(keysOf);
    const earlier = keys.flatMap(({ own }) => {
      const row = firstRow.get(own);
      return row === undefined ? [] : [{ key: own, row }];
    });
    const reply = await send({ companies, firstRow: start + 1, earlier });
    for (const [index, { row, outcome }] of reply.rows.entries()) {
      if (outcome !== 'created') continue;
      for (const key of keys[index]?.found ?? []) if (!firstRow.has(key)) firstRow.set(key, row);
    }
    outcomes.push(...reply.rows);
  });
  return outcomes;
}

/** Imports what is left of a transfer, part by part into one batch. Throws what `send` throws; then it can be called again. */
export async function importInParts(transfer: Transfer, send: SendImport, onProgress: Progress): Promise<void> {
  await inParts(transfer.rows, transfer.outcomes.length, onProgress, async (companies, start) => {
    const reply = await send({ companies, firstRow: start + 1, transfer: transfer.key });
    transfer.batch = reply.batch;
    transfer.outcomes.push(...reply.rows);
  });
}

/** Up to one part the progress is 0, 50 while it is sent, 100 (specification section 4); beyond, what is done. */
async function inParts(
  rows: readonly ImportCells[],
  from: number,
  onProgress: Progress,
  sendPart: (companies: ImportCells[], start: number) => Promise<void>,
): Promise<void> {
  let goesOn = onProgress(rows.length <= IMPORT_PART_ROWS ? IMPORT_PERCENT_SENDING : percentOf(from, rows));
  for (let start = from; start < rows.length && goesOn; start += IMPORT_PART_ROWS) {
    const companies = rows.slice(start, start + IMPORT_PART_ROWS);
    await sendPart(companies, start);
    goesOn = onProgress(percentOf(start + companies.length, rows));
  }
}

function percentOf(done: number, rows: readonly ImportCells[]): number {
  return rows.length === 0 ? 100 : Math.floor((100 * done) / rows.length);
}

/** Of cells that are no text the server makes no company, so their keys are never looked for. */
function keysOf({ name, email, location }: ImportCells): DuplicateKeys {
  const text = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : '');
  return duplicateKeys({ name: text(name), email: text(email), location: text(location) });
}
