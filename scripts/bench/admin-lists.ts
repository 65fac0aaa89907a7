import { adminCompanyQuery, neighboursQuery } from '#domain/companies/company-list-query.ts';
import { listAdminCompanies } from '#server/companies/admin-queries.ts';
import { listNeighbours } from '#server/companies/list-neighbours.ts';
import { summarizeList } from '#server/companies/list-summary.ts';
import { inTransaction } from '#server/db/database.ts';
import { type BenchEnvironment, milliseconds, openMigrated, repeat } from './bench-environment.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { fillDatabase } from './search-times.ts';

const ROUNDS = 5;
const MAX_MILLISECONDS = 300;
const MAX_MILLISECONDS_OF_SEARCHES = 150;

const LISTS: Record<string, string> = {
  'one word': 'search=radiographic',
  'two words, one of them rare': 'search=vessel+houston',
  'a word of nearly all': 'search=inspection',
  'a phone number': 'search=%2B44+1224+555',
  'a number': 'search=77777',
  'nothing found': 'search=zzzzzz',
  country: 'country=NO',
  'without a website, oldest first': 'missing=website&order=asc',
  'checked certificates': 'certificates=checked',
  'claimed certificates': 'certificates=claimed',
  'without certificates': 'certificates=none',
  'possible duplicates of those that wait': 'status=pending&duplicate=possible',
  'possible duplicates of all': 'duplicate=possible',
  'all, by name, page 1,000': 'sortBy=name&order=asc&page=1000',
};

/** How long the database takes for a page of a list with its total, while an eighth of the companies wait. */
export async function measureAdminLists(environment: BenchEnvironment, count: number): Promise<Result[]> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  if (databaseUrl === undefined) return [];
  await fillDatabase({ databaseUrl, dataDirectory: environment.directory }, count);
  const { pool, adminPool, close } = await openMigrated({ databaseUrl, dataDirectory: environment.directory });
  await inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    // It writes many rows, and takes longer than a request may.
    const text = 'update companies set approved = false where id % 8 = 0';
    await client.query({ text, query_timeout: 300_000 } as { text: string });
  });
  // As the database does by itself where it is not private.
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query({ text: 'vacuum analyze companies, certificates', query_timeout: 300_000 } as { text: string });
  client.release();
  const now = new Date();
  const times = async (what: string, work: () => Promise<unknown>, atMost?: number): Promise<Result> => {
    const all = await repeat(ROUNDS, () => milliseconds(work));
    const note = `longest ${Math.max(...all).toFixed(0)} ms`;
    return { what, value: percentile(all, 0.5), unit: 'ms', note, ...(atMost !== undefined && { atMost }) };
  };
  const results: Result[] = [];
  for (const [what, text] of Object.entries(LISTS)) {
    const query = adminCompanyQuery.parse(Object.fromEntries(new URLSearchParams(text)));
    const list = () => listAdminCompanies(adminPool, query, { known: () => undefined, hints: 'pending', now });
    const atMost = query.search === undefined ? MAX_MILLISECONDS : MAX_MILLISECONDS_OF_SEARCHES;
    results.push(await times(`${count} companies, ${what}`, list, atMost));
  }
  const beside = neighboursQuery.parse({ id: '8', status: 'pending', search: 'vessel', count: '10' });
  results.push(await times('  previous and next', () => listNeighbours(adminPool, beside, now), MAX_MILLISECONDS));
  for (const status of ['pending', 'all'] as const) {
    const query = adminCompanyQuery.parse({ status });
    results.push(await times(`  summary of ${status}`, () => summarizeList(adminPool, query, now)));
  }
  await close();
  return results;
}
