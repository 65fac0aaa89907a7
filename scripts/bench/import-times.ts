import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#server/companies/csv.ts';
import { importCompanies } from '#server/companies/import-companies.ts';
import type { Database } from '#server/db/database.ts';
import { believableCompanies, toCsv } from './believable-companies.ts';
import type { Figure } from './report.ts';
import { milliseconds, openMigrated, repeat, type Workplace } from './workplace.ts';

const ROUNDS = 3;
const FEW = 10_000;
const MANY = 100_000;
/** The large import is left out where it would take longer. */
const LONGEST_SECONDS = 20;

/** From rows that are read to companies that are stored, checks for wrong cells and duplicates included. */
export async function measureImports(workplace: Workplace): Promise<Figure[]> {
  const file = toCsv(believableCompanies(FEW));
  const parsing = await repeat(ROUNDS, () => milliseconds(async () => readCsv(file)));
  const openEmbedded = await embeddedCopies(workplace);
  const figures: Figure[] = [
    { what: `reading a CSV file of ${FEW} rows`, value: Math.min(...parsing) / 1_000, unit: 's', note: `${(file.length / 1e6).toFixed(1)} MB` },
    ...(await measure('embedded database', openEmbedded, 2)),
  ];
  const { postgresql } = workplace;
  if (postgresql === undefined) return figures;
  let made = 0;
  const openServer = async () => {
    made += 1;
    const databaseUrl = await postgresql.createDatabase(`import_${made}`);
    return openMigrated({ databaseUrl, dataDirectory: workplace.directory });
  };
  return [...figures, ...(await measure(`PostgreSQL ${postgresql.version}`, openServer))];
}

async function measure(where: string, open: () => Promise<Database>, atMost?: number): Promise<Figure[]> {
  const few = Math.min(...(await repeat(ROUNDS, () => importInto(open, FEW))));
  const figures: Figure[] = [
    { what: `import of ${FEW} rows, ${where}`, value: few, unit: 's', ...(atMost && { atMost }) },
  ];
  if (few * (MANY / FEW) > LONGEST_SECONDS) return figures;
  return [...figures, { what: `import of ${MANY} rows, ${where}`, value: await importInto(open, MANY), unit: 's' }];
}

async function importInto(open: () => Promise<Database>, count: number): Promise<number> {
  const rows = readCsv(toCsv(believableCompanies(count)));
  const database = await open();
  try {
    const started = performance.now();
    const outcomes = await importCompanies(database.pool, rows, { actor: 'bench', now: new Date(), approve: false });
    const seconds = (performance.now() - started) / 1_000;
    const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
    if (created !== count) throw new Error(`Only ${created} of ${count} rows were imported.`);
    return seconds;
  } finally {
    await database.close();
  }
}

/** Making the embedded database takes seconds, a copy of it a fraction of one. */
async function embeddedCopies(workplace: Workplace): Promise<() => Promise<Database>> {
  const model = workplace.newDirectory();
  await (await openMigrated({ dataDirectory: model })).close();
  return async () => {
    const dataDirectory = workplace.newDirectory();
    cpSync(join(model, 'database'), join(dataDirectory, 'database'), { recursive: true });
    return openMigrated({ dataDirectory });
  };
}
