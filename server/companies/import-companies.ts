import type { Pool } from 'pg';
import {
  type ImportCells,
  type ImportedCompany,
  type ImportIssue,
  importRowReader,
} from '#domain/companies/company-import.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { identityKeys } from '#server/search/tokens.ts';
import { approveCompanies } from './commands.ts';
import { insertCompanies } from './store.ts';

/** Any constant: two imports at once would not see each other's rows. */
const IMPORT_LOCK = 724_111;
const CHUNK = 1_000;

/** What became of one row. `row` counts from 1, the header of a file not counted. */
export type RowOutcome =
  | { row: number; name: string; outcome: 'created'; id: number }
  | { row: number; name: string; outcome: 'duplicate'; of: string }
  | { row: number; name: string; outcome: 'refused'; issues: ImportIssue[] };

type Candidate = { row: number; company: ImportedCompany; keys: DuplicateKeys };

/**
 * Imports rows by the rules of decision 23: all of them in one transaction, or none when something breaks. A wrong row
 * or a duplicate is an outcome, not an error. Imported companies wait for approval unless `approve` is set.
 */
export async function importCompanies(
  pool: Pool,
  rows: ImportCells[],
  options: { actor: string; now: Date; approve: boolean; onProgress?: (done: number) => void },
): Promise<RowOutcome[]> {
  const read = importRowReader(options.now.getFullYear());
  const outcomes: RowOutcome[] = [];
  const candidates: Candidate[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const result = read(cells);
    if ('issues' in result)
      outcomes.push({ row, name: String(cells.name ?? ''), outcome: 'refused', issues: result.issues });
    else candidates.push({ row, company: result.company, keys: duplicateKeys(result.company) });
  }
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const created: number[] = [];
    const firstRow = new Map<string, number>();
    for (let start = 0; start < candidates.length; start += CHUNK) {
      const chunk = candidates.slice(start, start + CHUNK);
      const known = await findKnown(client, chunk);
      const fresh: Candidate[] = [];
      for (const candidate of chunk) {
        const { row, keys, company } = candidate;
        const earlier = firstRow.get(keys.own);
        const of = earlier === undefined ? known.get(keys.own) : `row ${earlier} of this file`;
        if (of !== undefined) outcomes.push({ row, name: company.name, outcome: 'duplicate', of });
        else {
          for (const key of keys.found) if (!firstRow.has(key)) firstRow.set(key, row);
          fresh.push(candidate);
        }
      }
      const ids = await insertCompanies(
        client,
        'import',
        fresh.map(({ company }) => company),
      );
      for (const [index, id] of ids.entries()) {
        const { row, company } = fresh[index] as Candidate;
        outcomes.push({ row, name: company.name, outcome: 'created', id });
      }
      created.push(...ids);
      options.onProgress?.(Math.min(start + CHUNK, candidates.length));
    }
    if (created.length > 0) {
      await writeAudit(client, {
        actor: options.actor,
        action: 'import',
        entity: 'company',
        after: { created: created.length, ids: created },
      });
    }
    if (options.approve) await approveCompanies(client, created, options.actor);
  });
  return outcomes.sort((a, b) => a.row - b.row);
}

/** `own`: what another company must have for this one to be its duplicate. `found`: under what it is found itself. */
type DuplicateKeys = { own: string; found: string[] };

/** Same name and e-mail; without an e-mail, same name and location. Case and spaces do not count. */
function duplicateKeys(company: ImportedCompany): DuplicateKeys {
  const { email_key, place_key } = identityKeys(company);
  const place = `place ${place_key}`;
  return email_key === null
    ? { own: place, found: [place] }
    : { own: `email ${email_key}`, found: [`email ${email_key}`, place] };
}

async function findKnown(client: Queryable, candidates: Candidate[]): Promise<Map<string, string>> {
  const keys = (kind: string) =>
    candidates.flatMap(({ keys: { own } }) => (own.startsWith(kind) ? own.slice(kind.length) : []));
  const { rows } = await client.query<{ key: string; id: number }>(
    `select 'email ' || email_key as key, id from companies where email_key = any ($1)
     union all select 'place ' || place_key, id from companies where place_key = any ($2)
     order by id desc`,
    [keys('email '), keys('place ')],
  );
  return new Map(rows.map(({ key, id }) => [key, `company ${id}`]));
}
