import type { Pool } from 'pg';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { companyKey, type DuplicateKeys, duplicateKeys } from '#domain/companies/company-identity.ts';
import {
  type ImportCells,
  type ImportedCompany,
  type ImportIssue,
  importRowReader,
} from '#domain/companies/company-import.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import type { KnownCompany, RowTraits } from '#domain/companies/import-result.ts';
import type { UpdateChange } from '#domain/companies/import-update.ts';
import type { MendNote } from '#domain/companies/mend-cells.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { inTimeSlices } from '#server/changes/time-slices.ts';
import { markApproved } from '#server/companies/approve-companies.ts';
import type { EditContext } from '#server/companies/edit-company.ts';
import { type CompanyRow, insertRows, type NewCompany, rowMaker } from '#server/companies/store.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { compareRows } from './compare-rows.ts';
import { findUpdated, type Match } from './find-updated.ts';
import { countCreated, findImport, startImport } from './imports.ts';
import { storeUpdates } from './store-updates.ts';

const CHUNK = 250;
/** In between visitors of a server have their turn, and the database gets the next part of a statement, which it waits for. */
const SLICE_MILLISECONDS = 1;

type Badge = 'verified' | 'featured';
type Claims = {
  badges?: Badge[];
  certificates?: ImportedCertificate[];
  notes?: MendNote[];
  similar?: KnownCompany[];
  traits?: RowTraits;
};
/** What an update changes; a preview has the version of the company that it compared. */
type RowUpdate = { company: KnownCompany; change: UpdateChange; version?: number };
/** The outcome of one row. `row` counts from 1, without the header of a file. In a preview, `created` has no id. */
export type RowOutcome =
  | ({ row: number; name: string; outcome: 'created'; id: number | null } & Claims)
  | ({ row: number; name: string; outcome: 'updated'; notes?: MendNote[] } & RowUpdate)
  | { row: number; name: string; outcome: 'duplicate'; of: string; company?: KnownCompany; notes?: MendNote[] }
  | { row: number; name: string; outcome: 'refused'; issues: ImportIssue[] };

type ChunkOptions = {
  /** Where the rows of one chunk begin in a larger file. */
  firstRow?: number | undefined;
  /** Years are checked against it. */
  now: Date;
  /** Gets the outcomes of all rows in their order, some hundred at a time. They count once the import has ended. */
  onOutcomes: (outcomes: RowOutcome[]) => void;
};
/** Chunks with the same session key belong to one import. */
export type ImportOptions = ChunkOptions & {
  session?: string | undefined;
  file?: string | undefined;
  actor: AuditActor;
  approve: boolean;
  /** With it, rows update the listed companies that they match instead of being skipped. */
  update?: EditContext | undefined;
};

/** `stored` is the row of the table, written while the database is busy with others; a preview has none. */
type Candidate = {
  row: number;
  cells: ImportCells;
  company: ImportedCompany;
  notes: MendNote[];
  keys: DuplicateKeys;
  stored?: CompanyRow;
};
type Found = KnownCompany & { importRow: number | null };
/** Rows as they are read, any number at a time. */
type RowStream = Iterable<ImportCells[]> | AsyncIterable<ImportCells[]>;
type Store = (fresh: Candidate[]) => Promise<(number | null)[]>;
type Update = RowUpdate & { row: number; version: number };
/** Decides what rows are to companies that are listed already, and stores what they change. */
type Updating = {
  find: (candidates: Candidate[]) => Promise<Map<number, Match>>;
  store: (updates: Update[]) => Promise<void>;
};

/**
 * Imports rows by the rules of decision 23: all of them in one transaction, or none if something fails. A wrong row
 * or a duplicate is an outcome, not an error. Imported companies are pending unless `approve` is set. Rows are read while the
 * database stores those before them, and then let go. Returns the number of the import, null if nothing is new. Throws ConflictError
 * when earlier chunks of the session were undone.
 */
