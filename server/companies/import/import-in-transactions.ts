import type { ImportCells } from '#domain/companies/company-import.ts';
import type { Database } from '#server/db/database.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type ImportOptions, importCompanies, type RowOutcome } from './import-companies.ts';

/** The embedded database has one session: a page that reads from it waits for the transaction before, here some 20 ms. */
const ROWS_AT_ONCE = 25;

/**
 * Imports one chunk of the dashboard. On the embedded database it goes in several transactions, between which pages have their
 * turn: by its session a chunk that was stored in part is no duplicate when it is sent again.
 */
export async function importInTransactions(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  gazetteer: Gazetteer,
  companies: ImportCells[],
  options: Omit<ImportOptions, 'onOutcomes'>,
): Promise<{ outcomes: RowOutcome[]; importId: number | null }> {
  const { firstRow = 1, session } = options;
  const size = kind === 'embedded' && session !== undefined ? ROWS_AT_ONCE : Math.max(1, companies.length);
  const outcomes: RowOutcome[] = [];
  let importId: number | null = null;
  for (let start = 0; start === 0 || start < companies.length; start += size) {
    const rows = companies.slice(start, start + size);
    const stored = await importCompanies(pool, gazetteer, [rows], {
      ...options,
      firstRow: firstRow + start,
      onOutcomes: (some) => outcomes.push(...some),
    });
    importId = stored ?? importId;
  }
  return { outcomes, importId };
}
