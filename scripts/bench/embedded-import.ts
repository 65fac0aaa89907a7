import { randomUUID } from 'node:crypto';
import { IMPORT_COLUMNS } from '#domain/companies/company-import.ts';
import { IMPORT_CHUNK_ROWS } from '#domain/constants.ts';
import { believableCompanies } from './believable-companies.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { secondsSince, signIn, visitorsDuring } from './during.ts';
import type { Result } from './report.ts';
import { fillDatabase } from './search-times.ts';
import { startServer } from './server-process.ts';

const PUBLIC_COMPANIES = 10_000;
const ADMIN = { ADMIN_EMAIL: 'bench@directory.example', ADMIN_PASSWORD: 'a long pass phrase' };

/** What visitors notice of an import in the dashboard on the embedded database: as the dashboard sends it, chunk by chunk. */
export async function measureEmbeddedImport(
  environment: BenchEnvironment,
  { companies, rate }: { companies: number; rate: number },
): Promise<Result> {
  const dataDirectory = environment.newDirectory();
  const count = Math.min(companies, PUBLIC_COMPANIES);
  await fillDatabase({ dataDirectory }, count);
  const server = await startServer({ DATA_DIR: dataDirectory, DEMO_DATA: 'off', ...ADMIN });
  environment.onEnd(server.stop);
  const cookie = await signIn(server, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const result = await visitorsDuring(server, { companies: count, rate })(
    `an import of ${companies} in the dashboard, embedded`,
    () => importInDashboard(server.url, cookie, companies),
  );
  await server.stop();
  return result;
}

async function importInDashboard(url: string, cookie: string, count: number): Promise<string> {
  const rows = believableCompanies(count).map((company) =>
    Object.fromEntries([
      ...IMPORT_COLUMNS.filter((column) => column in company).map((column) => [column, company[column as 'name']]),
      ['name', `${company.name} Second`],
    ]),
  );
  const session = randomUUID();
  const started = performance.now();
  let failed = 0;
  for (let start = 0; start < rows.length; start += IMPORT_CHUNK_ROWS) {
    const companies = rows.slice(start, start + IMPORT_CHUNK_ROWS);
    const response = await fetch(`${url}/api/admin/companies/bulk-import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ companies, session, firstRow: start + 1 }),
    });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
  }
  return `the import ended after ${secondsSince(started)}, ${failed} chunks failed`;
}