export async function importCompanies(
  pool: Pool,
  gazetteer: Gazetteer,
  stream: RowStream,
  options: ImportOptions,
): Promise<number | null> {
  const { actor, session, update } = options;
  return inTransaction(pool, async (client) => {
    // Two imports at once would not see each other's rows.
    await lock(client, 'imports');
    // Nothing is known of rows that this transaction has stored: for each chunk all of them would be read, by several processes
    // that take longer to start than the search by keys takes.
    await client.query('set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0');
    let importId = await findImport(client, session);
    const created: number[] = [];
    const store: Store = async (fresh) => {
      // Where nothing is new there is nothing to undo.
      importId ??= await startImport(client, options);
      const rows = fresh.flatMap(({ stored }) => stored ?? []);
      const ids = await insertRows(client, 'import', rows, importId);
      created.push(...ids);
      return ids;
    };
    const updated: number[] = [];
    const firstRow = new Map<string, number>();
    const updating: Updating | undefined = update && {
      find: (candidates) => findUpdated(client, candidates, { importId, isStoring: true, firstRow }),
      store: async (updates) => {
        importId ??= await startImport(client, options);
        updated.push(...(await storeUpdates(update, client, updates, { importId, actor })));
      },
    };
    const classify = rowClassifier(client, { importId, firstRow, store, updating });
    await readRows(stream, classify, { ...options, toRow: rowMaker(gazetteer) });
    if (created.length + updated.length > 0 && importId !== null) {
      await countCreated(client, importId, created.length);
      await writeAudit(client, {
        actor,
        action: 'import.create',
        entity: { id: importId, name: null },
        after: { created: created.length, ids: created, ...(updated.length > 0 && { updated: updated.length }) },
      });
    }
    if (options.approve) await markApproved(client, created, { actor, now: options.now });
    await recordChanges(client, updated);
    return importId;
  });
}

/**
 * What `importCompanies` would do with the same rows; stores nothing. `earlier` are the keys of companies that earlier
 * chunks of the file would have stored by then.
 */
export async function previewImport(
  db: Queryable,
  stream: RowStream,
  options: ChunkOptions & { earlier: { key: string; row: number }[]; update?: boolean | undefined },
): Promise<void> {
  const firstRow = new Map(options.earlier.map(({ key, row }) => [key, row]));
  let compared: Awaited<ReturnType<typeof compareRows>> = new Map();
  const store: Store = async (fresh) => {
    compared = await compareRows(db, fresh);
    return fresh.map(() => null);
  };
  const updating: Updating | undefined = options.update
    ? {
        find: (candidates) => findUpdated(db, candidates, { importId: null, isStoring: false, firstRow }),
        store: async () => undefined,
      }
    : undefined;
  const withComparison = (outcome: RowOutcome): RowOutcome => {
    const found = compared.get(outcome.row);
    if (outcome.outcome !== 'created' || found === undefined) return outcome;
    const { similar, traits } = found;
    return { ...outcome, traits, ...(similar.length > 0 && { similar }) };
  };
  await readRows(stream, rowClassifier(db, { importId: null, firstRow, store, updating }), {
    ...options,
    onOutcomes: (outcomes) => options.onOutcomes(outcomes.map(withComparison)),
  });
}

