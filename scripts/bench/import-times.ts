import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from '../node-binary.mjs';
import { nodeFlags } from '../node-flags.mjs';
import { projectRoot } from '../project-root.mjs';
import { believableCompanies, toCsv } from './believable-companies.ts';
import { type BenchEnvironment, openMigrated, repeat } from './bench-environment.ts';
import { hasProc } from './cpu-seconds.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { serverEnvironment } from './server-process.ts';

const ROUNDS = 3;
const FEW = 10_000;
const MANY = 100_000;
const POLL_MILLISECONDS = 50;
/** Of the import of many rows on PostgreSQL. */
const MAX_SECONDS = 15;
const MAX_MEGABYTES = 400;

type Where = { DATABASE_URL?: string; DATA_DIR: string };
type Measured = { seconds: number; megabytes: number };

/** `npm run import` as an operator runs it: from the start of the process to its end, with a migrated database. */
export async function measureImports(environment: BenchEnvironment, companies: number): Promise<Result[]> {
  const sizes = [FEW, MANY].filter((size) => size <= companies);
  const options = { environment, sizes };
  const results = await measure('embedded database', await embeddedCopies(environment), options);
  const { postgresql } = environment;
  if (postgresql === undefined) return results;
  const openServer = async (): Promise<Where> => {
    const DATABASE_URL = await postgresql.createDatabase();
    await (await openMigrated({ databaseUrl: DATABASE_URL, dataDirectory: environment.directory })).close();
    return { DATABASE_URL, DATA_DIR: environment.directory };
  };
  const limits = { maxSeconds: MAX_SECONDS, maxMegabytes: MAX_MEGABYTES };
  return [...results, ...(await measure(`PostgreSQL ${postgresql.version}`, openServer, { ...options, ...limits }))];
}

async function measure(
  where: string,
  open: () => Promise<Where>,
  {
    environment,
    sizes,
    maxSeconds,
    maxMegabytes,
  }: { environment: BenchEnvironment; sizes: number[]; maxSeconds?: number; maxMegabytes?: number },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const rows of sizes) {
    const file = join(environment.directory, `rows-${rows}.csv`);
    writeFileSync(file, toCsv(believableCompanies(rows)));
    const changed = join(environment.directory, `changed-${rows}.csv`);
    writeFileSync(
      changed,
      toCsv(believableCompanies(rows).map((company) => ({ ...company, phone: '+44 1224 555 0100' }))),
    );
    const updates: number[] = [];
    const rounds = await repeat(rows === FEW ? ROUNDS : 1, async () => {
      const where = await open();
      const measured = await importFile(file, where);
      if (rows === FEW) updates.push((await importFile(changed, where, '--update')).seconds);
      return measured;
    });
    const seconds = rounds.map((round) => round.seconds);
    const megabytes = rounds.map((round) => round.megabytes);
    const isLimited = rows === MANY;
    results.push({
      what: `import of ${rows} rows, whole command, ${where}`,
      value: percentile(seconds, 0.5),
      unit: 's',
      ...(isLimited && maxSeconds !== undefined && { atMost: maxSeconds }),
      note: `median of ${rounds.length}, ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`,
    });
    if (updates.length > 0)
      results.push({ what: '  all of them updated by a second file', value: percentile(updates, 0.5), unit: 's' });
    results.push({
      what: '  peak memory of its process',
      value: Math.max(...megabytes),
      unit: 'MB',
      ...(isLimited && maxMegabytes !== undefined && { atMost: maxMegabytes }),
    });
  }
  return results;
}

async function importFile(file: string, where: Where, ...flags: string[]): Promise<Measured> {
  const started = performance.now();
  const child = spawn(
    nodeBinary(),
    [...nodeFlags(where), join(projectRoot, 'server/operations/import-command.ts'), file, ...flags],
    {
      env: serverEnvironment(0, where),
      stdio: 'ignore',
    },
  );
  let megabytes = Number.NaN;
  const timer = setInterval(() => {
    megabytes = peakMegabytes(child) ?? megabytes;
  }, POLL_MILLISECONDS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1_000, megabytes };
}

/** Undefined where the system does not say it, and when the process has ended. */
function peakMegabytes({ pid }: ChildProcess): number | undefined {
  if (!hasProc) return undefined;
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak === undefined ? undefined : Math.round(Number(peak) / 1_024);
  } catch {
    return undefined;
  }
}

/** Making the embedded database takes seconds, a copy of it a fraction of one. */
async function embeddedCopies(environment: BenchEnvironment): Promise<() => Promise<Where>> {
  const model = environment.newDirectory();
  await (await openMigrated({ dataDirectory: model })).close();
  return async () => {
    const dataDirectory = environment.newDirectory();
    cpSync(join(model, 'database'), join(dataDirectory, 'database'), { recursive: true });
    return { DATA_DIR: dataDirectory };
  };
}
