import type { Pool } from 'pg';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { type DuplicateKeys, duplicateKeys } from '#domain/companies/company-identity.ts';
import {
  type ImportCells,
  type ImportedCompany,
  type ImportIssue,
  importRowReader,
} from '#domain/companies/company-import.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import type { KnownCompany } from '#domain/companies/import-result.ts';
import type { MendNote } from '#domain/companies/mend-cells.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { markApproved } from '#server/companies/approve-companies.ts';
import { type CompanyRow, insertRows, type NewCompany, rowMaker } from '#server/companies/store.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { countCreated, findImport, startImport } from './imports.ts';
import { findSimilarToRows } from './similar-to-rows.ts';

const CHUNK = 250;

/** The outcome of one row. `row` counts from 1, without the header of a file. In a preview, `created` has no id. */
type Badge = 'verified' | 'featured';
type Claims = { badges?: Badge[]; certificates?: ImportedCertificate[]; notes?: MendNote[]; similar?: KnownCompany[] };
export type RowOutcome =
  | ({ row: number; name: string; outcome: 'created'; id: number | null } & Claims)
  | { row: number; name: string; outcome: 'duplicate'; of: string; company?: KnownCompany }
  | { row: number; name: string; outcome: 'refused'; issues: ImportIssue[] };

/** Where the rows of one chunk begin in a larger file. Years are checked against `now`. */
type ChunkOptions = { firstRow?: number | undefined; now: Date };
/** Chunks with the same session key belong to one import. */
export type ImportOptions = ChunkOptions & {
  session?: string | undefined;
  file?: string | undefined;
  actor: AuditActor;
  approve: boolean;
  onProgress?: (done: number) => void;
};

/** `stored` is the row of the table, made while the database is busy with others; a preview has none. */
type Candidate = { row: number; company: ImportedCompany; notes: MendNote[]; keys: DuplicateKeys; stored?: CompanyRow };
type Found = KnownCompany & { importRow: number | null };
/** Rows as they are read, in batches of any size. */
type Batches = Iterable<ImportCells[]> | AsyncIterable<ImportCells[]>;
type Store = (fresh: Candidate[]) => Promise<(number | null)[]>;

/**
 * Imports rows by the rules of decision 23: all of them in one transaction, or none if something fails. A wrong row
 * or a duplicate is an outcome, not an error. Imported companies are pending unless `approve` is set. Rows are read while the
 * database stores those before them, and then let go. Throws ConflictError when earlier chunks of the session were undone.
 */
export async function importCompanies(
  pool: Pool,
  gazetteer: Gazetteer,
  batches: Batches,
  options: ImportOptions,
): Promise<{ outcomes: RowOutcome[]; importId: number | null }> {
  const { actor, session } = options;
  return inTransaction(pool, async (client) => {
    // Two imports at once would not see each other's rows.
    await lock(client, 'imports');
    let importId = await findImport(client, session);
    const created: number[] = [];
    const store: Store = async (fresh) => {
      // Where nothing is new there is nothing to undo.
      importId ??= await startImport(client, options);
      const rows = fresh.flatMap(({ stored }) => (stored === undefined ? [] : { ...stored, importId }));
      const ids = await insertRows(client, 'import', rows);
      created.push(...ids);
      return ids;
    };
    const classify = rowClassifier(client, { importId, firstRow: new Map(), store });
    const outcomes = await outcomesOf(batches, classify, { ...options, toRow: rowMaker(gazetteer) });
    if (created.length > 0 && importId !== null) {
      await countCreated(client, importId, created.length);
      await writeAudit(client, {
        actor,
        action: 'import.create',
        entity: { id: importId, name: null },
        after: { created: created.length, ids: created },
      });
    }
    if (options.approve) await markApproved(client, created, { actor, now: options.now });
    return { outcomes, importId };
  });
}

/**
 * What `importCompanies` would do with the same rows; stores nothing. `earlier` are the keys of companies that earlier
 * chunks of the file would have stored by then.
 */
export async function previewImport(
  db: Queryable,
  rows: ImportCells[],
  options: ChunkOptions & { earlier: { key: string; row: number }[] },
): Promise<RowOutcome[]> {
  const firstRow = new Map(options.earlier.map(({ key, row }) => [key, row]));
  const similar = new Map<number, KnownCompany[]>();
  const store: Store = async (fresh) => {
    for (const [row, companies] of await findSimilarToRows(db, fresh)) similar.set(row, companies);
    return fresh.map(() => null);
  };
  const outcomes = await outcomesOf([rows], rowClassifier(db, { importId: null, firstRow, store }), options);
  return outcomes.map((outcome) => {
    const found = similar.get(outcome.row);
    return outcome.outcome === 'created' && found !== undefined ? { ...outcome, similar: found } : outcome;
  });
}

