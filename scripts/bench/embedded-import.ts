import { randomUUID } from 'node:crypto';
import { IMPORT_COLUMNS } from '#domain/companies/company-import.ts';
import { IMPORT_CHUNK_ROWS } from '#domain/constants.ts';
import { believableCompanies } from './believable-companies.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { secondsSince, signInAdmin, visitorsDuring } from './during.ts';
import { moveTo } from './pinning.ts';
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
  // The database is a thread of the server, which must not share one core with its pages.
  moveTo('all', server.processId);
  const cookie = await signInAdmin(server, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const calls = chunksOf(companies);
  const result = await visitorsDuring(server, { companies: count, rate })(
    `an import of ${companies} in the dashboard, embedded`,
    () => importInDashboard(server.url, cookie, calls),
  );
  await server.stop();
  return result;
}

/** The bodies of the calls. */
function chunksOf(count: number): string[] {
  const rows = believableCompanies(count).map((company) =>
    Object.fromEntries([
      ...IMPORT_COLUMNS.filter((column) => column in company).map((column) => [column, company[column as 'name']]),
      ['name', `${company.name} Second`],
    ]),
  );
  const session = randomUUID();
  return Array.from({ length: Math.ceil(count / IMPORT_CHUNK_ROWS) }, (_, chunk) => {
    const start = chunk * IMPORT_CHUNK_ROWS;
    return JSON.stringify({ companies: rows.slice(start, start + IMPORT_CHUNK_ROWS), session, firstRow: start + 1 });
  });
}

async function importInDashboard(url: string, cookie: string, calls: string[]): Promise<string> {
  const started = performance.now();
  let failed = 0;
  for (const body of calls) {
    const response = await fetch(`${url}/api/admin/companies/bulk-import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
  }
  return `the import ended after ${secondsSince(started)}, ${failed} chunks failed`;
}
