import { companyKey, duplicateKeys } from '#domain/companies/company-identity.ts';
import { hasNumber, type ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow, ImportResult } from '#domain/companies/import-result.ts';
import { mendCells } from '#domain/companies/mend-cells.ts';
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
  file: string | null;
  rows: readonly ImportCells[];
  /** Whether rows update the listed companies that they match. */
  update: boolean;
  outcomes: ImportedRow[];
  importId: number | null;
};

/** An import of rows after their preview: what was changed since then is not updated. */
export function startImportSession(
  rows: readonly ImportCells[],
  {
    file = null,
    update = false,
    previewed = [],
  }: { file?: string | null; update?: boolean; previewed?: ImportedRow[] } = {},
): ImportSession {
  // `crypto.randomUUID` is missing where a site has no TLS.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const seen = rows.map((cells, position) => {
    const version = previewed[position]?.version;
    return version === undefined ? cells : { ...cells, version };
  });
  return { key, file, rows: seen, update, outcomes: [], importId: null };
}

type PreviewOptions = {
  update?: boolean;
  /** The keys of other rows of the file. */
  firstRow?: Map<string, number>;
};

/** What an import of these rows would do, row by row. */
export async function previewInChunks(
  rows: readonly ImportCells[],
  send: SendPreview,
  onProgress: Progress,
  { update = false, firstRow = new Map() }: PreviewOptions = {},
): Promise<ImportedRow[]> {
  const outcomes: ImportedRow[] = [];
  await inChunks(rows, 0, onProgress, async (companies, start) => {
    const keys = companies.map(keysOf);
    const earlier = [...new Set(keys.flatMap(({ own }) => own))].flatMap((key) => {
      const row = firstRow.get(key);
      return row === undefined ? [] : [{ key, row }];
    });
    const reply = await send({ companies, firstRow: start + 1, earlier, update });
    for (const [index, outcome] of reply.rows.entries())
      for (const key of keysTaken(outcome, keys[index])) if (!firstRow.has(key)) firstRow.set(key, outcome.row);
    outcomes.push(...reply.rows);
  });
  return outcomes;
}

/** The keys by which later rows are duplicates of a row. */
function keysTaken({ outcome, company }: ImportedRow, keys: RowKeys | undefined): string[] {
  if (outcome !== 'created' && outcome !== 'updated') return [];
  return [...(keys?.found ?? []), ...(company === undefined ? [] : [companyKey(company.id)])];
}

/**
 * The outcomes after some rows of a preview were mended: those of the mended rows, and of the rows that were or become
 * duplicates of them. `rows` has the mended ones.
 */
export async function previewAgain(
  rows: readonly ImportCells[],
  outcomes: readonly ImportedRow[],
  mended: ReadonlySet<number>,
  send: SendPreview,
  update = false,
): Promise<ImportedRow[]> {
  const keys = rows.map(keysOf);
  const mendedKeys = new Set([...mended].flatMap((position) => keys[position]?.found ?? []));
  const mendedRows = new Set([...mended].map((position) => `line ${outcomes[position]?.row} of this file`));
  const isAffected = ({ of }: ImportedRow, position: number) =>
    mended.has(position) || mendedRows.has(of ?? '') || keys[position]?.own.some((key) => mendedKeys.has(key));
  const affected: number[] = [];
  const firstRow = new Map<string, number>();
  for (const [position, outcome] of outcomes.entries()) {
    if (isAffected(outcome, position)) affected.push(position);
    else for (const key of keysTaken(outcome, keys[position])) if (!firstRow.has(key)) firstRow.set(key, outcome.row);
  }
  const again = await previewInChunks(
    affected.map((position) => rows[position] ?? {}),
    send,
    () => true,
    { update, firstRow },
  );
  const next = [...outcomes];
  for (const [index, position] of affected.entries()) {
    const outcome = again[index];
    if (outcome !== undefined) next[position] = outcome;
  }
  return next;
}

/** Imports the remaining rows of a session, chunk by chunk. Throws what `send` throws; then it can be called again. */
export async function importInChunks(session: ImportSession, send: SendImport, onProgress: Progress): Promise<void> {
  await inChunks(session.rows, session.outcomes.length, onProgress, async (companies, start) => {
    const { key, file, update } = session;
    const reply = await send({ companies, firstRow: start + 1, session: key, file: file ?? undefined, update });
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

type RowKeys = { own: string[]; found: string[] };

/** By which a row is a duplicate of others, and they of it. The server refuses cells that are not text. */
function keysOf(row: ImportCells): RowKeys {
  const { name, email, location } = mendCells(row).cells;
  const text = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : '');
  const { own, found } = duplicateKeys({ name: text(name), email: text(email), location: text(location) });
  const number = hasNumber(row) ? [companyKey(row.id)] : [];
  return { own: [own, ...number], found: [...found, ...number] };
}
