import { type DuplicateKeys, duplicateKeys } from '#domain/companies/company-identity.ts';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow, ImportResult } from '#domain/companies/import-result.ts';
import { IMPORT_CHUNK_ROWS, IMPORT_PERCENT_SENDING } from '#domain/constants.ts';
import type { CallBody } from '#web/api/call-api.ts';

export type SendPreview = (body: CallBody<'POST', '/api/admin/companies/import-preview'>) => Promise<ImportResult>;
export type SendImport = (body: CallBody<'POST', '/api/admin/companies/bulk-import'>) => Promise<ImportResult>;
/** Reports percent; false stops the work before the next chunk. */
type Progress = (percent: number) => boolean;

/**
 * An import under way. After a failed chunk the same session continues with that chunk; by the key, the server recognises a
 * chunk whose answer was lost. `importId` is null until the first answer.
 */
export type ImportSession = {
  key: string;
  rows: readonly ImportCells[];
  outcomes: ImportedRow[];
  importId: number | null;
};

export function startImportSession(rows: readonly ImportCells[]): ImportSession {
  // `crypto.randomUUID` is missing where a site has no TLS.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { key, rows, outcomes: [], importId: null };
}

/** What an import of these rows would do, row by row. */
export async function previewInChunks(
  rows: readonly ImportCells[],
  send: SendPreview,
  onProgress: Progress,
): Promise<ImportedRow[]> {
  const outcomes: ImportedRow[] = [];
  const firstRow = new Map<string, number>();
  await inChunks(rows, 0, onProgress, async (companies, start) => {
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

/** Imports the remaining rows of a session, chunk by chunk. Throws what `send` throws; then it can be called again. */
export async function importInChunks(session: ImportSession, send: SendImport, onProgress: Progress): Promise<void> {
  await inChunks(session.rows, session.outcomes.length, onProgress, async (companies, start) => {
    const reply = await send({ companies, firstRow: start + 1, session: session.key });
    session.importId = reply.importId;
    session.outcomes.push(...reply.rows);
  });
}

/** With one chunk the progress is 0, 50 while it is sent, 100 (section 4); with more, the share of the rows. */
async function inChunks(
  rows: readonly ImportCells[],
  from: number,
  onProgress: Progress,
  sendChunk: (companies: ImportCells[], start: number) => Promise<void>,
): Promise<void> {
  let continues = onProgress(rows.length <= IMPORT_CHUNK_ROWS ? IMPORT_PERCENT_SENDING : percentOf(from, rows));
  for (let start = from; start < rows.length && continues; start += IMPORT_CHUNK_ROWS) {
    const companies = rows.slice(start, start + IMPORT_CHUNK_ROWS);
    await sendChunk(companies, start);
    continues = onProgress(percentOf(start + companies.length, rows));
  }
}

function percentOf(done: number, rows: readonly ImportCells[]): number {
  return rows.length === 0 ? 100 : Math.floor((100 * done) / rows.length);
}

/** The server refuses cells that are not text, so their keys are never looked up. */
function keysOf({ name, email, location }: ImportCells): DuplicateKeys {
  const text = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : '');
  return duplicateKeys({ name: text(name), email: text(email), location: text(location) });
}
