import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from '#tests/support/csv.ts';
import { importCompanies } from '#server/companies/import/import-companies.ts';
import type { Database } from '#server/db/database.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { believableCompanies, toCsv } from './believable-companies.ts';
import { type BenchEnvironment, milliseconds, openMigrated, repeat } from './bench-environment.ts';
import type { Result } from './report.ts';

const ROUNDS = 3;
const FEW = 10_000;
const MANY = 100_000;
/** The large import is left out where it would take longer. */
const MAX_SECONDS = 20;

/** From rows that are read to companies that are stored, checks for wrong cells and duplicates included. */
export async function measureImports(environment: BenchEnvironment): Promise<Result[]> {
  const file = toCsv(believableCompanies(FEW));
  const parsing = await repeat(ROUNDS, () => milliseconds(() => csvRows(file)));
  const openEmbedded = await embeddedCopies(environment);
  const results: Result[] = [
    {
      what: `reading a CSV file of ${FEW} rows`,
      value: Math.min(...parsing) / 1_000,
      unit: 's',
      note: `${(file.length / 1e6).toFixed(1)} MB`,
    },
    ...(await measure('embedded database', openEmbedded, () => 0, 2)),
  ];
  const { postgresql } = environment;
  if (postgresql === undefined) return results;
  const openServer = async () =>
    openMigrated({ databaseUrl: await postgresql.createDatabase(), dataDirectory: environment.directory });
  return [...results, ...(await measure(`PostgreSQL ${postgresql.version}`, openServer, postgresql.cpuSeconds))];
}

type Measured = { seconds: number; cpu: number };

async function measure(
  where: string,
  open: () => Promise<Database>,
  others: () => number,
  atMost?: number,
): Promise<Result[]> {
  const rounds = await repeat(ROUNDS, () => importInto(open, others, FEW));
  const few = rounds.reduce((first, second) => (second.seconds < first.seconds ? second : first));
  const results = [result(FEW, where, few, atMost)];
  if (few.seconds * (MANY / FEW) > MAX_SECONDS) return results;
  return [...results, result(MANY, where, await importInto(open, others, MANY))];
}

/** On a machine with other work the processor time says more than the clock. */
function result(rows: number, where: string, { seconds, cpu }: Measured, atMost?: number): Result {
  const what = `import of ${rows} rows, ${where}`;
  return { what, value: seconds, unit: 's', ...(atMost && { atMost }), note: `${cpu.toFixed(2)} s of processor time` };
}

async function importInto(open: () => Promise<Database>, others: () => number, count: number): Promise<Measured> {
  const rows = await csvRows(toCsv(believableCompanies(count)));
  const database = await open();
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6 + others();
  };
  try {
    const cpuBefore = cpuSeconds();
    const started = performance.now();
    const { outcomes } = await importCompanies(database.pool, loadedGazetteer(), [rows], {
      now: new Date(),
      actor: 'command line',
      approve: false,
    });
    const seconds = (performance.now() - started) / 1_000;
    const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
    if (created !== count) throw new Error(`Only ${created} of ${count} rows were imported.`);
    return { seconds, cpu: cpuSeconds() - cpuBefore };
  } finally {
    await database.close();
  }
}

/** Making the embedded database takes seconds, a copy of it a fraction of one. */
async function embeddedCopies(environment: BenchEnvironment): Promise<() => Promise<Database>> {
  const model = environment.newDirectory();
  await (await openMigrated({ dataDirectory: model })).close();
  return async () => {
    const dataDirectory = environment.newDirectory();
    cpSync(join(model, 'database'), join(dataDirectory, 'database'), { recursive: true });
    return openMigrated({ dataDirectory });
  };
}