/** While a chunk is classified and stored, the next one is read. */
async function readRows(
  stream: RowStream,
  classify: (candidates: Candidate[]) => Promise<RowOutcome[]>,
  options: ChunkOptions & { update?: unknown; toRow?: (company: NewCompany) => CompanyRow },
): Promise<void> {
  const readRow = importRowReader(options.now, Boolean(options.update));
  let next = options.firstRow ?? 1;
  let running = Promise.resolve();
  try {
    for await (const chunk of inChunks(stream)) {
      const refused: RowOutcome[] = [];
      const candidates: Candidate[] = [];
      const readChunk = function* (): Generator<void, void> {
        for (const cells of chunk) {
          const result = readRow(cells);
          const row = cells.line ?? next;
          next = row + 1;
          if ('company' in result) {
            const { company, notes } = result;
            const stored = options.toRow?.({ ...company, importRow: row });
            candidates.push({ row, cells, company, notes, keys: keysOf(company, cells), ...(stored && { stored }) });
          } else refused.push({ row, name: nameOf(cells), outcome: 'refused', issues: result.issues });
          yield;
        }
      };
      await inTimeSlices(readChunk(), SLICE_MILLISECONDS);
      await running;
      running = classify(candidates).then((classified) => {
        options.onOutcomes(inOrder([...refused, ...classified]));
      });
      // It is awaited later; until then its failure is not an unhandled one.
      running.catch(() => undefined);
    }
  } finally {
    // Nothing may be stored any more once this has failed.
    await running.catch(() => undefined);
  }
  await running;
}

async function* inChunks(stream: RowStream): AsyncGenerator<ImportCells[]> {
  let rest: ImportCells[] = [];
  for await (const some of stream) {
    for (const cells of some) rest.push(cells);
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
    updating: Updating | undefined;
  },
): (candidates: Candidate[]) => Promise<RowOutcome[]> {
  const { importId, firstRow, store, updating } = options;
  return async (candidates) => {
    const outcomes: RowOutcome[] = [];
    const known = await findKnown(db, candidates, importId);
    const matches = await updating?.find(candidates);
    const fresh: Candidate[] = [];
    const updates: Update[] = [];
    for (const candidate of candidates) {
      const { row, keys } = candidate;
      const { name } = candidate.company;
      const earlier = firstRow.get(keys.own);
      const found = known.get(keys.own);
      const match = matches?.get(row);
      if (earlier !== undefined && earlier !== row)
        outcomes.push({ row, name, outcome: 'duplicate', of: rowOfFile(earlier) });
      else if (match !== undefined) {
        outcomes.push(matchOutcome(candidate, match));
        if (match.kind === 'update') updates.push({ row, ...match });
        if (match.kind === 'update' || match.kind === 'done')
          for (const key of keys.found) if (!firstRow.has(key)) firstRow.set(key, row);
      } else if (found !== undefined && found.importRow !== row)
        outcomes.push({ row, name, outcome: 'duplicate', ...describeFound(found) });
      else {
        for (const key of keys.found) if (!firstRow.has(key)) firstRow.set(key, row);
        // Found with its own row: this chunk was sent before, and only the response was lost.
        if (found !== undefined) outcomes.push({ row, name, outcome: 'created', id: found.id, ...claimsOf(candidate) });
        else fresh.push(candidate);
      }
    }
    if (updates.length > 0) await updating?.store(updates);
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

function matchOutcome({ row, company: { name }, notes }: Candidate, match: Match): RowOutcome {
  switch (match.kind) {
    case 'update':
    case 'done': {
      const { company, change, version } = match;
      return {
        row,
        name: name || company.name,
        outcome: 'updated',
        company,
        change,
        version,
        ...(notes.length > 0 && { notes }),
      };
    }
    case 'same':
      return {
        row,
        name,
        outcome: 'duplicate',
        of: `company ${match.company.id}`,
        company: match.company,
        ...(match.note !== undefined && { notes: [{ field: '', reason: match.note }] }),
      };
    case 'repeated':
      return { row, name, outcome: 'duplicate', of: rowOfFile(match.row) };
    case 'problem':
      return { row, name, outcome: 'refused', issues: [{ field: match.field, reason: match.reason }] };
  }
}

/** A row that says no more than a number is found by that. */
function keysOf(company: ImportedCompany, { id }: ImportCells): DuplicateKeys {
  return company.name === '' || company.location === '' ? { own: companyKey(id), found: [] } : duplicateKeys(company);
}

const rowOfFile = (row: number) => `line ${row} of this file`;
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
