import { checkNumber, listPublicCertificates } from '#server/certificates/queries.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { believableCompanies } from './believable-companies.ts';
import { type BenchEnvironment, milliseconds, openMigrated, repeat } from './bench-environment.ts';
import type { Result } from './report.ts';

const COMPANIES = 10_000;
const CERTIFICATES = 1_000_000;
const ROUNDS = 200;

/** How long the database takes for a certificate by its number, and for those of a company, among a million. */
export async function measureCertificates(environment: BenchEnvironment, databaseUrl: string): Promise<Result[]> {
  const database = await openMigrated({ databaseUrl, dataDirectory: environment.directory });
  const { pool } = database;
  await inTransaction(pool, async (client) => {
    const companies = believableCompanies(COMPANIES).map((company) => ({ ...company, approved: true }));
    const ids = await insertCompanies(client, loadedGazetteer(), 'import', companies);
    await client.query('set local statement_timeout = 0');
    await client.query({
      text: `insert into certificates (company_id, name, number, number_key)
             select ($1::int[])[1 + n % $2], 'ISO/IEC 17020', 'EX-' || n || '-T', 'EX' || n || 'T'
             from generate_series(1, $3) n`,
      values: [ids, COMPANIES, CERTIFICATES],
      // A million rows take longer than a request may.
      query_timeout: 300_000,
    } as { text: string; values: unknown[] });
  });
  await pool.query({ text: 'vacuum analyze certificates', query_timeout: 300_000 } as { text: string });
  const now = new Date();
  const { rows } = await pool.query<{ id: number }>('select id from companies order by id limit $1', [ROUNDS]);
  const numbers = await repeat(ROUNDS, (round) => {
    const number = `ex ${1 + ((round * 7_919) % CERTIFICATES)} t`;
    return milliseconds(() => checkNumber(pool, number, now));
  });
  const lists = await repeat(ROUNDS, (round) => milliseconds(() => listPublicCertificates(pool, rows[round]?.id, now)));
  await database.close();
  const among = `${CERTIFICATES.toLocaleString('en')} certificates`;
  return [
    {
      what: `${among}, one by its number`,
      value: median(numbers),
      unit: 'ms',
      note: `longest ${Math.max(...numbers).toFixed(1)} ms`,
    },
    { what: `${among}, the 100 of a company`, value: median(lists), unit: 'ms' },
  ];
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