/** The outcomes of all rows, in their order. While a chunk is classified and stored, the next one is read. */
async function outcomesOf(
  batches: Batches,
  classify: (candidates: Candidate[]) => Promise<RowOutcome[]>,
  options: ChunkOptions & Pick<ImportOptions, 'onProgress'> & { toRow?: (company: NewCompany) => CompanyRow },
): Promise<RowOutcome[]> {
  const readRow = importRowReader(options.now);
  const outcomes: RowOutcome[] = [];
  let next = options.firstRow ?? 1;
  let running = Promise.resolve();
  try {
    for await (const chunk of inChunks(batches)) {
      const refused: RowOutcome[] = [];
      const candidates: Candidate[] = [];
      for (const cells of chunk) {
        const result = readRow(cells);
        const row = cells.line ?? next;
        next = row + 1;
        if ('company' in result) {
          const { company, notes } = result;
          const stored = options.toRow?.({ ...company, importRow: row });
          candidates.push({ row, company, notes, keys: duplicateKeys(company), ...(stored && { stored }) });
        } else refused.push({ row, name: nameOf(cells), outcome: 'refused', issues: result.issues });
      }
      await running;
      running = classify(candidates).then((classified) => {
        for (const outcome of inOrder([...refused, ...classified])) outcomes.push(outcome);
        options.onProgress?.(outcomes.length);
      });
      // It is awaited later; until then its failure is not an unhandled one.
      running.catch(() => undefined);
    }
  } finally {
    // Nothing may be stored any more once this has failed.
    await running.catch(() => undefined);
  }
  await running;
  return outcomes;
}

async function* inChunks(batches: Batches): AsyncGenerator<ImportCells[]> {
  let rest: ImportCells[] = [];
  for await (const batch of batches) {
    for (const cells of batch) rest.push(cells);
    for (; rest.length >= CHUNK; rest = rest.slice(CHUNK)) yield rest.slice(0, CHUNK);
  }
  if (rest.length > 0) yield rest;
}

function inOrder(outcomes: RowOutcome[]): RowOutcome[] {
  return outcomes.sort((a, b) => a.row - b.row);
}

/**
 * Distinguishes new companies from duplicates, for the import and its preview. A preview stores nothing: what its earlier
 * chunks would have stored is known from the browser, which has it from the previews of those chunks.
 */
function rowClassifier(
  db: Queryable,
  options: {
    importId: number | null;
    /** The row of the file in which a key first occurs; grows with each new company. */
    firstRow: Map<string, number>;
    store: Store;
  },
): (candidates: Candidate[]) => Promise<RowOutcome[]> {
  const { importId, firstRow, store } = options;
  return async (candidates) => {
    const outcomes: RowOutcome[] = [];
    const known = await findKnown(db, candidates, importId);
    const fresh: Candidate[] = [];
    for (const candidate of candidates) {
      const { row, keys } = candidate;
      const { name } = candidate.company;
      const earlier = firstRow.get(keys.own);
      const found = known.get(keys.own);
      if (earlier !== undefined) outcomes.push({ row, name, outcome: 'duplicate', of: rowOfFile(earlier) });
      else if (found !== undefined && found.importRow !== row)
        outcomes.push({ row, name, outcome: 'duplicate', ...describeFound(found) });
      else {
        for (const key of keys.found) if (!firstRow.has(key)) firstRow.set(key, row);
        // Found with its own row: this chunk was sent before, and only the response was lost.
        if (found !== undefined) outcomes.push({ row, name, outcome: 'created', id: found.id, ...claimsOf(candidate) });
        else fresh.push(candidate);
      }
    }
    const ids = fresh.length === 0 ? [] : await store(fresh);
    for (const [index, candidate] of fresh.entries()) {
      const { row, company } = candidate;
      outcomes.push({ row, name: company.name, outcome: 'created', id: ids[index] ?? null, ...claimsOf(candidate) });
    }
    return outcomes;
  };
}

/** What an admin should know before the import: badges that a row asks for, what it states of certificates, what is left out. */
function claimsOf({ company, notes }: Candidate): Claims {
  const badges = (['verified', 'featured'] as const).filter((badge) => company[badge]);
  const { certificates } = company;
  return {
    ...(badges.length > 0 && { badges }),
    ...(certificates.length > 0 && { certificates }),
    ...(notes.length > 0 && { notes }),
  };
}

const rowOfFile = (row: number) => `row ${row} of this file`;
const describeFound = ({ importRow, ...company }: Found) =>
  importRow === null ? { of: `company ${company.id}`, company } : { of: rowOfFile(importRow) };
const nameOf = ({ name }: ImportCells) => (name === undefined || name === null ? '' : String(name));

/** Of several companies with one key the map has the last: the first row of this file, else the oldest company. */
async function findKnown(db: Queryable, candidates: Candidate[], importId: number | null): Promise<Map<string, Found>> {
  const keys = (kind: string) =>
    candidates.flatMap(({ keys: { own } }) => (own.startsWith(kind) ? own.slice(kind.length) : []));
  const { rows } = await db.query<Found & { key: string }>(
    `select key, id, name, location, approved, case when batch_id = $3::int then batch_row end as "importRow" from (
       select 'email ' || email_key as key, c.* from companies c where email_key = any ($1)
       union all
       select 'place ' || place_key, c.* from companies c where place_key = any ($2)) known
     order by "importRow" desc nulls first, id desc`,
    [keys('email '), keys('place '), importId],
  );
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}
